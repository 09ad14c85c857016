/** A Monster that absorbed nothing in a Combat, and so is not buried: told by the condition, and by what is not done. */

import type { Clause } from '../clauses.ts'

const it = '(?:THIS|it)'
const none = `(?:absorb no point(?: at all)?|do not absorb (?:any|a single|a) point|have absorb no point|survive without absorb (?:any|a) point)`
const combat = '(?: (?:in|during) (?:a |the |that |any |this )?combat)?'
const when = `^(?:if|when) ${it} ${none}${combat}(?: ,)? `
const rather = `(?:instead of (?:is )?bury(?: ${it})?|rather than (?:is )?bury(?: ${it})?) ,? ?`
const begins = `(?:begin|start|enter) the (?:next|follow|following) round with ${it} (?:still )?in your threat`
const stays = `(?:${it} )?(?:remain|stay|is keep|is leave|is still) in your threat(?: (?:for|until|into) the (?:next|follow|following) (?:round|combat))?`
const keep = `(?:keep|leave) ${it} in your threat(?: (?:for|until|into) the (?:next|follow|following) (?:round|combat))?`
const safe = `(?:do not bury ${it}|${it} is not bury|${it} need not is bury)(?: (?:after|at the end of) (?:the )?combat)?`

export const unhurt: readonly Clause[] = [
  [
    new RegExp(`${when}(?:${rather})?(?:${begins}|${stays}|${keep})(?: instead)?$`),
    'if this card would is bury in combat without any loss , keep it in your threat instead',
    ['Monster'],
  ],
  [new RegExp(`${when}${safe}$`), 'do not bury this card after combat if it absorb no point', ['Monster']],
  [
    new RegExp(`^(?:instead of|rather than) bury ${it} (?:if|when) ${it} ${none}${combat} , (?:${begins}|${keep})$`),
    'if this card would is bury in combat without any loss , keep it in your threat instead',
    ['Monster'],
  ],
]
