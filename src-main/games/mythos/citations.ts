/**
 * Which rules stand behind what is printed on a card, and behind an open
 * question: for the book of rules, which names the cards that use a rule, and
 * for whoever asks in the middle of a match.
 *
 * A rule is cited for a construct of the card language, never for a card. That
 * an Ally is played by the rules for Allies goes without saying; what is cited
 * is the rule one would look up when the clause comes into doubt.
 */
import type { Rule } from '../../../grammar/ast.ts'
import type { CardType, InvestigatorCard, PrintedCard } from '../../../grammar/card.ts'
import type { Seat } from '../../engine/game.ts'
import { openQuestion } from './agenda.ts'
import { isInvestigator, isWalking, printed } from './places.ts'
import type { State } from './state.ts'
import type { Task } from './tasks.ts'

/** Where in a rule object a rule is cited for. All that is given must hold. */
export interface Mark {
  /** A field of the object. */
  readonly has: string
  /** What the field is, or holds in a list. */
  readonly is?: string | boolean
  /** The field that the object itself lies in. */
  readonly under?: string
  /** On cards of this Type. */
  readonly of?: CardType
  readonly rule: string
  readonly because: string
}

/** Constructs of clauses (grammar/ast.ts). */
export const ofClauses: readonly Mark[] = [
  // When something can be done or happens.
  { has: 'window', is: 'turn', of: 'Artifact', rule: 'M5.4', because: 'It is used as a Turn.' },
  { has: 'window', is: 'turn', of: 'Ally', rule: 'M5.20', because: 'It offers an action that costs a Turn, later than its own.' },
  { has: 'window', is: 'turn', rule: 'M5.7', because: 'It offers an action that costs a Turn.' },
  { has: 'window', is: 'combat', rule: 'M14.19', because: 'It is used in the Spell and Artifact step of Combat.' },
  { has: 'window', is: 'cast', rule: 'M9.24', because: 'It is cast.' },
  { has: 'stayed', is: 'here', rule: 'M19.2', because: 'It asks for a Turn of remaining here.' },
  { has: 'stayed', is: 'hereTwice', rule: 'M19.2', because: 'It asks for two Turns of remaining here.' },
  { has: 'stayed', is: 'withThis', rule: 'M5.18', because: 'It cannot be used on the Turn it came into play.' },
  { has: 'after', is: 'played', rule: 'M5.24', because: 'It answers a card that was Just Played.' },
  { has: 'after', is: 'playedOrCast', rule: 'M5.24', because: 'It answers a card that was Just Played, or a Spell that was Just Cast.' },
  { has: 'after', is: 'cast', rule: 'M5.25', because: 'It answers a Spell that was Just Cast.' },
  { has: 'on', is: 'turnStart', rule: 'M5.14', because: 'It happens at the beginning of a Turn.' },
  { has: 'on', is: 'arrived', rule: 'M6.27', because: 'It happens on arrival.' },
  { has: 'on', is: 'roundEnd', rule: 'M15.3', because: 'It happens at the end of the Round.' },
  { has: 'on', is: 'beforeReveal', rule: 'M14.27', because: 'It works before Monsters are revealed.' },
  { has: 'on', is: 'threatRevealed', rule: 'M14.34', because: 'It happens when the Threat is revealed.' },
  { has: 'on', is: 'survivedCosmicBattle', rule: 'M14.76', because: 'It needs surviving the Cosmic Battle.' },
  { has: 'on', is: 'reachedDefenders', rule: 'M14.77', because: 'It needs a point that reaches the Allies Defend step.' },
  { has: 'on', is: 'combatEnded', rule: 'M14.83', because: 'It happens when Combat ends.' },
  { has: 'turnStarts', under: 'on', rule: 'M5.14', because: 'It happens at the beginning of a Turn.' },
  { has: 'passed', under: 'on', rule: 'M13.11', because: 'It happens at a Pass.' },
  { has: 'kind', is: 'instead', rule: 'M19.7', because: 'It puts something else in the place of a loss.' },
  { has: 'fullLoss', is: false, rule: 'M14.84', because: 'It stays if it absorbed less than its full value.' },
  { has: 'unhurt', is: true, rule: 'M14.83', because: 'It is buried only if it absorbed something.' },
  { has: 'onceCast', rule: 'M9.24', because: 'It says what becomes of a Spell that was cast.' },
  { has: 'cast', under: 'what', rule: 'M17.7', because: 'It limits how often Spells are cast.' },
  { has: 'faceDown', is: true, rule: 'M1.35', because: 'It says what holds face-down.' },
  // Sanity and prices.
  { has: 'sanity', under: 'cost', rule: 'M2.23', because: 'Using it costs Sanity.' },
  { has: 'sanity', is: 'pentagram', rule: 'M19.18', because: 'It says whether a pentagram applies.' },
  { has: 'cost', is: 'gate', rule: 'M11.6', because: 'Its price is a Gate.' },
  { has: 'stat', is: 'sanityMax', rule: 'M2.12', because: 'It changes a maximum of Sanity.' },
  { has: 'stat', is: 'cost', rule: 'M2.28', because: 'It changes what cards cost.' },
  { has: 'stat', is: 'castingCost', rule: 'M9.26', because: 'It changes what casting costs.' },
  { has: 'stat', is: 'education', rule: 'M2.4', because: 'It changes Education.' },
  { has: 'what', is: 'gainSanity', rule: 'M17.7', because: 'It forbids gaining Sanity.' },
  { has: 'what', is: 'drawCards', rule: 'M17.7', because: 'It forbids drawing cards.' },
  { has: 'what', is: 'drawForRound', rule: 'M15.31', because: 'It forbids drawing at the beginning of a Round.' },
  // Where cards go.
  { has: 'to', is: 'bury', rule: 'M1.29', because: 'It buries.' },
  { has: 'how', is: 'bury', rule: 'M1.29', because: 'It buries.' },
  { has: 'self', is: 'bury', rule: 'M1.29', because: 'It is buried by its use.' },
  { has: 'to', is: 'discard', rule: 'M1.30', because: 'It discards.' },
  { has: 'how', is: 'discard', rule: 'M1.30', because: 'It discards.' },
  { has: 'self', is: 'discard', rule: 'M1.30', because: 'It is discarded by its use.' },
  // Hands, draws and decks.
  { has: 'stat', is: 'handMin', rule: 'M15.7', because: 'It changes a Minimum.' },
  { has: 'stat', is: 'handMax', rule: 'M15.7', because: 'It changes a Maximum.' },
  { has: 'stat', is: 'draw', rule: 'M15.33', because: 'It changes how many cards are drawn at the beginning of a Round.' },
  { has: 'draw', rule: 'M15.27', because: 'It draws cards.' },
  { has: 'shuffle', is: 'deck+discard', rule: 'M15.30', because: 'It shuffles.' },
  { has: 'look', rule: 'M1.44', because: 'It lets one look at hidden cards.' },
  { has: 'reveal', rule: 'M19.17', because: 'It reveals cards.' },
  { has: 'pick', is: 'random', rule: 'M1.43', because: 'It leaves a choice to luck.' },
  // Places and travel.
  { has: 'travel', under: 'do', rule: 'M6.40', because: 'It says where and when one may travel.' },
  { has: 'placed', is: 'walking', rule: 'M19.10', because: 'It travels as if walking.' },
  { has: 'walkTo', rule: 'M6.21', because: 'It allows walking where one cannot walk.' },
  { has: 'toTop', rule: 'M6.69', because: 'It moves a Location to the top of a Story Deck.' },
  { has: 'travelOn', rule: 'M6.40', because: 'It lets one travel on at once.' },
  { has: 'turnTop', rule: 'M6.27', because: 'It turns a Location on top of a Story Deck.' },
  { has: 'popStory', rule: 'M6.60', because: 'It takes away a Current Location.' },
  { has: 'reachBy', rule: 'M6.54', because: 'It says how a Location is reached.' },
  { has: 'leaveBy', rule: 'M6.54', because: 'It says how a Location is left.' },
  { has: 'canSurvive', rule: 'M19.15', because: 'It asks who can survive there.' },
  { has: 'survives', rule: 'M19.15', because: 'It protects from Space, water or Radiation.' },
  { has: 'spread', rule: 'M18.6', because: 'It spreads to players in the same place.' },
  { has: 'excluded', is: 'epidemic', rule: 'M18.7', because: 'It keeps somebody out of an Epidemic.' },
  // Gates, Monsters, joining.
  { has: 'gateReuse', rule: 'M11.11', because: 'It allows further uses of a Gate.' },
  { has: 'attribute', is: 'Gate', rule: 'M11.10', because: 'It gives a Gate.' },
  { has: 'gateOf', rule: 'M17.7', because: 'It forbids the use of a Gate.' },
  { has: 'what', is: 'useGates', rule: 'M17.7', because: 'It forbids the use of Gates.' },
  { has: 'join', rule: 'M11.20', because: 'It says what Joins.' },
  { has: 'playAs', is: 'ally', rule: 'M11.27', because: 'It lets a Monster be an Ally.' },
  { has: 'playAs', is: 'monster', rule: 'M11.32', because: 'It lets an Ally go to the Threat.' },
  { has: 'visible', rule: 'M11.38', because: 'It makes Invisible or visible.' },
  { has: 'sees', rule: 'M14.57', because: 'It sees the Invisible.' },
  { has: 'bypass', rule: 'M11.40', because: 'It bypasses a part of Combat.' },
  { has: 'extendGOO', rule: 'M11.56', because: 'It lets a Great Old One stay longer.' },
  { has: 'countsAs', rule: 'M19.16', because: 'It counts also as another card.' },
  { has: 'standsIn', rule: 'M12.45', because: 'It stands for any required card.' },
  // Allies and what they bear.
  { has: 'attribute', is: 'Steadfast', rule: 'M7.12', because: 'It makes Steadfast.' },
  { has: 'attribute', is: 'Corrupt', rule: 'M7.12', because: 'It makes Corrupt.' },
  { has: 'attachedTo', rule: 'M8.3', because: 'It is given to another card.' },
  { has: 'carries', rule: 'M8.4', because: 'It may be given cards later.' },
  { has: 'cannotBear', rule: 'M8.17', because: 'It says what cannot be borne.' },
  { has: 'give', under: 'do', rule: 'M8.21', because: 'It moves to another bearer.' },
  { has: 'holdsSpells', of: 'Ally', rule: 'M7.19', because: 'This Ally can know Spells.' },
  { has: 'holdsSpells', of: 'Artifact', rule: 'M8.12', because: 'This Artifact can know Spells.' },
  { has: 'holdsSpells', rule: 'M7.19', because: 'It lets Allies know Spells.' },
  { has: 'flip', under: 'do', rule: 'M19.12', because: 'It flips cards.' },
  { has: 'staysFaceDown', rule: 'M15.11', because: 'It keeps a card face-down.' },
  { has: 'self', is: 'flip', rule: 'M8.9', because: 'It is flipped by its use.' },
  { has: 'self', is: 'rotate', rule: 'M8.9', because: 'It is rotated by its use.' },
  // Tomes and Spells.
  { has: 'stat', is: 'spellCapacity', rule: 'M9.6', because: 'It changes how many Spells a Tome holds.' },
  { has: 'languages', under: 'effect', rule: 'M9.2', because: 'It gives a language to read in.' },
  { has: 'moveSpells', rule: 'M9.20', because: 'It moves Spells between holders.' },
  { has: 'allow', is: 'summon', rule: 'M9.34', because: 'It Summons.' },
  { has: 'allow', is: 'control', rule: 'M9.47', because: 'It Controls.' },
  { has: 'control', under: 'do', rule: 'M9.48', because: 'It takes a Monster.' },
  // Events.
  { has: 'stat', is: 'phobiaLimit', rule: 'M10.16', because: 'It changes how many Phobias a Turn removes.' },
  { has: 'what', is: 'buryPhobias', rule: 'M10.15', because: 'It forbids burying Phobias.' },
  { has: 'time', under: 'effect', rule: 'M10.24', because: 'It makes Day or Night.' },
  { has: 'time', rule: 'M10.21', because: 'It asks for Day or Night.' },
  { has: 'redirect', rule: 'M10.5', because: 'It turns Events toward another player.' },
  // Turns, Passes and answers.
  { has: 'skip', is: 'turn', rule: 'M5.22', because: 'It costs a Turn.' },
  { has: 'skip', is: 'combat', rule: 'M13.15', because: 'It skips Combat.' },
  { has: 'skip', is: 'discardStep', rule: 'M15.5', because: 'It skips the discarding.' },
  { has: 'passes', is: 'void', rule: 'M13.10', because: 'It voids Passes.' },
  { has: 'passes', is: 'end', rule: 'M13.12', because: 'It ends the card play.' },
  { has: 'passes', is: 'declare', rule: 'M13.11', because: 'It makes a Pass.' },
  { has: 'passesEnd', rule: 'M13.9', because: 'It looks at the Passes that stand.' },
  { has: 'stat', is: 'passesToEnd', rule: 'M13.9', because: 'It changes how many Passes are needed.' },
  { has: 'what', is: 'pass', rule: 'M5.10', because: 'It says something about Passing.' },
  { has: 'cancel', rule: 'M19.5', because: 'It cancels.' },
  { has: 'dictate', rule: 'M19.3', because: 'It dictates the next play.' },
  { has: 'playNext', rule: 'M19.4', because: 'It asks for a play on the next Turn.' },
  { has: 'play', under: 'do', rule: 'M5.17', because: 'It plays a card at once.' },
  { has: 'rightAfter', rule: 'M19.19', because: 'It allows a second play in the same Turn.' },
  { has: 'what', is: 'castSpells', rule: 'M17.7', because: 'It forbids casting.' },
  { has: 'play', under: 'what', rule: 'M10.26', because: 'It forbids playing a kind of card.' },
  { has: 'waive', is: 'attribute', rule: 'M19.8', because: 'It waives the attribute of a Location.' },
  { has: 'waive', is: 'place', rule: 'M19.9', because: 'It waives where somebody comes from.' },
  { has: 'waive', is: 'region', rule: 'M19.9', because: 'It waives the Region.' },
  { has: 'waive', is: 'dimension', rule: 'M6.14', because: 'It permits another Dimension.' },
  { has: 'waive', is: 'language', rule: 'M9.1', because: 'It waives the language.' },
  { has: 'waive', is: 'needed', rule: 'M11.46', because: 'It waives the cards that another needs.' },
  { has: 'waive', is: 'oneNeeded', rule: 'M11.46', because: 'It waives one of the cards that another needs.' },
  { has: 'waive', is: 'gate', rule: 'M11.1', because: 'It waives the Gate.' },
  // Combat.
  { has: 'commit', is: 'threat', rule: 'M8.24', because: 'It lets an Ally join a Threat.' },
  { has: 'commit', is: 'assault', rule: 'M14.67', because: 'It concerns Assaults.' },
  { has: 'commit', is: 'defence', rule: 'M14.14', because: 'It lets somebody defend.' },
  { has: 'what', is: 'defend', rule: 'M14.13', because: 'It compels Allies to defend.' },
  { has: 'defendWith', rule: 'M14.13', because: 'It compels Allies to defend.' },
  { has: 'what', is: 'threatFaceUp', rule: 'M1.19', because: 'It turns a Threat face-up.' },
  { has: 'what', is: 'handFaceUp', rule: 'M1.16', because: 'It lays a Hand open.' },
  { has: 'threatValue', rule: 'M14.40', because: 'It changes a Threat as a whole.' },
  { has: 'opposing', is: true, rule: 'M14.37', because: 'It reaches cards in the same Battle.' },
  { has: 'attack', rule: 'M14.87', because: 'It attacks outside Combat.' },
  { has: 'group', is: 'Command', rule: 'M14.61', because: 'It is a Command Ability.' },
  // How effects add up, and whom they reach.
  { has: 'stacking', is: 'yes', rule: 'M17.16', because: 'It calls itself cumulative.' },
  { has: 'floor', rule: 'M7.18', because: 'It names a least value.' },
  { has: 'ceiling', rule: 'M7.15', because: 'It names a greatest value.' },
  { has: 'how', is: 'half', rule: 'M17.22', because: 'It halves values.' },
  { has: 'how', is: 'set', rule: 'M17.19', because: 'It sets a value.' },
  { has: 'half', rule: 'M19.14', because: 'It speaks of a half.' },
  { has: 'who', is: 'each', rule: 'M17.27', because: 'It reaches all Investigators.' },
  { has: 'of', is: 'each', rule: 'M17.27', because: 'It reaches all Investigators.' },
  { has: 'who', is: 'eachOpponent', rule: 'M17.27', because: 'It reaches all opponents.' },
  { has: 'of', is: 'eachOpponent', rule: 'M17.27', because: 'It reaches all opponents.' },
  { has: 'immuneTo', is: 'GreatOldOnes', rule: 'M17.4', because: 'It protects from Great Old Ones.' },
  { has: 'wouldPay', rule: 'M2.29', because: 'It can be done instead of paying.' },
]

