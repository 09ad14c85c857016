/** What the readings of Limited cards say, phrase by phrase, as questions to a rule object; see gold.test.ts. */
import { type Clause, dayOrNight, field, has, here, isAction, on, type Question, same, standing } from './gold-clauses.ts'

const picks = (c: Clause, key: string, selector: object): boolean => same(field(c, key), selector)
const oneAlly = (max: number) => ({ is: { type: 'Ally', value: { max } }, of: 'opponent', pick: 'choose', n: 1 })
const halfTheAllies = { is: { type: 'Ally' }, of: 'opponent', pick: 'random', n: { half: 'count', round: 'up' }, spread: 'city' }
const inOpponentsThreat = { of: 'opponent', in: 'directedThreat', pick: 'choose', n: 1 }
const artifactOrTome = { type: ['Artifact', 'Tome'] }
const limitOf = ({ rule, does }: Clause): unknown => ('limit' in rule ? rule.limit : (does as { limit?: unknown }).limit)
const reacts = ({ rule }: Clause, reaction: object): boolean => rule.kind === 'action' && same(rule.window, reaction)
const replaces = ({ rule }: Clause, of: object): boolean => rule.kind === 'instead' && same(rule.of, of)
const leaves = ({ rule }: Clause, to?: string): boolean =>
  rule.kind === 'on' && same(rule.on, { cardLeft: { ref: 'self' }, ...(to ? { to } : {}) })
const inPlay = (title: string) => ({ inPlay: { title }, of: 'anyone' }) as const

export const when: Readonly<Record<string, Question>> = {
  // What another card does to you is no card of yours: such clauses hold while this one is in play.
  'on arrival': (c) => on(c, 'arrived'),
  'end of Round': (c) => on(c, 'roundEnd'),
  // The Artifact beneath is one that this card carries; what is carried goes with its bearer (M8.19).
  'this card is buried or discarded': (c) => leaves(c) || 'carries' in c.does,
  'this card is buried': (c) => leaves(c, 'bury'),
  "you would lose an Artifact or Tome by an opponent's card": (c) => replaces(c, { wouldLose: artifactOrTome, by: 'opponent' }),
  "an opponent's card would make you lose an Artifact, a Tome or a Spell in a Tome": (c) =>
    replaces(c, {
      wouldLose: { or: [{ type: 'Artifact' }, { type: 'Tome' }, { type: 'Spell', borneBy: { type: 'Tome' } }] },
      by: 'opponent',
    }),
  'when so used': ({ rule }) => rule.kind === 'instead' || (rule.kind === 'action' && rule.cost !== undefined),
  'in Combat': (c) => standing(c) && has(c, { role: 'defending' }),
  'reaction: an opponent has just cast a Spell': (c) => reacts(c, { after: 'cast', of: { type: 'Spell' }, by: 'opponent' }),
  'reaction: an opponent has just played cards or changed their orientation': (c) =>
    reacts(c, { after: 'played', of: { not: { type: 'Adventure' } }, by: 'opponent', orTurned: true }),
  'the Ally is buried': (c) => field(c, 'sharesFate') === true,
  'after use in Combat': (c) => on(c, 'combatEnded') && has(c, { role: 'fought' }),
  'start of each of his Turns': (c) => on(c, 'turnStart'),
  'start of each Turn': (c) => on(c, 'turnStart'),
  'a Storm Event is played': ({ rule }) =>
    rule.kind === 'on' && same(rule.on, { cardPlayed: { type: 'Event', subtype: 'Storm' }, by: 'each' }),
  'if he does not': (c) => on(c, 'played') && 'attack' in c.does,
  'as a later Turn': (c) => field(c, 'when') === 'laterTurn',
  'as your Turn': (c) => isAction(c) || isAction(c, 'here') || 'carries' in c.does,
  'survives to affect Allies or Investigator': (c) => on(c, 'reachedDefenders'),
  'end of Combat: it would be buried': (c) => replaces(c, { wouldBeBuried: { ref: 'self' }, inCombat: true }),
  'your Turn': ({ rule }) => rule.kind === 'oblige',
  cast: ({ rule }) => rule.kind === 'action' && rule.window === 'cast',
  // The name of a property that would make a promise of the table.
  ...Object.fromEntries([['then', (c: Clause) => on(c, 'played') || c.rule.kind === 'action']]),
  'while here': (c) => standing(c) && (has(c, here) || 'oblige' in c.does || 'gateReuse' in c.does),
  'to play this card': ({ rule, does }) => rule.kind === 'require' || ('permit' in rule && 'of' in does && does.of === 'self'),
}

