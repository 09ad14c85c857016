/**
 * `cards constructs`: of what the texts of the cards are made, on how many cards each construct stands, and how many
 * tests prove it.
 *
 * A construct is a piece of a rule object that makes a difference: a trigger, a condition, a cost, whose cards, an
 * operation. {@link constructsOf} finds them by walking over the rules, and makes of each the same rules without it: a
 * condition that always holds, a deed not done, a limit that does not count. A test proves a construct of a card if it
 * passes with the card as it is and fails with the card without it; so nothing can count that looks at nothing. The
 * tests are run for that, once more for every construct of every card they lay on the table (test/constructs.config.ts).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rule } from '../../grammar/ast.ts'
import { doers, doneTo, turnsOf } from '../../grammar/doers.ts'
import { Complaint } from './input.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

// ---------------------------------------------------------------- finding them

/** A piece of a card's rules. */
export interface Construct {
  /** `trigger:`, `if:`, `op:` ... and what it is. */
  readonly name: string
  /** Which rule of the card it is in, from 0. */
  readonly clause: number
  /** The way to it through the rules: `0.do.1.move.of`. */
  readonly at: string
  /** The rules of the card with this piece taken out. */
  readonly without: readonly Rule[]
}

/** Rules as what they are besides: plain data. */
type Data = null | boolean | number | string | readonly Data[] | Fields
interface Fields {
  readonly [field: string]: Data
}

/** Puts another value where one was found; `undefined` takes it away. */
type Put = (value: Data | undefined) => Fields[]

type Look = (value: Data, put: Put, at: string) => void

const isFields = (value: Data | undefined): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: Data | undefined): value is readonly Data[] => Array.isArray(value)

const always: Fields = { all: [] }

/**
 * All constructs of a card's rules, in the order of its text. What the frame of the game does without a word of the card
 * is none: that what is given to an Ally shares his fate (M8.3, M8.19), that a card is of no use on the Turn it came into
 * play (M5.18).
 */
