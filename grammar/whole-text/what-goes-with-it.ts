/** What goes with a card as a text tells it: the Spells in a Tome that is flipped, the Location one leaves by discarding it. */

import type { Op, Rule } from '../ast.ts'
import type { Step } from './step.ts'

const withSpells =
  /\bflip (?:this (?:Tome|card)|it),? (?:and|with|together with|along with) (?:all (?:of )?|any )?(?:its |the |of its )?Spells?(?: in it| it contains| therein)?\b/i

const itsSpells: Op = { flip: { is: { type: 'Spell' }, pick: 'all', borneBy: 'self' }, face: 'down' }

/** "Flip this Tome and its Spells face-down": they lie so by themselves, and stay so when the Tome is turned up. */
export const spellsFlippedWithIt: Step = (rules, { self, text }) => {
  if (self?.type !== 'Tome' || !withSpells.test(text)) return rules
  const isFlip = (op: Op): boolean => 'flip' in op && op.flip.ref === 'self' && op.face === 'down'
  return rules.map((rule): Rule => {
    if (rule.kind !== 'on' && rule.kind !== 'action') return rule
    if (rule.cost?.some((each) => typeof each === 'object' && 'self' in each && each.self === 'flip'))
      return { ...rule, do: [itsSpells, ...rule.do] }
    return rule.do.some(isFlip) ? { ...rule, do: rule.do.flatMap((op) => (isFlip(op) ? [itsSpells, op] : [op])) } : rule
  })
}

/** "Discard this Location and return to your former one": once it has gone the former one is the Current Location (M6.60), and no other is brought there. */
export const backByLeaving: Step = (rules, { self }) =>
  self?.type !== 'Location'
    ? rules
    : rules.map((rule): Rule => {
        if (rule.kind !== 'action') return rule
        const [price, ...others] = rule.cost ?? []
        const isOwn = typeof price === 'object' && 'self' in price && (price.self === 'discard' || price.self === 'bury')
        const [back, ...more] = rule.do
        const isBack =
          back && 'toTop' in back && back.toTop.pick === 'top' && back.toTop.in === 'story' && back.toTop.is?.type === 'Location'
        if (!isOwn || others.length > 0 || !isBack || Object.keys(back.toTop.is!).length > 1) return rule
        const { cost: _, ...free } = rule
        return {
          ...free,
          do: [{ move: { ref: 'location' }, to: price.self as 'discard' | 'bury', ...(back.gateShut ? { gateShut: true } : {}) }, ...more],
        }
      })

/** "Any one of your Students can know one Spell": which of them, nobody picks where it always holds. */
export const whoHoldsIt: Step = (rules) =>
  rules.some((rule) => rule.kind === 'static' && 'holdsSpells' in rule.effect && rule.effect.of?.pick === 'choose')
    ? 'It is not said which of them can know a Spell: say "each of your ...".'
    : rules