/** Facts printed on a card, and the marks of a recipe (grammar/card.ts). */
export const ofFacts: readonly Mark[] = [
  { has: 'unique', is: true, under: '', rule: 'M3.6', because: 'It bears the Uniqueness Dot.' },
  { has: 'exotic', is: true, under: '', rule: 'M6.53', because: 'It is an Exotic Location.' },
  { has: 'attributes', is: 'Island', of: 'Location', rule: 'M6.51', because: 'It is an Island.' },
  { has: 'attributes', is: 'Cultist', of: 'Ally', rule: 'M7.26', because: 'It is a Cultist.' },
  { has: 'anyDimension', is: true, rule: 'M6.16', because: 'It bears no Dimension Indicator.' },
  { has: 'past', under: 'foundAt', rule: 'M7.6', because: 'It is found in the Past.' },
  { has: 'attributes', under: 'foundAt', rule: 'M7.2', because: 'It is found at any place of a kind.' },
  { has: 'publicAttributes', under: 'foundAt', rule: 'M7.3', because: 'It is found where a public attribute holds.' },
  { has: 'mode', is: 'and', under: 'languages', of: 'Tome', rule: 'M9.3', because: 'It is written in its languages together.' },
  { has: 'mode', is: 'or', under: 'languages', of: 'Tome', rule: 'M9.4', because: 'Any of its languages is enough.' },
  { has: 'values', rule: 'M11.16', because: 'It has more than one printed value.' },
  { has: 'invisible', is: true, under: '', rule: 'M11.38', because: 'It is Invisible.' },
  { has: 'invisible', is: 'choice', under: '', rule: 'M11.44', because: 'It may be visible or invisible.' },
  { has: 'goo', is: true, under: '', rule: 'M11.46', because: 'It is a Great Old One or Outer God.' },
  { has: 'subtype', is: 'Enchanted Weapon', under: '', rule: 'M8.24', because: 'It is an Enchanted Weapon.' },
  { has: 'subtype', is: 'Weapon', under: '', rule: 'M8.15', because: 'It is a Weapon.' },
  { has: 'subtype', is: 'Phobia', under: '', rule: 'M10.14', because: 'It is a Phobia.' },
  { has: 'subtype', is: 'Threat', under: '', rule: 'M10.18', because: 'It is a Threat Event.' },
  { has: 'subtype', is: 'Day', under: '', rule: 'M10.22', because: 'It is a Day Event.' },
  { has: 'subtype', is: 'Night', under: '', rule: 'M10.22', because: 'It is a Night Event.' },
  { has: 'subtype', is: 'Star', under: '', rule: 'M10.25', because: 'It is a Star Event.' },
  { has: 'subtype', is: 'Storm', under: '', rule: 'M10.25', because: 'It is a Storm Event.' },
  { has: 'travel', is: true, under: '', rule: 'M6.38', because: 'It is a Travel Event.' },
  { has: 'distinctTitles', is: true, under: 'slots', rule: 'M12.42', because: 'It asks for different cards.' },
  { has: 'zone', is: 'completed', under: 'slots', rule: 'M12.20', because: 'It asks for a completed Adventure.' },
  { has: 'kind', is: 'contained', under: 'conditions', rule: 'M12.46', because: 'It asks for a Spell in that Tome.' },
  { has: 'kind', is: 'different', under: 'conditions', rule: 'M12.42', because: 'It asks for different cards.' },
  { has: 'kind', is: 'sum', under: 'conditions', rule: 'M12.35', because: 'It asks for a number of points.' },
  { has: 'kind', is: 'sanityBelow', under: 'conditions', rule: 'M12.36', because: 'It asks how much Sanity is left.' },
  { has: 'kind', is: 'time', under: 'conditions', rule: 'M12.36', because: 'It asks for the time of day.' },
  { has: 'kind', is: 'event', under: 'conditions', rule: 'M12.36', because: 'It asks what has happened.' },
]

