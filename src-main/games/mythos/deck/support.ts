/**
 * What the cards of a pool need of each other to be played at all: for each card its needs, and for each need the ways in
 * which other cards meet it. Computed once for a pool; which cards of a deck work is then a matter of following it
 * (working.ts), and so is what would help, and what a solver must respect.
 *
 * It is generous: what opponents do, and what only a position can tell, is taken to be as one would wish. So a card that
 * does not work by it can never be played with that deck alone; one that works may still have a hard time.
 */
import type { Condition, Filter, Rule } from '../../../../grammar/ast.ts'
import type { Dimension, FoundAt, InvestigatorCard, PrintedCard, Requirement } from '../../../../grammar/card.ts'
import { written } from '../../../../grammar/query.ts'
import { speaksOfOpponent } from '../effects.ts'
import { goesOn, liesOnOpponent } from '../lasting-events.ts'
import { foldTitle, regionOfCard } from '../places.ts'
import { bears, type Face, gate, isCard, isCultist, isWeapon, lacks, may, placesOf, sayPlace } from './faces.ts'
import { type Offers, offersOf } from './offers.ts'

/** Cards (and places) that meet a need together: all of them must work. By number. */
export type Way = readonly number[]

/** One thing a card needs: any one way is enough. */
export interface Need {
  /** The rule that asks for it. */
  readonly rule: string
  /** What is missing, as the end of "… needs …" and the beginning of no sentence: "a Location in Innsmouth". */
  readonly wants: string
  readonly ways: readonly Way[]
  /** Finds the usual cards for it in the library. */
  readonly query?: string
}

/** A Region in a Dimension: being there at all is what walking needs. An Exotic Location is one by itself (M6.53). */
export interface Area {
  readonly region: string
  readonly dimension: Dimension
  readonly no: number
  /** On, where the story may begin there (M4.16). */
  readonly start: number
}

export interface Support {
  /** The cards and Investigators of the pool: card `no` is `faces[no]`. Areas and starts have the numbers behind them. */
  readonly faces: readonly Face[]
  readonly offers: readonly Offers[]
  readonly areas: readonly Area[]
  readonly size: number
  /** By number; none for an Investigator and for a start, which are there or are not. */
  readonly needs: readonly (readonly Need[])[]
}

type Numbered<F extends Face> = { readonly no: number; readonly face: F }

const nowhere: readonly Need[] = []

