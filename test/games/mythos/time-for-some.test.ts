/** Day and Night for some players, for their cards or the Threats directed at them, and what is neither. */
import { describe, expect } from 'vitest'
import { view } from '../../../src-main/games/mythos/look.ts'
import { timeOf } from '../../../src-main/games/mythos/standing.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, location, no } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { two, worth } from '../../support/two-places.ts'

const owl = (title: string) => says(title, 'Ally', 'Add 2 points at Night.', { value: 1 })
const bat = (title: string) => says(title, 'Monster', 'Add 2 points at Night.', { value: 1, subtype: 'Lesser Servitor' })
const tunnel = (text: string) => says('Tunnel', 'Location', text, { region: 'Lovecraft Country', subregion: 'Arkham', dimension: 'waking' })
const moor = location('Moor', { publicAttributes: ['Outside'] })
const hall = location('Hall', { publicAttributes: ['Inside'] })

describe('Night for one player', () => {
  rule('M10.28', 'is Night for him and his Allies, and Day for all others', () => {
    const t = two(
      { story: [tunnel('While you are here it is Night for you and your Allies.')], allies: [owl('Own')], threat: [bat('Bat')] },
      { allies: [owl('Theirs')], threat: [bat('Moth')] },
    )
    const value = (title: string) => currentValue(t.state, no(t.state, title))
    expect([worth(t, 'Own'), worth(t, 'Theirs'), value('Bat'), value('Moth')]).toEqual([3, 1, 1, 1])
    expect([timeOf(t.state), timeOf(t.state, { seat: 0 }), timeOf(t.state, { seat: 1 })]).toEqual(['day', 'night', 'day'])
    const told = view(t.state, 1)
    expect([told.time, told.areas[0]!.place.time, told.areas[1]!.place.time]).toEqual(['day', 'night', undefined])
  })

  rule('M10.28', 'takes in his own Threat where nothing else is named', () => {
    const t = two(
      { story: [tunnel('While you are here it is Night for you.')], allies: [owl('Own')], threat: [bat('Bat')] },
      { threat: [bat('Moth')] },
    )
    expect(['Own', 'Bat', 'Moth'].map((title) => currentValue(t.state, no(t.state, title)))).toEqual([3, 3, 1])
  })

  rule('M10.28', 'and the Threats directed at him where they are, once they are', () => {
    const dark = tunnel(
      'While you are here it is Night for you, your Allies and all Threats directed at you, regardless of any Day Event in play.',
    )
    const t = two({ story: [dark], threat: [bat('Bat')] }, { threat: [bat('Moth')] })
    const aimed = { ...t.state, play: t.state.play.map((each) => (each.area === 'threat' ? { ...each, against: 1 - each.seat } : each)) }
    expect(['Bat', 'Moth'].map((title) => currentValue(t.state, no(t.state, title)))).toEqual([1, 1])
    expect(['Bat', 'Moth'].map((title) => currentValue(aimed, no(aimed, title)))).toEqual([1, 3])
  })
})

describe('Night for those at a place', () => {
  const veil = () =>
    says(
      'Veil',
      'Event',
      'Until some other Day or Night Event is played, it is Night for every Investigator who is Outside, but it is still Day for those who are Inside.',
      {
        subtype: 'Night',
      },
    )

  rule('M10.28', 'is asked of each of them, and is over as the text says', () => {
    const dawn = says('Dawn', 'Event', 'It is Day.', { subtype: 'Day' })
    const t = two({ story: [moor], hand: [veil(), dawn], allies: [owl('Own')] }, { story: [hall], allies: [owl('Theirs')] }).play('Veil')
    expect([timeOf(t.state), worth(t, 'Own'), worth(t, 'Theirs')]).toEqual(['day', 3, 1])
    t.untilTurnOf(0).play('Dawn')
    expect([worth(t, 'Own'), worth(t, 'Theirs')]).toEqual([1, 1])
  })
})

describe('neither Day nor Night', () => {
  rule('M10.29', 'fulfils nothing that asks for either, and gives way to neither', () => {
    const dusk = says('Dusk', 'Event', 'It is neither Day nor Night. Bury this card at the end of the Round.')
    const lark = says('Lark', 'Ally', 'Add 1 point by Day.', { value: 1 })
    const watch = says('Watch', 'Artifact', 'When it becomes Day, draw one card.')
    const t = two({ hand: [dusk, ally('Filler', 1)], allies: [owl('Own'), lark], assets: [watch] })
    expect([worth(t, 'Own'), worth(t, 'Lark')]).toEqual([1, 2])
    t.play('Dusk')
    expect([worth(t, 'Own'), worth(t, 'Lark'), view(t.state, 0).time]).toEqual([1, 1, 'neither'])
    expect(t.state.lastTime ?? 'day').toBe('day')
  })
})