export interface Citation {
  readonly rule: string
  readonly because: string
}

/** The rules behind a card's facts and clauses; each once, with the first reason for it. */
export function citationsOf(card: PrintedCard | InvestigatorCard): readonly Citation[] {
  const { rules, ...facts } = card
  const type = card.type === 'Investigator' ? undefined : card.type
  return unique([...found(facts, '', type, ofFacts), ...rules.flatMap((each) => found(each, '', type, ofClauses))])
}

/** The rules behind one clause of a card of that Type, or of an Investigator, who has none. */
export const citationsOfClause = (rule: Rule, type: CardType | undefined): readonly Citation[] => unique(found(rule, '', type, ofClauses))

function unique(all: readonly Citation[]): Citation[] {
  return all.filter(({ rule }, at) => all.findIndex((each) => each.rule === rule) === at)
}

/** What is cited for an object, and for those that lie in it. Of several marks for one field and value the first counts. */
function found(node: unknown, under: string, type: CardType | undefined, marks: readonly Mark[]): Citation[] {
  if (Array.isArray(node)) return node.flatMap((each) => found(each, under, type, marks))
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => {
    const field = steps.includes(name) ? 'do' : name
    const here = marks.filter((mark) => mark.has === name && (mark.under ?? under) === under && (mark.of ?? type) === type)
    const cited = new Map(
      here
        .filter((mark) => holds(mark, value))
        .map((mark) => [`${mark.is}`, mark] as const)
        .toReversed(),
    )
    return [...[...cited.values()].map(({ rule, because }) => ({ rule, because })), ...found(value, field, type, marks)]
  })
}