export function constructsOf(rules: readonly Rule[]): Construct[] {
  const found: Construct[] = []
  // Rules survive JSON by contract (ast.ts), and are walked over as such; what comes back differs from rules in one piece.
  const card = rules as unknown as readonly Fields[]

  const note = (name: string, at: string, without: Fields[]): void => {
    found.push({ name, at, clause: Number(at.split('.')[0]), without: without as unknown as readonly Rule[] })
  }

  /** Looks at a field, if it is there. */
  const field = (of: Fields, name: string, put: Put, at: string, look: Look): void => {
    const value = of[name]
    if (value === undefined) return
    look(
      value,
      (other) => {
        const { [name]: _, ...rest } = of
        return put(other === undefined ? rest : { ...rest, [name]: other })
      },
      `${at}.${name}`,
    )
  }

  const list =
    (look: Look): Look =>
    (value, put, at) => {
      const each = isList(value) ? value : [value]
      each.forEach((item, index) => {
        look(
          item,
          (other) => put(each.flatMap((old, place) => (place !== index ? [old] : other === undefined ? [] : [other]))),
          `${at}.${index}`,
        )
      })
    }

  /** A piece whose value is its name, and which is simply left out. */
  const leaf =
    (kind: string, called?: (value: Data) => string): Look =>
    (value, put, at) => {
      const name = called?.(value) ?? (typeof value === 'string' ? value : '')
      note(name === '' ? kind : `${kind}:${name}`, at, put(undefined))
    }

  const who: Look = (value, put, at) => {
    if (value !== 'you') note(`who:${value as string}`, at, put('you'))
  }

  const amount: Look = (value, put, at) => {
    if (typeof value === 'number') return note('amount:number', at, put(value + 1))
    if (value === 'pentagram' || value === 'ofThisCard') return note('amount:pentagram', at, put(1))
    if (!isFields(value)) return
    const [kind] = Object.keys(value).filter(
      (each) =>
        each !== 'times' && each !== 'every' && each !== 'after' && each !== 'most' && each !== 'round' && each !== 'card' && each !== 'by',
    )
    note(`amount:${kind}`, at, put(1))
    field(value, 'per', put, at, selector)
    field(value, 'card', put, at, selector)
  }

  const filter: Look = (value, put, at) => {
    if (!isFields(value)) return
    for (const [name, of] of Object.entries(value)) {
      const called = name === 'subtype' && of === 'Phobia' ? 'phobia' : name
      field(
        value,
        name,
        put,
        at,
        leaf('filter', () => called),
      )
    }
    for (const name of ['not', 'bears', 'borneBy']) field(value, name, put, at, filter)
    field(value, 'or', put, at, list(filter))
  }

  const selector: Look = (value, put, at) => {
    if (!isFields(value)) return
    field(value, 'is', put, at, filter)
    field(value, 'of', put, at, who)
    field(value, 'in', put, at, leaf('zone'))
    field(value, 'pick', put, at, (pick, pickPut, pickAt) => {
      const { n: _, pick: __, ...rest } = value
      // Not all of them, but some one; not those that were picked, but all.
      const other: Fields = pick === 'all' ? { ...rest, pick: 'random', n: 1 } : { ...rest, pick: 'all' }
      note(`pick:${pick as string}`, pickAt, put(other))
      void pickPut
    })
    field(value, 'by', put, at, (by, byPut, byAt) => note(`by:${by as string}`, byAt, byPut(by === 'you' ? 'opponent' : 'you')))
    field(value, 'n', put, at, (n, nPut, nAt) => {
      if (typeof n !== 'number' || n > 1) amount(n, nPut, nAt)
    })
    field(
      value,
      'upTo',
      put,
      at,
      leaf('amount', () => 'upTo'),
    )
    field(value, 'ref', put, at, leaf('ref'))
    field(
      value,
      'borneBy',
      put,
      at,
      leaf('filter', () => 'attached'),
    )
    for (const name of ['others', 'opposing', 'affecting'])
      field(
        value,
        name,
        put,
        at,
        leaf('filter', () => name),
      )
    field(value, 'spread', put, at, leaf('spread'))
  }

  const condition: Look = (value, put, at) => {
    if (!isFields(value)) return
    // What a condition holds back must be seen: without it, it always holds.
    if ('all' in value) return field(value, 'all', put, at, list(condition))
    if ('any' in value) {
      return field(
        value,
        'any',
        put,
        at,
        list((one, onePut, oneAt) => {
          condition(one, (other) => onePut(other === always ? undefined : other), oneAt)
        }),
      )
    }
    if ('not' in value) {
      note('if:not', at, put(value['not']!))
      return field(value, 'not', put, at, (inner, innerPut, innerAt) => {
        condition(inner, (other) => (other === always ? put(always) : innerPut(other)), innerAt)
      })
    }
    const [kind] = [
      'at',
      'inPlay',
      'lies',
      'time',
      'threatHas',
      'affectedBy',
      'role',
      'lostInCombat',
      'revealedIs',
      'canSurvive',
      'same',
      'number',
      'more',
      'foremost',
      'wentSo',
      'card',
      'knows',
      'walking',
      'investigator',
    ].filter((each) => each in value)
    note(`if:${kind}`, at, put(always))
    for (const name of ['at', 'inPlay', 'lies', 'threatHas', 'affectedBy', 'lostInCombat', 'revealedIs', 'thanOf', 'wentSo'])
      field(value, name, put, at, filter)
    field(value, 'who', put, at, who)
    field(value, 'of', put, at, who)
    field(value, 'as', put, at, who)
    field(value, 'than', put, at, who)
    field(value, 'is', put, at, filter)
    field(value, 'card', put, at, selector)
    field(value, 'side', put, at, (side, sidePut, sideAt) =>
      note(`side:${side as string}`, sideAt, sidePut(side === 'own' ? 'opposing' : 'own')),
    )
    field(
      value,
      'others',
      put,
      at,
      leaf('filter', () => 'others'),
    )
    field(
      value,
      'top',
      put,
      at,
      leaf('if', () => 'top'),
    )
    for (const name of ['atLeast', 'moreThan', 'min', 'max']) field(value, name, put, at, amount)
  }

  const cost: Look = (value, put, at) => {
    if (value === 'gate') return note('cost:gate', at, put(undefined))
    if (!isFields(value)) return
    const [kind] = ['sanity', 'self', 'other'].filter((each) => each in value)
    note(`cost:${kind}`, at, put(undefined))
    field(value, 'other', put, at, selector)
    field(value, 'sanity', put, at, amount)
  }

  const limit: Look = (value, put, at) => {
    if (!isFields(value)) return
    const [kind] = ['times', 'stacking', 'floor', 'ceiling'].filter((each) => each in value)
    const name = kind === 'times' ? 'count' : kind === 'stacking' && value['stacking'] === 'yes' ? 'cumulative' : kind
    note(`limit:${name}`, at, put(undefined))
  }

  /** What lasts for a while would last for the match; what lasts for the match, for a Turn. */
  const until: Look = (value, put, at) => {
    if (isFields(value) && 'all' in value) return field(value, 'all', put, at, list(until))
    const name = isFields(value) ? 'event' : (value as string)
    note(`until:${name}`, at, put(value === 'game' ? 'turn' : 'game'))
    if (isFields(value)) field(value, 'cardPlayed', put, at, filter)
  }

  const route: Look = (value, put, at) => {
    if (!isFields(value)) return
    if ('walkTo' in value) return field(value, 'walkTo', put, at, filter)
    field(value, 'region', put, at, (region, regionPut, regionAt) => {
      note(`route:${region as string} region`, regionAt, regionPut(region === 'any' ? 'same' : 'any'))
    })
    field(
      value,
      'dimension',
      put,
      at,
      leaf('route', () => 'dimension'),
    )
    field(value, 'placed', put, at, (placed, placedPut, placedAt) => {
      note(`route:${placed as string}`, placedAt, placedPut(placed === 'walking' ? 'rightSideUp' : 'walking'))
    })
    field(value, 'is', put, at, filter)
  }

  const play = (value: Fields, put: Put, at: string): void => {
    field(value, 'play', put, at, filter)
    field(value, 'waive', put, at, list(leaf('waive')))
    field(value, 'from', put, at, leaf('zone'))
    field(value, 'cost', put, at, list(cost))
  }

  const holds: Look = (value, put, at) => {
    if (!isFields(value)) return
    field(value, 'of', put, at, selector)
    for (const name of ['value', 'threatValue', 'by', 'holdsSpells', 'n', 'slots', 'plus']) field(value, name, put, at, amount)
    for (const name of ['join', 'carries', 'cannotBear', 'attachedTo', 'bypass', 'immuneTo']) field(value, name, put, at, filter)
    field(value, 'attributesOf', put, at, selector)
    if (!('of' in value) || 'stat' in value) field(value, 'who', put, at, who)
    field(value, 'how', put, at, (how, howPut, howAt) => note(`how:${how as string}`, howAt, howPut('add')))
    field(
      value,
      'icon',
      put,
      at,
      leaf('filter', () => 'icon'),
    )
    field(value, 'cost', put, at, list(cost))
    field(value, 'limit', put, at, limit)
  }

  const act: Look = (value, put, at) => {
    if (!isFields(value)) return
    for (const name of ['play', 'cast', 'join', 'affect', 'travelBy', 'cancel', 'beAttackedBy', 'defendWith', 'by'])
      field(value, name, put, at, filter)
    for (const name of ['flipUp', 'flipDown', 'bury', 'which']) field(value, name, put, at, selector)
  }

  const duty: Look = (value, put, at) => {
    if (!isFields(value)) return
    for (const name of ['playNext', 'reachBy', 'to', 'walkFrom', 'leaveBy', 'walkTo']) field(value, name, put, at, filter)
    field(value, 'defendWith', put, at, selector)
    field(value, 'with', put, at, filter)
    field(
      value,
      'exceptTravel',
      put,
      at,
      leaf('oblige', () => 'exceptTravel'),
    )
  }

  const trigger: Look = (value, put, at) => {
    if (!isFields(value)) return
    field(value, 'cardPlayed', put, at, filter)
    field(value, 'used', put, at, filter)
    for (const name of ['leftFrom', 'fromHand', 'summoned', 'cancelled', 'with']) field(value, name, put, at, filter)
    for (const name of ['cardReturned', 'defended', 'given']) field(value, name, put, at, selector)
    field(value, 'cardLeft', put, at, selector)
    field(value, 'cardFlipped', put, at, selector)
    field(value, 'is', put, at, filter)
    for (const name of ['by', ...doers, ...turnsOf, ...doneTo]) field(value, name, put, at, who)
    if ('walked' in value) field(value, 'to', put, at, filter)
    else
      field(
        value,
        'to',
        put,
        at,
        leaf('on', () => 'cardLeft to'),
      )
  }

  const happening: Look = (value, put, at) => {
    if (!isFields(value)) return
    for (const name of ['wouldLose', 'wouldPay', ...('wouldLose' in value ? ['from'] : [])]) field(value, name, put, at, filter)
    field(value, 'by', put, at, (by, byPut, byAt) => note(`by:${by as string}`, byAt, byPut(undefined)))
    field(value, 'wouldBeBuried', put, at, selector)
    for (const name of ['orDiscarded', 'inCombat', 'fullLoss', 'unhurt'])
      field(
        value,
        name,
        put,
        at,
        leaf('instead', () => name),
      )
  }

  const verbs = [
    'move',
    'sanity',
    'flip',
    'draw',
    'exchange',
    'reveal',
    'look',
    'shuffle',
    'play',
    'travel',
    'toTop',
    'popStory',
    'turnTop',
    'travelOn',
    'attack',
    'summonOrControl',
    'control',
    'cancel',
    'redirect',
    'dictate',
    'newInvestigator',
    'swap',
    'give',
    'skip',
    'passes',
    'extendGOO',
    'choose',
    'orElse',
    'moveSpells',
    'if',
    'start',
    'become',
  ] as const

  const op: Look = (value, put, at) => {
    if (!isFields(value)) return
    const verb = verbs.find((each) => each in value)
    if (verb === undefined) return
    if (verb === 'if') {
      field(value, 'if', put, at, condition)
      field(value, 'do', put, at, list(op))
      field(value, 'else', put, at, list(op))
      return
    }
    if (verb === 'start') {
      field(value, 'start', put, at, (inner, innerPut, innerAt) =>
        rule(inner, (other) => (other === undefined ? put(undefined) : innerPut(other)), innerAt),
      )
      field(value, 'until', put, at, until)
      return
    }
    note(verb === 'move' ? `op:move to ${value['to'] as string}` : `op:${verb}`, at, put(undefined))
    for (const name of ['move', 'flip', 'reveal', 'look', 'toTop', 'control', 'redirect', 'swap', 'for', 'give', 'with', 'card', 'of']) {
      field(value, name, put, at, selector)
    }
    for (const name of ['sanity', 'draw', 'exchange', 'extendGOO', 'seconds']) field(value, name, put, at, amount)
    if (isFields(value['with'])) field(value['with'], 'value', (other) => put({ ...value, with: other! }), `${at}.with`, amount)
    for (const name of ['who', 'whose', 'popStory', 'attack', 'dictate']) field(value, name, put, at, who)
    field(value, 'to', put, at, (to, toPut, toAt) => {
      if (verb === 'redirect') who(to, toPut, toAt)
      else if (verb === 'give') selector(to, toPut, toAt)
    })
    if (verb === 'play') play(value, put, at)
    field(value, 'travel', put, at, route)
    field(value, 'when', put, at, (when, whenPut, whenAt) => {
      note(when === 'now' ? 'when:now' : `delay:${when as string}`, whenAt, whenPut(when === 'now' ? 'laterTurn' : 'now'))
    })
    field(value, 'summonOrControl', put, at, filter)
    field(value, 'allow', put, at, list(leaf('allow')))
    field(value, 'optional', put, at, leaf('optional'))
    field(
      value,
      'upTo',
      put,
      at,
      leaf('amount', () => 'upTo'),
    )
    field(
      value,
      'also',
      put,
      at,
      leaf('op', () => 'redirect also'),
    )
    field(value, 'alliesMayDefend', put, at, (may, mayPut, mayAt) => {
      if (may === true) note('attack:alliesMayDefend', mayAt, mayPut(false))
    })
    field(
      value,
      'only',
      put,
      at,
      leaf('attack', () => 'alliesOnly'),
    )
    field(value, 'back', put, at, until)
    field(value, 'until', put, at, until)
    field(value, 'choose', put, at, list(list(op)))
    field(value, 'orElse', put, at, list(op))
    field(value, 'unless', put, at, duty)
  }

  const rule: Look = (value, put, at) => {
    if (!isFields(value)) return
    note(ruleName(value), at, put(undefined))
    field(value, 'if', put, at, (found, _, foundAt) => condition(found, (other) => put({ ...value, if: other! }), foundAt))
    field(value, 'cost', put, at, list(cost))
    field(value, 'target', put, at, selector)
    field(value, 'do', put, at, list(op))
    field(value, 'limit', put, at, limit)
    field(value, 'until', put, at, until)
    field(value, 'optional', put, at, leaf('optional'))
    field(value, 'stayed', put, at, (stayed, stayedPut, stayedAt) => {
      // That a card is of no use on the Turn it came into play is so anyway (M5.18, M5.19).
      if (stayed === 'here' || stayed === 'hereTwice') note(`stayed:${stayed}`, stayedAt, stayedPut(undefined))
    })
    field(
      value,
      'faceDown',
      put,
      at,
      leaf('window', () => 'faceDown'),
    )
    field(value, 'who', put, at, who)
    field(value, 'effect', put, at, holds)
    field(value, 'on', put, at, trigger)
    field(value, 'needs', put, at, condition)
    if (value['kind'] === 'instead') field(value, 'of', put, at, happening)
    if (value['kind'] === 'forbid') field(value, 'what', put, at, act)
    if (value['kind'] === 'oblige') field(value, 'what', put, at, duty)
    field(value, 'window', put, at, (window, windowPut, windowAt) => {
      if (!isFields(window)) return
      field(window, 'of', windowPut, windowAt, filter)
      field(window, 'by', windowPut, windowAt, who)
      field(
        window,
        'orTurned',
        windowPut,
        windowAt,
        leaf('window', () => 'orTurned'),
      )
    })
    field(value, 'permit', put, at, (permit, permitPut, permitAt) => {
      if (!isFields(permit)) return
      play(permit, permitPut, permitAt)
      for (const name of ['of', 'at', 'rightAfter']) field(permit, name, permitPut, permitAt, filter)
      field(permit, 'route', permitPut, permitAt, route)
      field(
        permit,
        'keepsText',
        permitPut,
        permitAt,
        leaf('permit', () => 'keepsText'),
      )
    })
  }

  card.forEach((each, index) => {
    const put: Put = (other) => card.flatMap((old, place) => (place !== index ? [old] : isFields(other) ? [other] : []))
    rule(each, put, `${index}`)
  })
  return found
}