export const conditions: Readonly<Record<string, Question>> = {
  'the revealed card is a Monster': (c) => has(c, { revealedIs: { type: 'Monster' } }),
  "a Storm is in play (anyone's)": (c) => has(c, { inPlay: { type: 'Event', subtype: 'Storm' }, of: 'anyone' }),
  'you have another card with Marsh in its title in play as an Ally': (c) =>
    has(c, { inPlay: { titleHas: 'Marsh', type: 'Ally' }, others: true }),
  // It is begun by the discard, so it happens in no other Round.
  'a Shoggoth was discarded so in this Round': (c) => c.until === 'round',
  'this card is a Defending Ally': (c) => has(c, { role: 'defending' }),
  'a Waning Moon is in play': (c) => has(c, inPlay('Waning Moon')),
  'it contains at least one Living Dead': (c) =>
    has(c, { threatHas: { or: [{ type: 'Monster', subtype: 'Living Dead' }, { attr: ['Living Dead'] }] }, side: 'own' }),
  'the Star Stone of Mnar is in play': (c) => has(c, { inPlay: { title: 'Star Stone of Mnar' } }),
  'it is Day': (c) => has(c, { time: 'day' }),
  'it is Night': (c) => has(c, { time: 'night' }),
  'Full Moon is in play': (c) => has(c, inPlay('Full Moon')),
  'he is Inside': (c) => has(c, { at: { pub: ['Inside'] }, who: 'affected' }),
  'your opponent is in a Forest Location': (c) => has(c, { at: { pub: ['Forest'] }, who: 'opponent' }),
  'Dawn of a New Day is in play': (c) => has(c, inPlay('Dawn of a New Day')),
  'it is Night, or you or the opponent is in a Cemetery': (c) =>
    has(c, { any: [{ time: 'night' }, { at: { pub: ['Cemetery'] }, who: 'either' }] }),
  'Allies were lost in that Combat': (c) => has(c, { lostInCombat: { type: 'Ally' } }),
}

