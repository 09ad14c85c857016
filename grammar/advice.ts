/** Better advice than where a text cannot be read: what is missing, or what no rule knows, of texts that speak as other card games do. */

import { type Fault, fault, type Self } from './reading.ts'

type Advice = readonly [said: RegExp, advice: string, on?: readonly Self['type'][]]

const start = '(?<=^|[.;:,] )'
const end = '(?=[.;,]|$)'
const one = '(?:an?|one|any|any one|target|two|up to two|three)'

const table: readonly Advice[] = [
  // "When played, search your Mythos Deck for a Spell."
  [
    /\bsearch your (?:Mythos|Story) Deck for (?:(?!\band\b)[^.;,])+?(?=[.;]|$)(?![.;] (?:you may |then )?(?:put|place|take|play|return|draw|assign|bury|discard|give)\b)/iu,
    'It is not said what becomes of the card that is found: add "and take it into your Hand", or where else it goes.',
  ],
  // "Bring an Ally back from your Story Deck."
  [
    new RegExp(`\\b(?:bring|return|get|recover|retrieve) ${one} [^.;,]*?(?:back )?from your (?:Story Deck|Discard Pile)${end}`, 'iu'),
    'It is not said where the card goes: add "to your Hand", or "into play".',
  ],
  // "You may use the Gate without losing Sanity", "your Gates cost no Sanity".
  [
    new RegExp(
      `\\bGates?\\b[^.;,]*? (?:costs? (?:you )?(?:no Sanity|nothing)|without (?:losing|paying|spending|a loss of|any loss of) (?:any )?Sanity|for free|free of charge)${end}`,
      'iu',
    ),
    'To use a Gate costs no Sanity anyway: say what need not be paid for, as "Monsters you play cost no Sanity".',
  ],
  // "Draw a card when you read this", "reading this Tome costs 1 extra Sanity".
  [
    /\b(?:when(?:ever)? you read|each time you read|reading|to read) (?:this|it|a Tome)\b/iu,
    'No rule speaks of reading a Tome: say "when played", or "each time you cast a Spell".',
  ],
  [new RegExp(`${start}Goes first${end}`, 'iu'), 'It is not said in what this is first: "absorbs points first"?'],
  [
    new RegExp(`${start}(?:This \\w+ )?attacks (?:all|each|every|any number of)(?: of your)? (?:opponents?|players?)${end}`, 'iu'),
    'A card of a Threat is directed at one opponent: that it attacks several cannot be told.',
    ['Monster'],
  ],
  [
    new RegExp(`${start}(?:This \\w+ )?(?:may|can) attack any (?:player|opponent|Investigator)\\b`, 'iu'),
    'A Threat may be directed at any opponent anyway, wherever he is.',
    ['Monster'],
  ],
  [
    new RegExp(
      `${start}(?:When played, )?(?:this \\w+ |it )?attacks (?:immediately|at once|right away|as soon as it is played|when played)\\b`,
      'iu',
    ),
    'A Monster that is played waits in the Threat for Combat: only one that is Summoned attacks at once.',
    ['Monster'],
  ],
  [
    /\bcounts? as (?:two|three|four|\d+) (?!points?\b)[\p{L}’'-]+/iu,
    'One card meets one requirement: that it counts as several cannot be told.',
  ],
  // "Take control of one Ally until the end of the Round."
  [
    new RegExp(
      `\\b(?:take|gain|assume|seize) control of ${one} (?:\\p{Lu}[\\p{L}’'-]* ?)+(?=[.;,]|$| until\\b| for\\b| this\\b| during\\b)`,
      'iu',
    ),
    'It is not said whose card is taken: add "of your opponent".',
  ],
  // "You may play one extra card each Turn", "two cards next Turn".
  [
    /\byou may play (?:(?:one|an?|two|three|\d+) (?:extra|additional|more)|another|two|three) cards? (?:each|per|every|on your next|next|this|in a|on each) (?:of your )?Turn\b/iu,
    'One card is played on a Turn: say which may be played together, as "you may play two Allies together", or "take another Turn".',
  ],
  [
    /\b(?:may|can) ?not (?:stay|remain) here (?:for )?(?:more|longer) than\b/iu,
    'No rule makes a player leave: say what he suffers who stays, as "lose 1 Sanity at the start of each Turn you are here".',
  ],
  // "The first Tome you play here costs no Sanity."
  [
    /\bthe (?:first|second|third) [^.;,]+? you (?:play|cast)(?: here)? (?:costs?|gains?|adds?)\b/iu,
    'It is not said of what this is the first: of "each Round", or of "each Turn"?',
  ],
  // "May be played if you have a Doctor in play."
  [
    new RegExp(`${start}(?:This \\w+ )?(?:may|can) be played (?:if|while|when) [^.;,]+?${end}`, 'iu'),
    'It is not said whether it needs this, "may only be played if", or need not meet something, "may be played regardless of Location if".',
  ],
  [
    new RegExp(
      `\\b(?:gives?|must give) you (?:an?|one|two|three|\\d+) (?:cards?|Allies|Ally|Artifacts?|Tomes?)(?: of (?:his or her|his|her|their) choice)?${end}`,
      'iu',
    ),
    'It is not said where the card comes from: add "from his Hand".',
  ],
]

const endsSo = /^(?:You may )?(?:bury|discard) (?:this (?:card|Phobia|Event)|it)\b[^.;]*\.?$/iu
const castSo =
  /^(?:This (?:card|Spell) )?(?:(?:may|can) only be cast|(?:may|can) be cast only|may ?not be cast|can ?not be cast|cast only|only cast)\b[^.;]*\.?$/iu
const anyMoment = 'begin with "When played:", "As your Turn:" or another moment.'

/** What is wrong with a text that cannot be read, told as it helps most. */
export function advised(read: Fault, text: string, self: Self | undefined): Fault {
  const { message } = read
  if (self?.type === 'Monster' && message.includes(anyMoment))
    return { ...read, message: message.replace(anyMoment, 'begin with "When revealed:", "After Combat:" or another moment.') }
  if (message.startsWith('This says nothing that') && endsSo.test(text.trim()))
    return { ...read, message: 'This tells when this card goes, and not what it does.' }
  if (self?.type === 'Spell' && message.startsWith('It is not said when this is cast') && castSo.test(text.trim()))
    return { ...read, message: 'This tells when it may be cast, and not what it does.' }
  for (const [said, advice, on] of table) {
    const found = on === undefined || (self && on.includes(self.type)) ? said.exec(text) : null
    if (found && isThere(read, text, found.index)) return fault(advice, found.index, found[0].length)
  }
  return read
}

/** Whether it went wrong in the sentence that stands at a place. */
function isThere({ at, length }: Fault, text: string, place: number): boolean {
  const from = text.slice(0, place).search(/[^.;]*$/u)
  const stop = text.slice(place).search(/[.;]/u)
  const to = stop < 0 ? text.length : place + stop
  return at <= to && at + length >= from
}