/** What a rule is called for: when it happens, or what holds, may be done, must not be done. */
function ruleName(rule: Fields): string {
  const first = (value: Data | undefined, ...names: string[]): string =>
    typeof value === 'string' ? value : isFields(value) ? (names.find((name) => name in value) ?? Object.keys(value)[0]!) : ''
  switch (rule['kind']) {
    case 'static':
      return `static:${first(rule['effect'], 'value', 'threatValue', 'stat', 'attribute', 'attributesOf', 'cannotBecome', 'treatAs', 'visible', 'sees', 'bypass', 'join', 'gateReuse', 'holdsSpells', 'carries', 'cannotBear', 'attachedTo', 'immuneTo', 'excluded', 'countsAs', 'standsIn', 'copies', 'staysFaceDown', 'onceCast')}`
    case 'on':
      return `on:${first(rule['on'], 'cardPlayed', 'cardLeft', 'cardFlipped')}`
    case 'action':
      return `window:${isFields(rule['window']) ? `after ${rule['window']['after'] as string}` : (rule['window'] as string)}`
    case 'permit':
      return `permit:${first(rule['permit'], 'play', 'playAs', 'route', 'rightAfter', 'commit')}`
    case 'forbid':
      return `forbid:${first(rule['what'])}`
    case 'oblige':
      return `oblige:${first(rule['what'], 'playNext', 'defendWith', 'directAt', 'reachBy', 'leaveBy')}`
    case 'instead':
      return `instead:${first(rule['of'], 'wouldLose', 'wouldBeBuried', 'wouldPay')}`
    default:
      return String(rule['kind'])
  }
}