export const which: Readonly<Record<string, Question>> = {
  'this card': (c) =>
    same(field(c, 'of'), { ref: 'self' }) ||
    same(field(c, 'give'), { ref: 'self' }) ||
    same(field(c, 'move'), { ref: 'self' }) ||
    field(c, 'of') === 'self' ||
    field(c, 'sharesFate') === true ||
    'join' in c.does ||
    ('holdsSpells' in c.does && field(c, 'of') === undefined) ||
    same(field(c, 'of'), { wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }),
  'the Gate of this Location': (c) => field(c, 'gateReuse') === true && field(c, 'of') === undefined,
  'the top card of your Mythos Deck': (c) => picks(c, 'reveal', { in: 'deckTop', n: 1 }),
  'the revealed card': (c) => picks(c, 'move', { ref: 'revealed' }),
  'one random card of your Story Deck': (c) => picks(c, 'move', { in: 'story', pick: 'random', n: 1 }),
  'all your cards with Marsh in the title (Allies)': (c) => picks(c, 'of', { is: { titleHas: 'Marsh' }, pick: 'all' }),
  'giving this Ally a Weapon': (c) => picks(c, 'cannotBear', { type: 'Artifact', subtype: ['Weapon', 'Enchanted Weapon'] }),
  'a Shoggoth that attacks you': (c) => picks(c, 'move', { is: { title: 'Shoggoth' }, ...inOpponentsThreat }),
  'one Artifact from your Hand beneath this card': (c) => picks(c, 'carries', { type: 'Artifact' }),
  'the Artifact beneath': (c) => picks(c, 'carries', { type: 'Artifact' }),
  'you do not have Asenath Waite Derby in play': (c) => picks(c, 'require', { not: { inPlay: { title: 'Asenath Waite Derby' } } }),
  'Asenath Waite Derby from your Hand': (c) => picks(c, 'play', { title: 'Asenath Waite Derby' }) && field(c, 'from') === undefined,
  "the opponent's card": (c) => picks(c, 'move', { ref: 'cause' }),
  'every other Steadfast Ally defending with this card': (c) =>
    picks(c, 'of', { is: { type: 'Ally', attr: ['Steadfast'], defending: true }, pick: 'all', others: true }),
  'that Spell': (c) => field(c, 'cancel') === 'cause',
  'this card and the Ally': (c) => picks(c, 'move', { ref: 'self' }) || picks(c, 'move', { ref: 'host' }),
  "one opponent's Hand": (c) => picks(c, 'look', { of: 'opponent', in: 'hand', pick: 'all' }),
  'that opponent': (c) => field(c, 'dictate') === 'opponent',
  "the top card of one opponent's Story Deck": (c) => field(c, 'popStory') === 'opponent',
  'each card so revealed that is not a Location, until a Location is on top': (c) => field(c, 'popStory') === 'opponent',
  'your Investigator card for another one': (c) => field(c, 'newInvestigator') === 'otherEducation',
  'your Threat in total': (c) => field(c, 'of') === 'yourThreat',
  'one Lesser Independent Monster': (c) => picks(c, 'summonOrControl', { type: 'Monster', subtype: 'Lesser Independent' }),
  'or one Greater Independent': (c) => picks(c, 'summonOrControl', { type: 'Monster', subtype: 'Greater Independent' }),
  'all Phobias the target opponent has in play': (c) =>
    picks(c, 'redirect', { is: { type: 'Event', subtype: 'Phobia' }, of: 'opponent', pick: 'all' }),
  'one Ally of an opponent': (c) => [1, 2, 3].some((max) => picks(c, 'move', oneAlly(max))),
  'one or more of your Spells in play': (c) => field(c, 'moveSpells') === true,
  'this Round': (c) => field(c, 'passes') === 'end',
  you: (c) => field(c, 'who') === 'you' || field(c, 'attack') === 'you' || 'stat' in c.does || 'immuneTo' in c.does || 'exchange' in c.does,
  he: (c) => field(c, 'who') === 'affected',
  'the target opponent': (c) => field(c, 'attack') === 'opponent' || field(c, 'who') === 'affected' || field(c, 'who') === 'opponent',
  'every other Day or Night Event in play': (c) => picks(c, 'move', { is: dayOrNight, of: 'each', pick: 'all', others: true }),
  'every Location': (c) => picks(c, 'of', { is: { type: 'Location' }, of: 'each', pick: 'all' }),
  'all Storm Events in play': (c) => picks(c, 'move', { is: { type: 'Event', subtype: 'Storm' }, of: 'each', pick: 'all' }),
  'every Travel by Air card on top of a Story Deck': (c) =>
    picks(c, 'move', { is: { type: 'Event', subtype: 'Travel by Air' }, in: 'story', pick: 'top', of: 'each' }),
  'playing Travel by Air cards': (c) =>
    same(field(c, 'forbid'), { play: { type: 'Event', subtype: 'Travel by Air' } }) && field(c, 'who') === 'each',
  him: (c) => field(c, 'attack') === 'opponent',
  'a new Location of the same Region, right-side-up': (c) => picks(c, 'travel', { region: 'same', placed: 'rightSideUp' }),
  'one Ally who could be met in this Region': (c) => picks(c, 'play', { type: 'Ally' }) && same(field(c, 'waive'), ['place']),
  'random Allies of the target opponent': (c) => picks(c, 'move', halfTheAllies),
  'random Allies of every other player in the same City': (c) => picks(c, 'move', halfTheAllies),
  'those cards': (c) => picks(c, 'move', { ref: 'cause' }),
  'all effects those cards had': (c) => field(c, 'cancel') === 'cause',
  'one random Ally of each Investigator': (c) => picks(c, 'flip', { is: { type: 'Ally' }, of: 'each', pick: 'random', n: 1 }),
  'one random Defending Ally of the opponent': (c) =>
    picks(c, 'move', { is: { type: 'Ally', defending: true }, of: 'opponent', pick: 'random', n: 1 }),
  'one Zombies card in your Threat for the next Round': (c) =>
    picks(c, 'move', { ref: 'self' }) && field(c, 'to') === 'threat' && same(limitOf(c), { times: 1, per: 'round' }),
  'one card from your Mythos Deck': (c) => field(c, 'draw') === 1,
  passing: (c) => field(c, 'forbid') === 'pass',
}