/** The needs of every card of a pool. */
export function supportOf(faces: readonly Face[]): Support {
  const offers = faces.map(offersOf)
  const cards: readonly Numbered<PrintedCard>[] = faces.flatMap((face, no) => (isCard(face) ? [{ no, face }] : []))
  const locations = cards.filter(({ face }) => face.type === 'Location')
  const travels = cards.filter(({ face }) => face.travel === true)
  const investigators = faces.flatMap((face, no) => (isCard(face) ? [] : [{ no, face: face as InvestigatorCard }]))
  const { areas, areaOf, size } = layOut(faces.length, locations)

  // ---------------------------------------------------------------- who offers what

  const offering = <T>(pick: (each: Offers) => readonly T[]) =>
    offers.flatMap((each, no) => pick(each).map((offer) => ({ no, offer, source: faces[no]! })))
  const waived = offering((each) => each.waived)
  const routes = offering((each) => each.routes)
  const walkTo = offering((each) => each.walkTo)
  const playAs = offering((each) => each.playAs)
  const summons = offering((each) => each.summons)
  const brings = offering((each) => each.brings)
  const granted = offering((each) => each.attributes)
  const copying = offers.flatMap((each, no) => (each.copiesAttributes ? [no] : []))
  const standIns = offering((each) => each.standsIn)
  const exchanging = offers.flatMap((each, no) => (each.exchangesInvestigator ? [no] : []))

  /** Whether such travel leads to Islands by what some card says (M6.51). */
  const toIslands = (by: PrintedCard): boolean =>
    waived.some(
      ({ offer: { is, waive }, source }) => waive.includes('island') && (is.title === 'self' ? source === by : may(by, is, source)),
    )

  /** The cards that would have to give a card these attributes. */
  function grants(face: PrintedCard, lacking: readonly string[]): Way[] {
    let ways: Way[] = [[]]
    for (const attribute of lacking) {
      const givers = [
        ...granted.flatMap(({ no, offer, source }) =>
          offer.attribute === attribute && (offer.of.ref !== undefined || offer.of.is === undefined || may(face, offer.of.is, source))
            ? [no]
            : [],
        ),
        ...(face.type === 'Location' ? copying : []),
      ]
      ways = ways.flatMap((way) => givers.map((giver) => [...way, giver]))
    }
    return ways
  }

  /** The ways to have a card that passes a filter: each with those that would have to give it what it lacks. */
  function having(filter: Filter, among: readonly Numbered<PrintedCard>[], source?: Face, type?: string): Way[] {
    return among.flatMap(({ no, face }) => {
      const lacking = lacks(face, filter, source, type)
      return lacking === undefined ? [] : grants(face, lacking).map((way) => [no, ...way])
    })
  }

  /** Cards whose texts let a card be played although something is not met. */
  function waiving(face: PrintedCard, what: Offers['waived'][number]['waive'][number]): readonly { no: number; anyRegion: boolean }[] {
    return waived.flatMap(({ no, offer, source }) =>
      offer.waive.includes(what) && (offer.is.title === 'self' ? source === face : may(face, offer.is, source))
        ? [{ no, anyRegion: offer.waive.includes('region') }]
        : [],
    )
  }

  // A card's own leave to be played is no other card that is needed.
  const without = (way: Way, no: number): Way => (way.includes(no) ? way.filter((each) => each !== no) : way)

  // ---------------------------------------------------------------- places

  /** The ways to be at a Location, or on a Travel Event that acts as one (M6.39), of which a filter holds. */
  function at(filter: Filter, source?: Face, fits: (area: { region?: string; dimension: Dimension }) => boolean = () => true): Way[] {
    const here = locations.flatMap(({ no, face }): Way[] => {
      if (!fits({ ...regionIn(face), dimension: face.dimension })) return []
      const lacking = lacks(face, filter, source)
      return lacking === undefined ? [] : grants(face, lacking).map((way) => [no, ...way])
    })
    const { region, dimension, ...rest } = filter
    const travelling = travels.flatMap(({ no, face }): Way[] => {
      if (filter.type !== undefined && filter.type !== face.type) return []
      const lacking = lacks(face, rest, source)
      if (lacking === undefined) return []
      const from = areas.filter(
        (area) =>
          fits(area) && (region === undefined || region === area.region) && (dimension === undefined || dimension === area.dimension),
      )
      return from.flatMap((area) => grants(face, lacking).map((way) => [no, area.no, ...way]))
    })
    return [...here, ...travelling]
  }

  /** Who walks is Outside, whatever the crosswise card shows; its other public attributes apply (M6.29, M6.30). */
  function walking({ pub = [], region, dimension, ...rest }: Filter, fits: Parameters<typeof at>[2]): Way[] {
    if (!pub.includes('Outside') || Object.keys(rest).length > 0) return []
    const others = pub.filter((each) => each !== 'Outside')
    const besides = { ...(region !== undefined && { region }), ...(dimension !== undefined && { dimension }) }
    return others.includes('Inside') ? [] : at({ ...besides, ...(others.length > 0 && { pub: others }), type: 'Location' }, undefined, fits)
  }

  const asFilter = ({ region, subregion, attributes, publicAttributes, gate }: FoundAt): Filter => ({
    ...(region !== undefined && { region }),
    ...(subregion !== undefined && { subregion }),
    ...(attributes !== undefined && { attr: attributes }),
    ...(publicAttributes !== undefined && { pub: publicAttributes }),
    ...(gate !== undefined && { gate }),
  })

  /** Where a card without a place of its own may be played at all: in its Dimension (M6.15). */
  function dimensionNeed({ no, face }: Numbered<PrintedCard>): Need[] {
    if (face.anyDimension === true) return []
    const ways = [
      ...areas.flatMap((area): Way[] => (area.dimension === face.dimension ? [[area.no]] : [])),
      ...waiving(face, 'dimension').map((each): Way => without([each.no], no)),
    ]
    const rule = face.type === 'Ally' && face.dimension === 'waking' ? 'M6.17' : 'M6.15'
    return [{ rule, wants: `a Location of the ${dimensionNames[face.dimension]}`, ways }]
  }

  /** That a Location is played before what is not one (M4.13, M4.14, M4.15). */
  const somewhere = (rule: string): Need => ({ rule, wants: 'a Location to play first', ways: areas.map((area) => [area.no]) })

  function gateNeed({ no, face }: Numbered<PrintedCard>, besides: Filter = {}): Need {
    const ways = [
      ...at({ ...besides, gate: true }, undefined, (area) => face.anyDimension === true || area.dimension === face.dimension),
      ...waiving(face, 'gate').map((each): Way => without([each.no], no)),
    ]
    const words = [...(besides.pub ?? []), ...(besides.attr ?? [])].join(' ')
    return {
      rule: 'M11.1',
      wants: `a Location with a Gate${words === '' ? '' : ` (${words})`}`,
      ways,
      query: queryOfPlace({ ...besides, gate: true }),
    }
  }

  // ---------------------------------------------------------------- conditions

  /** What a condition asks of the deck itself; nothing, where it may hold by what others do or by how things stand. */
  function demands(condition: Condition, source: Numbered<Face>, rule: string): Need[] {
    if ('all' in condition) return condition.all.flatMap((each) => demands(each, source, rule))
    if ('any' in condition) {
      const some = condition.any.map((each) => demands(each, source, rule))
      if (some.some((each) => each.length === 0)) return []
      // One need each is the rule; of several the first stands for them, which is generous.
      return [{ rule, wants: some.map((each) => each[0]!.wants).join(' or '), ways: some.flatMap((each) => each[0]!.ways) }]
    }
    if ('at' in condition && (condition.who ?? 'you') === 'you') {
      return [
        {
          rule,
          wants: `to be at ${sayFilter(condition.at)}`,
          ways: [...at(condition.at, source.face), ...(condition.top === true ? walking(condition.at, undefined) : [])].filter(
            (way) => !way.includes(source.no),
          ),
        },
      ]
    }
    if ('inPlay' in condition && (condition.of ?? 'you') === 'you') {
      const ways = having(condition.inPlay, cards, source.face).filter((way) => !way.includes(source.no))
      return [{ rule, wants: `${sayFilter(condition.inPlay)} in play`, ways }]
    }
    if ('threatHas' in condition && condition.side === 'own') {
      const among = cards.filter(({ face }) => face.type === 'Monster' || face.type === 'Ally' || face.subtype === 'Threat')
      const ways = among.flatMap(({ no, face }): Way[] => (may(face, condition.threatHas, source.face, 'Monster') ? [[no]] : []))
      return [{ rule, wants: `${sayFilter(condition.threatHas)} in your Threat`, ways }]
    }
    if ('knows' in condition) return [languageNeed(condition.knows, rule)]
    if ('investigator' in condition) {
      const ways = [
        ...investigators.flatMap(({ no, face }): Way[] => (foldTitle(face.title) === foldTitle(condition.investigator) ? [[no]] : [])),
        ...exchanging.map((no): Way => [no]),
      ]
      return [{ rule, wants: `${condition.investigator} as its Investigator`, ways }]
    }
    return []
  }

  function languageNeed(language: string, rule: string): Need {
    const knows = (languages: { readonly mode: string; readonly list: readonly string[] } | undefined) =>
      languages !== undefined && (languages.mode === 'all' || languages.list.includes(language))
    const ways: Way[] = faces.flatMap((face, no): Way[] => {
      if (offers[no]!.languages.some((each) => each === 'all' || each.includes(language))) return [[no]]
      if (!knows(face.languages)) return []
      if (face.type === 'Ally' || !isCard(face)) return [[no]]
      return face.type === 'Monster' ? makingAlly({ no, face }).map((by) => [...new Set([no, by])]) : []
    })
    return {
      rule,
      wants: `somebody who reads ${language}`,
      ways: [...ways, ...exchanging.map((no): Way => [no])],
      query: `lang:${written(language)} -t:tome`,
    }
  }

  /** What the card's own text demands (M6.55, M17.1). */
  function ownDemands(card: Numbered<PrintedCard>): Need[] {
    if (waiving(card.face, 'named').length > 0) return []
    const rule = card.face.type === 'Location' ? 'M6.55' : 'M17.1'
    const mayStandIn = card.face.type === 'Location' ? standIns.filter(({ offer }) => offer === 'Location') : []
    return card.face.rules.flatMap((each) =>
      each.kind === 'require'
        ? demands(each.needs, card, rule).map((need) =>
            'inPlay' in each.needs ? { ...need, ways: [...need.ways, ...mayStandIn.map(({ no }): Way => [no])] } : need,
          )
        : [],
    )
  }

  // ---------------------------------------------------------------- the eight Types

  function location(card: Numbered<PrintedCard>): Need[] {
    const { face, no } = card
    const own = areaOf.get(no)!
    const special = face.exotic === true || face.rules.some(({ kind }) => kind === 'require')
    const duty = face.rules.flatMap((rule) =>
      rule.kind === 'oblige' && typeof rule.what === 'object' && 'reachBy' in rule.what && rule.what.to === undefined
        ? [rule.what.reachBy]
        : [],
    )[0]
    const isIsland = face.attributes?.includes('Island') === true
    const sameDimension = areas.filter(({ dimension }) => dimension === face.dimension)
    const ways: Way[] = []
    if (!special) ways.push([own.start]) // M4.16, M4.18
    const onFoot = duty === undefined || duty === 'walk'
    if (onFoot && !isIsland) {
      if (face.exotic !== true)
        ways.push([own.no]) // M6.21
      // A special way in that begins with being somewhere is walked (M6.55).
      else if (special && face.rules.some(({ kind }) => kind === 'require')) ways.push(...sameDimension.map((area): Way => [area.no]))
    }
    for (const { no: by, offer, source } of walkTo) {
      if (offer.title === 'self' ? source === face : may(face, offer, source)) ways.push(...areas.map((area) => without([by, area.no], no)))
    }
    for (const { no: by, offer, source } of routes) {
      if (offer.is?.title === 'self' ? source !== face : offer.is !== undefined && !may(face, offer.is, source)) continue
      if (duty !== undefined && (duty === 'walk' || !isCard(source) || !may(source, duty))) continue
      if (
        face.exotic === true &&
        duty === undefined &&
        !(isCard(source) && source.subtype === 'Travel in Space' && face.attributes?.includes('Space'))
      )
        continue
      if (isIsland && isCard(source) && source.type === 'Event' && !/Sea|Underwater|Space/.test(source.subtype ?? '') && !toIslands(source))
        continue
      for (const area of areas) {
        if (offer.dimension !== 'any' && area.dimension !== face.dimension) continue
        if (offer.region === 'same' && area.region !== own.region) continue
        if (offer.region === 'different' && area.region === own.region) continue
        ways.push(without([by, area.no], no))
      }
    }
    for (const { no: by, offer, source } of brings) if (by !== no && may(face, offer, source)) ways.push([by])
    return [
      ...ownDemands(card),
      { rule: face.exotic === true ? 'M6.54' : 'M6.13', wants: `a way into ${regionOfCard(face) ?? 'its Region'}`, ways },
    ]
  }

  function ally(card: Numbered<PrintedCard>): Need[] {
    const { face, no } = card
    const fits = ({ dimension }: { dimension: Dimension }) => face.anyDimension === true || dimension === face.dimension
    const places = placesOf(face.foundAt).filter(({ past }) => past === undefined || past === false)
    const ways: Way[] = places.flatMap((place) => {
      const there: typeof fits = (area) => fits(area) && (place.dimension === undefined || place.dimension === area.dimension)
      return [...at(asFilter(place), undefined, there), ...walking(asFilter(place), there)]
    })
    // What waives the Region waives the place in it, too (M19.9).
    const inPlace = waiving(face, 'place').filter(({ anyRegion }) => !anyRegion)
    for (const { no: by, anyRegion } of [...inPlace, ...waiving(face, 'region')]) {
      const { region } = face.foundAt ?? {}
      const where = anyRegion || region === undefined ? areas.filter(fits) : areas.filter((area) => fits(area) && area.region === region)
      ways.push(...where.map((area) => without([by, area.no], no)))
    }
    // Nobody else's text is asked when it is put into play by an effect.
    for (const { no: by, offer, source } of brings) if (by !== no && may(face, offer, source)) ways.push([by])
    const lets = playAs.filter(
      ({ offer, source }) => offer.playAs === 'monster' && (offer.of === 'self' ? source === face : may(face, offer.of, source)),
    )
    if (lets.length > 0) ways.push(...lets.flatMap(({ no: by }) => areas.map((area) => without([by, area.no], no))))
    const said = face.foundAt?.past === undefined ? places.map(sayPlace).join(' or ') : 'its Past'
    const [first] = places
    const rule = face.foundAt?.past === undefined ? (face.foundAt?.subregion === undefined ? 'M7.2' : 'M7.1') : 'M7.6'
    return [
      ...dimensionNeed(card),
      ...ownDemands(card),
      { rule, wants: `a place it is found at: ${said}`, ways, ...(first && { query: queryOfPlace(asFilter(first)) }) },
    ]
  }

  /** Whether an Ally may be given an Artifact or Tome (M8.3, M8.15). */
  function bearers({ face }: Numbered<PrintedCard>): Way[] {
    const wanted = attachedTo(face)
    return cards.flatMap(({ no, face: other }): Way[] => {
      const type = other.type === 'Monster' ? 'Ally' : other.type
      if (type !== 'Ally' || other.goo === true) return []
      if (wanted !== undefined && !may(other, wanted, face, 'Ally')) return []
      const refuses = other.rules.some(
        (rule) =>
          rule.kind === 'static' && 'cannotBear' in rule.effect && rule.effect.of === undefined && may(face, rule.effect.cannotBear, other),
      )
      if (refuses) return []
      if (other.type === 'Ally') return [[no]]
      return makingAlly({ no, face: other }).map((by): Way => without([no, by], by === no ? -1 : no))
    })
  }

  /** The cards whose text makes an Ally of a Monster, its own among them (M11.27, M11.28). */
  function makingAlly({ no, face }: Numbered<PrintedCard>): readonly number[] {
    return playAs.flatMap(({ no: by, offer, source }) =>
      offer.playAs === 'ally' && (offer.of === 'self' ? by === no : may(face, offer.of, source)) ? [by] : [],
    )
  }

  function asset(card: Numbered<PrintedCard>): Need[] {
    const { face, no } = card
    const attribute = face.type === 'Tome' ? 'Tome' : 'Artifact'
    const fits = ({ dimension }: { dimension: Dimension }) => face.anyDimension === true || dimension === face.dimension
    const carriers = offers.flatMap((each, by): Way[] => (each.carries.some((filter) => may(face, filter, faces[by])) ? [[by]] : []))
    const ways = [
      ...at({ attr: [attribute] }, undefined, fits),
      ...waiving(face, 'attribute').map((each): Way => without([each.no], no)),
      ...carriers,
      ...brings.flatMap(({ no: by, offer, source }): Way[] => (by !== no && may(face, offer, source) ? [[by]] : [])),
    ]
    const article = attribute === 'Artifact' ? 'an' : 'a'
    const needs: Need[] = [
      ...dimensionNeed(card),
      ...ownDemands(card),
      {
        rule: attribute === 'Tome' ? 'M9.1' : 'M8.1',
        wants: `a Location where ${article} ${attribute} is found`,
        ways,
        query: queryOfPlace({ attr: [attribute] }),
      },
    ]
    if (face.type === 'Tome' && waiving(face, 'language').length === 0) needs.push(...readers(face))
    if (isWeapon(face) || attachedTo(face) !== undefined) {
      needs.push({ rule: isWeapon(face) ? 'M8.15' : 'M8.3', wants: 'an Ally who can bear it', ways: bearers(card) })
    }
    return needs
  }

  /** Each language needs a reader where all are needed, and any one where one is enough (M9.3, M9.4). */
  function readers({ languages }: PrintedCard): Need[] {
    if (languages === undefined || languages.list.length === 0) return []
    const each = languages.list.map((language) => languageNeed(language, languages.mode === 'or' ? 'M9.4' : 'M9.2'))
    if (languages.mode !== 'or') return each
    return [{ rule: 'M9.4', wants: `somebody who reads ${languages.list.join(' or ')}`, ways: each.flatMap(({ ways }) => ways) }]
  }

  function spell(card: Numbered<PrintedCard>): Need[] {
    const { face } = card
    const icons = face.icons ?? []
    const ways = cards.flatMap(({ no, face: holder }): Way[] => {
      const own = holder.type === 'Tome' && (holder.spellCapacity ?? 0) > 0 && (holder.icons ?? []).some((icon) => icons.includes(icon))
      const given = offers[no]!.holdsSpells.some(
        ({ icon }) =>
          icon === 'any' ||
          (icon !== undefined
            ? [icon].flat().some((each) => icons.includes(each))
            : holder.type !== 'Tome' || (holder.icons ?? []).some((each) => icons.includes(each))),
      )
      return own || given ? [[no]] : []
    })
    const said = icons.length === 0 ? 'something that holds any Spell' : `something that holds Spells with the ${icons.join(' or ')} icon`
    return [
      ...dimensionNeed(card),
      ...ownDemands(card),
      { rule: 'M9.14', wants: said, ways, ...(icons[0] !== undefined && { query: `t:tome icon:${written(icons[0])}` }) },
    ]
  }

  function event(card: Numbered<PrintedCard>): Need[] {
    const { face, no } = card
    if (face.travel === true) return [...dimensionNeed(card), ...ownDemands(card), somewhere('M4.14')]
    if (face.subtype === 'Threat') return [...dimensionNeed(card), ...ownDemands(card), gateNeed(card)]
    const needs = [...dimensionNeed(card), ...ownDemands(card)]
    if (liesOnOpponent(face) || goesOn(face)) return needs
    const answers = face.rules.filter((rule) => rule.kind === 'action' && typeof rule.window === 'object')
    if (
      answers.length > 0 &&
      answers.every((rule) => rule.kind === 'action' && typeof rule.window === 'object' && rule.window.by === 'you')
    ) {
      const ways = answers.flatMap((rule) =>
        rule.kind === 'action' && typeof rule.window === 'object' ? having(rule.window.of, cards, face) : [],
      )
      needs.push({ rule: 'M19.5', wants: 'something of yours that it can answer', ways: ways.filter((way) => !way.includes(no)) })
    }
    const played = face.rules.filter((rule): rule is Extract<Rule, { kind: 'on' }> => rule.kind === 'on' && rule.on === 'played')
    if (played.length === 0) return needs
    const targets = played.map((rule) => aims(rule, card))
    if (targets.every((each) => each.length > 0)) {
      needs.push({
        rule: 'M10.3',
        wants: targets.map((each) => each[0]!.wants).join(' or '),
        ways: targets.flatMap((each) => each[0]!.ways),
      })
    }
    return needs
  }

  /** What an effect asks of the own deck to have anything to act on. */
  function aims(rule: Extract<Rule, { kind: 'on' }>, card: Numbered<PrintedCard>): Need[] {
    if (speaksOfOpponent(rule.if) || speaksOfOpponent(rule.do) || speaksOfOpponent(rule.target)) return []
    const needs = rule.if === undefined ? [] : demands(rule.if, card, 'M10.3')
    const { target } = rule
    if (
      target !== undefined &&
      target.ref === undefined &&
      (target.of ?? 'you') === 'you' &&
      (target.in ?? 'play') === 'play' &&
      target.is !== undefined
    ) {
      const ways = having(target.is, cards, card.face).filter((way) => !way.includes(card.no))
      needs.push({ rule: 'M10.3', wants: `${sayFilter(target.is)} to act on`, ways })
    }
    return needs
  }

  function monster(card: Numbered<PrintedCard>): Need[] {
    const { face, no } = card
    if (face.goo === true) return great(card)
    const byGate = gateNeed(card)
    const summoned = summons.flatMap(({ no: by, offer, source }): Way[] => (may(face, offer, source) ? [without([by], no)] : []))
    const brought = brings.flatMap(({ no: by, offer, source }): Way[] => (by !== no && may(face, offer, source) ? [[by]] : []))
    return [...dimensionNeed(card), ...ownDemands(card), { ...byGate, ways: [...byGate.ways, ...summoned, ...brought] }]
  }

  /** Its two cards, the Location among them being the one with the Gate that is used (M11.46, M11.47). */
  function great(card: Numbered<PrintedCard>): Need[] {
    const wanted = card.face.requirements ?? []
    const places = wanted.filter(({ type }) => type === 'Location')
    const besides: Filter = {
      ...(places.some(({ publicAttributes }) => publicAttributes) && {
        pub: places.flatMap(({ publicAttributes = [] }) => publicAttributes),
      }),
      ...(places.some(({ attributes }) => attributes) && { attr: places.flatMap(({ attributes = [] }) => attributes) }),
      ...(places.some(({ title }) => title) && { title: places.flatMap(({ title }) => title ?? []) }),
    }
    const sparing = (['needed', 'oneNeeded'] as const).flatMap((what) => waiving(card.face, what)).map(({ no }) => no)
    const helping = [...standIns.flatMap(({ no, offer }) => (offer === 'GreatOldOne' ? [no] : [])), ...sparing]
    const place = gateNeed(card, besides)
    const anyGate = places.length === 0 ? [] : gateNeed(card).ways.flatMap((way) => helping.map((by) => [...way, by]))
    return [
      ...dimensionNeed(card),
      ...ownDemands(card),
      { ...place, rule: places.length === 0 ? 'M11.1' : 'M11.46', ways: [...place.ways, ...anyGate] },
      ...wanted
        .filter(({ type }) => type !== 'Location')
        .map((each): Need => {
          const ways = cards.flatMap(({ no, face }): Way[] => (no !== card.no && answers(face, each) ? [[no]] : []))
          return { rule: 'M11.46', wants: each.phrase, ways: [...ways, ...helping.map((by): Way => [by])] }
        }),
    ]
  }

  const needsOf = (card: Numbered<PrintedCard>): readonly Need[] => {
    switch (card.face.type) {
      case 'Location':
        return location(card)
      case 'Ally':
        return isCultist(card.face) ? cultist(card) : ally(card)
      case 'Artifact':
      case 'Tome':
        return asset(card)
      case 'Spell':
        return spell(card)
      case 'Event':
        return event(card)
      case 'Monster':
        return monster(card)
      case 'Adventure':
        return nowhere
    }
  }

  // A Cultist goes to the Threat only where it could be an Ally (M7.26), so that place is all it needs.
  const cultist = ally

  const needs: (readonly Need[])[] = Array.from({ length: size }, () => nowhere)
  for (const card of cards) needs[card.no] = needsOf(card)
  for (const area of areas) {
    const inside = locations.flatMap(({ no }): Way[] => (areaOf.get(no) === area ? [[no]] : []))
    needs[area.no] = [{ rule: 'M6.9', wants: `a Location in ${area.region}`, ways: inside }]
  }
  return { faces, offers, areas, size, needs }
}