// ---------------------------------------------------------------- proving them

/** A test that fails when a card lacks one of its constructs; a line of what test/constructs.setup.ts writes. */
export interface Proof {
  readonly card: string
  readonly clause: number
  readonly at: string
  readonly name: string
  readonly test: string
  readonly file: string
}

export interface Tally {
  readonly construct: string
  /** How many cards use it, and on how many of them a test fails without it. */
  readonly cards: number
  readonly proved: number
  /** How many tests fail without it on some card. */
  readonly tests: number
}

/** What is asked of a card here. */
export interface Made {
  readonly id: string
  readonly subtype?: string | null
  readonly invisible?: unknown
  readonly rules: readonly Rule[]
}

/**
 * Whether a rule says only what the card's facts say already, so that nobody can miss it: a Weapon is borne by an Ally
 * (M8.15), an Invisible Monster is Invisible (M11.38), a Day Event makes it Day (M10.21).
 */
function repeatsFacts({ subtype, invisible }: Made, rule: Rule): boolean {
  if (rule.kind !== 'static') return false
  if ('attachedTo' in rule.effect) return /Weapon$/.test(subtype ?? '')
  if ('time' in rule.effect) return rule.if === undefined && subtype?.toLowerCase() === rule.effect.time
  return 'visible' in rule.effect && !rule.effect.visible && rule.if === undefined && rule.effect.of.ref === 'self' && invisible === true
}