export const details: Readonly<Record<string, Question>> = {
  'may be used again after its first use': (c) => field(c, 'gateReuse') === true,
  'by the revealed card; Allies may defend': (c) => same(field(c, 'with'), { ref: 'revealed' }) && field(c, 'alliesMayDefend') === true,
  // The protection is what the card does: it is lost in the place of what it guards.
  'from Police Investigation and from cards that make you lose Artifacts or Tomes': (c) =>
    same(field(c, 'immuneTo'), { title: 'Police Investigation' }),
  'a legal play of a card from that Hand; it may not be a Pass': (c) => 'dictate' in c.does,
  'discard up to four from your Hand, draw as many': (c) => field(c, 'exchange') === 4 && field(c, 'upTo') === true,
  'affect him as well': (c) => field(c, 'to') === 'opponent' && field(c, 'also') === true,
  'between your Tomes and Allies who may hold Spells': (c) => field(c, 'moveSpells') === true,
  'counts as the Pass that ends the Round, though it is the only one': (c) => field(c, 'passes') === 'end',
  'its owner is back at the Location beneath; no Sanity, no Gate use': (c) => field(c, 'to') === 'bury' && field(c, 'gateShut') === true,
  'to play a Travel Event or a new Location as his next Turn, even if he is walking': (c) =>
    same(field(c, 'oblige'), { playNext: { or: [{ travel: true, type: 'Event' }, { type: 'Location' }] } }),
  'Fire Vampires': (c) => same(field(c, 'join'), { title: 'Fire Vampires' }),
  Nightgaunts: (c) => same(field(c, 'join'), { title: 'Nightgaunts' }),
  'Living Dead': (c) => same(field(c, 'join'), { or: [{ type: 'Monster', subtype: 'Living Dead' }, { attr: ['Living Dead'] }] }),
  'to play, or else to discard one card': (c) => field(c, 'oblige') === 'playOrDiscard',
}

export const amounts: Readonly<Record<string, Question>> = {
  'the pentagram of the revealed card': (c) => field(c, 'sanity') === 'pentagram' && same(field(c, 'of'), { ref: 'revealed' }),
  'your next Turn: no play, and it is not a Pass': (c) => field(c, 'skip') === 'turn',
  // "-1" and "+1" of Minimum and Maximum.
  '-1': (c) => field(c, 'by') === -1,
  '+1': (c) => field(c, 'value') === 1 || field(c, 'by') === 1,
  '+1 each': (c) => field(c, 'value') === 1,
  '+6': (c) => field(c, 'value') === 6,
  '+5': (c) => field(c, 'by') === 5,
  '1, any icon; buried after casting': (c) => field(c, 'holdsSpells') === 1 && field(c, 'icon') === undefined,
  'all points above your maximum': (c) => same(field(c, 'sanity'), { of: 'sanityAboveMax' }),
  '13 seconds': (c) => field(c, 'seconds') === 13,
  '+1 (once)': (c) => field(c, 'threatValue') === 1,
  'value 1 at most': (c) => picks(c, 'move', oneAlly(1)),
  'value 2 at most': (c) => picks(c, 'move', oneAlly(2)),
  'value 3 at most': (c) => picks(c, 'move', oneAlly(3)),
  '1': (c) => field(c, 'sanity') === 1,
  Water: (c) => field(c, 'attribute') === 'Water' && field(c, 'give') === false,
  '5': (c) => same(field(c, 'with'), { value: 5 }) && field(c, 'alliesMayDefend') === true,
  'half of them, rounded up': (c) => picks(c, 'move', halfTheAllies),
  'one for each Nightgaunts card': (c) => on(c, 'reachedDefenders'),
}