/** The numbers of the Regions behind those of the cards. */
function layOut(first: number, locations: readonly Numbered<PrintedCard>[]) {
  const byName = new Map<string, Area>()
  const areaOf = new Map<number, Area>()
  let size = first
  for (const { no, face } of locations) {
    const region = regionOfCard(face) ?? ''
    const name = `${face.dimension}|${region}`
    let area = byName.get(name)
    if (area === undefined) {
      area = { region, dimension: face.dimension, no: size, start: size + 1 }
      size += 2
      byName.set(name, area)
    }
    areaOf.set(no, area)
  }
  return { areas: [...byName.values()], areaOf, size }
}

const regionIn = (face: PrintedCard): { region?: string } => {
  const region = regionOfCard(face)
  return region === undefined ? {} : { region }
}

const dimensionNames: Readonly<Record<Dimension, string>> = { waking: 'Waking World', dreamlands: 'Dreamlands', 'new-aeon': 'New Aeon' }

function attachedTo(face: PrintedCard): Filter | undefined {
  for (const rule of face.rules) if (rule.kind === 'static' && 'attachedTo' in rule.effect) return rule.effect.attachedTo
  return undefined
}

/** Whether a printed card meets a requirement of a Great Old One (M11.47), Events whose text says that they are such cards among them. */
function answers(face: PrintedCard, wanted: Requirement): boolean {
  if (wanted.type !== undefined && face.type !== wanted.type) return false
  if (wanted.title !== undefined && foldTitle(face.title) !== foldTitle(wanted.title)) return false
  if (wanted.subtype !== undefined && face.subtype !== wanted.subtype) return false
  return (wanted.attributes ?? []).every(
    (each) =>
      bears(face.attributes, each) ||
      face.rules.some((rule) => rule.kind === 'static' && 'countsAs' in rule.effect && rule.effect.countsAs === each) ||
      (face.type === 'Event' && foldTitle(face.title).includes(foldTitle(each))),
  )
}

/** A query of the library for Locations of a kind. */
const queryOfPlace = ({ region, subregion, attr = [], pub = [], gate: open }: Filter): string =>
  [
    't:location',
    ...(region === undefined || subregion !== undefined ? [] : [`region:${written(region)}`]),
    ...(subregion === undefined ? [] : [`sub:${written(subregion)}`]),
    ...attr.map((each) => `attr:${written(each)}`),
    ...pub.map((each) => `public:${written(each)}`),
    ...(open === undefined ? [] : [`${open ? '' : '-'}is:gate`]),
  ].join(' ')

/** What a filter asks for, in few words. */
function sayFilter(filter: Filter): string {
  const title = filter.title === undefined ? [] : [[filter.title].flat().join(' or ')]
  const words = [
    ...title,
    ...(filter.titleHas === undefined ? [] : [filter.titleHas]),
    ...(filter.pub ?? []),
    ...(filter.attr ?? []),
    ...(filter.anyAttr === undefined ? [] : [filter.anyAttr.join(' or ')]),
    ...[filter.subtype ?? []].flat(),
    ...[filter.type ?? []].flat(),
    ...(filter.gate === true ? [gate] : []),
  ]
  return words.length === 0 ? 'such a card' : words.join(' ')
}