export interface Table {
  readonly constructs: readonly Tally[]
  /** How many cards have an effect, and how many rules they have together that say more than their facts. */
  readonly cards: number
  readonly clauses: number
  /** The rules that no test misses when they are gone, by card and number. */
  readonly unproved: readonly { readonly card: string; readonly clause: number }[]
}

/** What the cards are made of, against what was proved. */
export function tabled(cards: readonly Made[], proofs: readonly Proof[]): Table {
  const proofsOf = Map.groupBy(proofs, ({ card, at }) => `${card} ${at}`)
  const provedClauses = new Set(proofs.map(({ card, clause }) => `${card} ${clause}`))
  const uses = Map.groupBy(
    cards.flatMap(({ id, rules }) => constructsOf(rules).map(({ name, at }) => ({ id, name, proofs: proofsOf.get(`${id} ${at}`) ?? [] }))),
    ({ name }) => name,
  )
  const constructs = [...uses].map(([construct, all]): Tally => {
    const tests = new Set(all.flatMap((use) => use.proofs.map(({ file, test }) => `${file} ${test}`)))
    const proved = all.filter((use) => use.proofs.length > 0)
    return { construct, cards: new Set(all.map(({ id }) => id)).size, proved: new Set(proved.map(({ id }) => id)).size, tests: tests.size }
  })
  const clauses = cards.flatMap((card) =>
    card.rules.flatMap((rule, clause) => (repeatsFacts(card, rule) ? [] : [{ card: card.id, clause }])),
  )
  return {
    constructs: constructs.toSorted((a, b) => b.cards - a.cards || a.construct.localeCompare(b.construct)),
    cards: cards.filter(({ rules }) => rules.length > 0).length,
    clauses: clauses.length,
    unproved: clauses.filter(({ card, clause }) => !provedClauses.has(`${card} ${clause}`)),
  }
}