export const untils: Readonly<Record<string, Question>> = {
  'end of the Round': (c) => c.until === 'round' || field(c, 'until') === 'round',
}

export const costs: Readonly<Record<string, Question>> = {
  'the Sanity cost of this Location, for each use after the first': (c) => same(field(c, 'cost'), [{ sanity: 'ofThisCard' }]),
  '2 Sanity and flip this card': ({ rule }) => 'cost' in rule && same(rule.cost, [{ sanity: 2 }, { self: 'flip' }]),
  // Spells go where their Tome goes (M9.12).
  'discard this card and its Spells': ({ rule }) => 'cost' in rule && same(rule.cost, [{ self: 'discard' }]),
}

const upwards = { stacking: 'yes', group: 'raises Maximum' }
const downwards = { stacking: 'no', group: 'lowers Minimum' }
export const limits: Readonly<Record<string, Question>> = {
  'no limit of times': (c) => limitOf(c) === undefined,
  'adds up with other Allies that raise it': (c) => same(limitOf(c), upwards),
  'does not add up with other Allies that lower it': (c) => same(limitOf(c), downwards),
  'the end of that Round': (c) => on(c, 'roundEnd') && c.until === 'round',
  'one at a time; may be replaced when lost': (c) => field(c, 'n') === 1,
  'does not add up with another command ability': (c) => same(limitOf(c), { stacking: 'no', group: 'Command' }),
  'one for each Train card played': (c) => same(limitOf(c), { times: 1, per: 'card' }),
}

export const verbs: Readonly<Record<string, Question>> = {
  reveal: (c) => 'reveal' in c.does,
  'gain or lose Sanity': (c) => field(c, 'sanity') === 'pentagram',
  'lose a Turn': (c) => field(c, 'skip') === 'turn',
  'modify Maximum': (c) => field(c, 'stat') === 'handMax',
  'modify Minimum': (c) => field(c, 'stat') === 'handMin',
  'modify maximum Sanity': (c) => field(c, 'stat') === 'sanityMax',
  'hold Spells': (c) => 'holdsSpells' in c.does,
  protect: (c) => 'immuneTo' in c.does,
  'bury instead': (c) => c.rule.kind === 'instead' && field(c, 'to') === 'bury',
  cancel: (c) => 'cancel' in c.does,
  'lose Sanity': (c) => 'sanity' in c.does && field(c, 'sign') === -1,
  'look at': (c) => 'look' in c.does,
  'choose the next play': (c) => 'dictate' in c.does,
  'exchange cards': (c) => 'exchange' in c.does,
  exchange: (c) => 'control' in c.does || 'newInvestigator' in c.does,
  'summon or control': (c) => same(field(c, 'allow'), ['summon', 'control']),
  redirect: (c) => 'redirect' in c.does,
  'end card play': (c) => field(c, 'passes') === 'end',
  'take away attribute': (c) => 'attribute' in c.does && field(c, 'give') === false,
  'make Invisible': (c) => field(c, 'visible') === false,
  'flip face-down': (c) => 'flip' in c.does && field(c, 'face') === 'down',
  'keep instead': (c) => c.rule.kind === 'instead',
  draw: (c) => 'draw' in c.does,
  discard: (c) => field(c, 'to') === 'discard',
  move: (c) => 'moveSpells' in c.does,
  play: (c) => 'play' in c.does || 'travel' in c.does,
  permit: (c) => c.rule.kind === 'permit' || 'gateReuse' in c.does,
  oblige: (c) => c.rule.kind === 'oblige' || 'oblige' in c.does,
  bury: (c) => field(c, 'to') === 'bury' || field(c, 'sharesFate') === true || 'popStory' in c.does,
  'modify value': (c) => 'value' in c.does || 'threatValue' in c.does,
  forbid: ({ rule, does }) => rule.kind === 'forbid' || rule.kind === 'oblige' || 'staysFaceDown' in does || 'cannotBear' in does,
}