/** Steps of an effect, by whatever road they are come to. */
const steps: readonly string[] = ['do', 'else', 'choose', 'orElse']

const holds = ({ is }: Mark, value: unknown): boolean => is === undefined || value === is || (Array.isArray(value) && value.includes(is))

/** The rule to look up when a seat is asked something; nothing, if it is asked nothing. */
export function ruleOfQuestion(state: State, seat: Seat): string | undefined {
  const open = openQuestion(state)
  if (open === undefined || open.seat !== seat) return undefined
  switch (open.question.ask) {
    case 'what to play':
      return isWalking(state, seat) ? 'M6.27' : 'M5.1'
    case 'what to cast or use':
      return 'M14.19'
    default:
      return ofEffect(state, open.resume) ?? ofTasks[open.resume.do] ?? ofPhases[state.phase]
  }
}

/** The rule behind what a clause is about to do, or behind the step of it that asks. */
function ofEffect(state: State, task: Task): string | undefined {
  if (task.do !== 'effect' && task.do !== 'trigger' && task.do !== 'use') return undefined
  const card = task.do === 'effect' ? task.ctx.source : task.card
  const type = card === undefined || isInvestigator(card) ? undefined : printed(state, card).type
  const [first] =
    task.do === 'effect'
      ? found(task.ops[0], 'do', type, ofClauses)
      : found((task.do === 'trigger' ? task.detached : undefined) ?? printed(state, task.card).rules[task.rule], '', type, ofClauses)
  return first?.rule
}

const ofTasks: Readonly<Partial<Record<Task['do'], string>>> = {
  'new hand': 'M4.4',
  'name opponent': 'M17.26',
  gather: 'M11.19',
  'carry out': 'M5.15',
  use: 'M8.6',
  summon: 'M9.34',
  control: 'M9.47',
  'lose cards': 'M1.32',
  'lay in order': 'M1.32',
  attack: 'M14.87',
  'commit monsters': 'M14.10',
  'commit allies': 'M14.13',
  'next battle': 'M14.31',
  reveal: 'M14.34',
  'cosmic battle': 'M14.46',
  absorb: 'M14.55',
  'additional effects': 'M14.79',
  'bury the lost': 'M14.85',
  'discard step': 'M15.4',
  'lobotomy step': 'M15.12',
  'reshuffle step': 'M15.23',
}

const ofPhases: Readonly<Record<State['phase'], string>> = {
  setup: 'M4.1',
  'card play': 'M5.15',
  combat: 'M14.1',
  'end of round': 'M15.1',
}