/** Runs the tests of Mythos, once more for every construct; what they proved, and whether all passed to begin with. */
function proofs(): { readonly found: readonly Proof[]; readonly passed: boolean } {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  if (!existsSync(vitest)) throw new Complaint('The tests cannot be run: the libraries for development are not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'story-deck-constructs-'))
  try {
    // Its own Vitest, even where it is a test that asks.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
    // How far it is shows on the error stream, a line a file; the table alone goes to the output.
    const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', 'test/constructs.config.ts', '--reporter=default'], {
      cwd: root,
      env: { ...env, CONSTRUCTS_TO: folder },
      stdio: ['ignore', process.stderr.isTTY ? 2 : 'ignore', 'ignore'],
    })
    const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'))
    // Written by constructs.setup.ts a moment ago.
    return { found: lines.map((line) => JSON.parse(line) as Proof), passed: status === 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `cards constructs`: the table, and what is missing in it. Ends with 1 if something is. */
export function printConstructs(cards: readonly Made[], json: boolean): number {
  process.stderr.write('Running the tests of Mythos once more for every construct: some minutes.\n')
  const begun = performance.now()
  const { found, passed } = proofs()
  process.stderr.write(`Done in ${Math.ceil((performance.now() - begun) / 60_000)} min.\n`)
  const table = tabled(cards, found)
  if (json) process.stdout.write(`${JSON.stringify({ ...table, testsPass: passed })}\n`)
  else process.stdout.write(asText(table, passed))
  return passed && table.unproved.length === 0 && table.constructs.every(({ tests }) => tests > 0) ? 0 : 1
}

function asText({ constructs, cards, clauses, unproved }: Table, passed: boolean): string {
  const width = Math.max(...constructs.map(({ construct }) => construct.length), 9)
  const row = (first: string, ...numbers: (number | string)[]) =>
    `${first.padEnd(width)}${numbers.map((each) => String(each).padStart(8)).join('')}\n`
  const without = constructs.filter(({ tests }) => tests === 0).map(({ construct }) => construct)
  const lines = [
    row('construct', 'cards', 'proved', 'tests'),
    ...constructs.map((each) => row(each.construct, each.cards, each.proved, each.tests)),
    `${cards} cards with effects, ${clauses} rules, ${clauses - unproved.length} of them missed by a test when taken out.\n`,
    `${constructs.length} constructs, ${constructs.length - without.length} of them proved.\n`,
  ]
  if (without.length > 0) lines.push(`Without a test: ${without.join(', ')}.\n`)
  if (unproved.length > 0) lines.push(`Not missed: ${unproved.map(({ card, clause }) => `${card} ${clause + 1}`).join(', ')}.\n`)
  if (!passed) lines.push('Some tests fail as it is; they prove nothing.\n')
  return lines.join('')
}
