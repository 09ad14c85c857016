/** What the target line of an Event or Spell tells of the words in its text: "this Ally", "the victim", "the chosen Weapon" are the target. */

import type { Self } from './reading.ts'
import { inTurn, type Rewording, reworded } from './rewording.ts'

const kinds = 'ally|monster|artifact|tome|weapon|spell|event|phobia|location|cultist|gate|great old one'
const oneOfThem = new RegExp(`^(?:(?:(?:an|one|any) )?opponent[’']s|one|an|a|any|your|target)? ?(?:[a-z]+ )?(${kinds})(?: card)?$`, 'i')

const oneThreat = /^(?:(?:one|any one|any|an?) )?(?:opponent[’']s )?(?:directed )?threat$/i

/** Whoever it is done to, by a word of no rule: the Ally on the target line. */
const victim = '(?:victim|sleeper|sufferer|unfortunate|wretch|poor (?:soul|wretch|fellow))'

const picked = '(?:chosen|named|selected|picked|designated|targeted|affected|said|unlucky|hapless|unfortunate)'

const bearing = '(?=(?:may not|cannot|can not) (?:use|bear|carry|wield)\\b)'
const unarmedHe = new RegExp(`(?<=^|[.;] )(?:he or she|he|she) ${bearing}`, 'gi')
const unarmedToo = new RegExp(
  `(?<=\\b(?:target ally|he or she|he|she) (?:may not|cannot|can not) [^.;:()]*?,? (?:and|or|nor) )${bearing}`,
  'gi',
)

/** Which kind of card the line speaks of, where it is one. */
function kindOf(self: Self | undefined): string | undefined {
  if ((self?.type !== 'Event' && self?.type !== 'Spell') || !self.target) return undefined
  const kind = oneOfThem.exec(self.target)?.[1]
  return kind && kind.toLowerCase() !== self.type.toLowerCase() ? kind : undefined
}

const capital = (kind: string): string => kind.replace(/(?:^| )[a-z]/g, (letter) => letter.toUpperCase())

/** The text with the card of the line called the target, where another word for it could mean this card, or nothing; nothing where there is none. */
export function asItsLineSays(text: string, self: Self | undefined): Rewording | undefined {
  // "All Servitors in target Threat", of a line that says whose it is.
  if (self && /^your threat$/i.test(self.target ?? '')) return reworded(text, /\btarget Threat\b/gi, () => 'your Threat')
  // "Halve all Sanity losses", of a line that says for whom.
  if (self && /^your investigator$/i.test(self.target ?? ''))
    return reworded(text, /\b(?:all|any) (?=Sanity (?:losses|gains)\b)/gi, () => 'your ')
  // "No Ghoul in that Threat may attack", of a line that names a Threat.
  if ((self?.type === 'Event' || self?.type === 'Spell') && oneThreat.test(self.target ?? ''))
    return reworded(text, /(?<=\b(?:in|of|from) )(?:that|this) (?:Directed )?Threat\b/gi, () => 'target Threat')
  const kind = kindOf(self)
  if (!kind) return undefined
  const target = `target ${capital(kind)}`
  const put =
    (meant: string) =>
    (found: string): string =>
      /^\p{Lu}/u.test(found) ? meant[0]!.toUpperCase() + meant.slice(1) : meant
  return inTurn(text, [
    (so) => reworded(so, new RegExp(`\\bthis ${kind}\\b(?![’'-])`, 'gi'), put(target)),
    (so) => reworded(so, new RegExp(`\\bthe ${picked} ${kind}\\b(?![’'-])`, 'gi'), put(target)),
    (so) => reworded(so, new RegExp(`\\b(?:the|a|any one|his|her|this|that) ${victim}\\b(?![’'-])`, 'gi'), put(target)),
    // "He or she may not use any Weapon", "..., and may not use any Weapon": the target, and not the card that says so.
    (so) => (kind.toLowerCase() === 'ally' ? reworded(so, unarmedHe, put(`${target} `)) : undefined),
    (so) => (kind.toLowerCase() === 'ally' ? reworded(so, unarmedToo, () => `${target} `) : undefined),
    // "Discard any Weapon held by target Ally": whose the line says he is.
    (so) =>
      reworded(
        so,
        new RegExp(`\\b(held|borne|carried|known|wielded|used) by (?:target|that|the) ${kind}\\b(?![’'-])`, 'gi'),
        (_found, [how]) => `${how === 'known' ? 'held' : how} by the target`,
      ),
    (so) =>
      reworded(
        so,
        new RegExp(
          `\\b(bury|discard|flip) (?:(?:the|any)( (?:Weapons?|Artifacts?|Spells?|Tomes?)) (?:(?:held|borne|carried|wielded) by the target|of (?:the target|target ${kind}))|target ${kind}[’']s( (?:Weapons?|Artifacts?|Spells?|Tomes?)))(?![’'-])`,
          'gi',
        ),
        (_found, [how, what, his]) => `${how} each${what ?? his} held by the target`,
      ),
    (so) =>
      reworded(
        so,
        /(?<=^|[.;:,] )(?:the|any)( (?:Weapons?|Artifacts?|Spells?|Tomes?)) (?:held|borne|carried|wielded) by the target (?:is|are|must be) (bur|discard|flip)(?:ied|ed|ped)\b/gi,
        (_found, [what, how = '']) => `${how.toLowerCase() === 'bur' ? 'Bury' : capital(how.toLowerCase())} each${what} held by the target`,
      ),
    // "Ally must discard his or her Weapon", "if Ally has no Weapon".
    (so) =>
      reworded(
        so,
        new RegExp(
          `(?<=^|[.;:,] )(?:(?:the|that|target) )?${kind} must (bury|discard|flip) (?:his or her|his|her|its|their|any)( (?:Weapons?|Artifacts?|Spells?|Tomes?))(?=[.;,]|$)`,
          'gi',
        ),
        (_found, [how = '', what]) => `${capital(how.toLowerCase())} each${what} held by the target`,
      ),
    (so) =>
      reworded(
        so,
        new RegExp(`\\b(bury|discard|flip) (?:(?:the|that) )?${kind}[’']s( (?:Weapons?|Artifacts?|Spells?|Tomes?))(?![’'-])`, 'gi'),
        (_found, [how, what]) => `${how} each${what} held by the target`,
      ),
    (so) =>
      reworded(
        so,
        new RegExp(`\\b(if|unless) (?:the |that )?${kind} (?=(?:has|bears|carries|holds|wields|does not have) )`, 'gi'),
        (_found, [how]) => `${how} ${target} `,
      ),
    // "That Ally sleeps: Flip face-down."
    (so) =>
      reworded(so, /(^|[.:;] )(flip)(?= (?:face[- ])(?:down|up)\b)/gi, (_found, [before = '', flip = '']) => `${before}${flip} ${target}`),
  ])
}

/** "Choose one opponent; his Allies ...": those of the one who is chosen, on a card of which the rest is done to him. */
const hisChosen = /\bchoose (?:one|any one|an|any) opponent(?:[.;:,]| and)(?: and)? (?:his or her|his|her|their) /gi

/** The same where a text cannot be read: "the Ally" is that one, too, if no other is spoken of. */
export function asItsLineMeans(text: string, self: Self | undefined): Rewording | undefined {
  if (self?.type !== 'Event' && self?.type !== 'Spell') return undefined
  const chosen = reworded(text, hisChosen, (found) => (/^C/.test(found) ? "Your opponent's " : "your opponent's "))
  if (chosen) return chosen
  const kind = kindOf(self)
  if (!kind || new RegExp(`\\b(?:an?|one|each|every|any|all|another|other|two|three|both) (?:\\S+ )?${kind}`, 'i').test(text))
    return undefined
  const target = `target ${capital(kind)}`
  return reworded(
    text,
    new RegExp(`\\b(the|that) ${kind}\\b(?![’'-])(?! (?:who|which|that|with|of|in|held|borne|carried)\\b)`, 'gi'),
    (found) => (/^\p{Lu}/u.test(found) ? target[0]!.toUpperCase() + target.slice(1) : target),
  )
}
