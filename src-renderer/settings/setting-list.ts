/**
 * Every setting of the window with its name, what it does in one line, and what it can be: the screen shows them, its search
 * finds each, and the list of commands offers each choice.
 */
import { type Settings, textSizes, themes } from '../state/settings.svelte.ts'

type Plain = Exclude<keyof Settings, 'keys' | 'recent'>

export interface Setting {
  readonly key: Plain
  readonly group: 'look' | 'table' | 'keys'
  readonly name: string
  /** What comes of it. */
  readonly hint: string
  /** What else one may look for it by. */
  readonly also: string
  /** Two of them, true and false, are a box to tick. */
  readonly choices: readonly { readonly value: Settings[Plain]; readonly name: string }[]
}

const onOff = [
  { value: true, name: 'on' },
  { value: false, name: 'off' },
] as const

export const settingList: readonly Setting[] = [
  {
    key: 'theme',
    group: 'look',
    name: 'Theme',
    hint: 'The cards are paper in every theme.',
    also: 'dark light contrast parchment colours appearance',
    choices: themes.map(({ id, name }) => ({ value: id, name })),
  },
  {
    key: 'textSize',
    group: 'look',
    name: 'Size of text',
    hint: 'Everything grows with it but the cards on the table.',
    also: 'zoom larger smaller font letters',
    choices: textSizes.map((size) => ({ value: size, name: `${Math.round(size * 100)} %` })),
  },
  {
    key: 'motion',
    group: 'look',
    name: 'Motion',
    hint: 'Without motion, what has changed is marked and not animated.',
    also: 'animation reduced still moves',
    choices: [
      { value: 'system', name: 'As the system has it' },
      { value: 'still', name: 'Nothing moves' },
    ],
  },
  {
    key: 'faces',
    group: 'look',
    name: 'Faces of cards',
    hint: 'A card without a scan of yours shows its text face either way.',
    also: 'pictures scans images text face',
    choices: [
      { value: 'scans', name: 'My scans, where there are any' },
      { value: 'text', name: 'Always the text face' },
    ],
  },
  {
    key: 'pace',
    group: 'table',
    name: 'Pace of bots',
    hint: 'How long a bot’s move stays before the next one; you can go on at any time.',
    also: 'speed slow fast pause wait one by one',
    choices: [
      { value: 'at once', name: 'At once' },
      { value: 'brisk', name: 'Brisk: a moment each' },
      { value: 'calm', name: 'Calm: time to read' },
      { value: 'step', name: 'One by one, when I go on' },
    ],
  },
  {
    key: 'reasons',
    group: 'table',
    name: 'Reasons of bots',
    hint: 'What speaks for a bot’s move stands beside it: no more than you could tell from the table.',
    also: 'why explain bots log',
    choices: onOff,
  },
  {
    key: 'zoom',
    group: 'table',
    name: 'Shown large',
    hint: 'What is held up beside a card: the card, or its words in plain type.',
    also: 'zoom text card preview',
    choices: [
      { value: 'card', name: 'The card' },
      { value: 'text', name: 'Its words' },
    ],
  },
  {
    key: 'hover',
    group: 'table',
    name: 'Show a card large when it is pointed at',
    hint: 'Off, a card is shown large by its key alone.',
    also: 'zoom hover pointer mouse delay preview',
    choices: onOff,
  },
  {
    key: 'skipSingle',
    group: 'table',
    name: 'Skip what leaves a single choice',
    hint: 'The only choice is made for you and stands in the log; secrets are never skipped past.',
    also: 'prompts automatic skips single choice confirmations',
    choices: onOff,
  },
  {
    key: 'sounds',
    group: 'table',
    name: 'Short sounds',
    hint: 'Heard when you are asked, and at the end of a match.',
    also: 'audio noise volume mute',
    choices: onOff,
  },
  {
    key: 'letters',
    group: 'keys',
    name: 'Single letters, digits and signs are shortcuts',
    hint: 'Off, only keys with Ctrl or Alt and those that print nothing do something. In a text field they are always text.',
    also: 'keyboard shortcuts accidental speech',
    choices: onOff,
  },
]
