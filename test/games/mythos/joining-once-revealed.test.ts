/** Allies that join a defence once Threats are turned up, and who takes no part in Combat at all. */
import { describe, expect, it } from 'vitest'
import { ally, monster, type SeatSetup, weapon } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { fight, when } from './combat/fight.ts'

const lost = (threat: ReturnType<typeof monster>, allies: SeatSetup['allies'], joins: boolean) => {
  let asked = 0
  const t = fight({ seats: [{ threat: [threat] }, { allies: allies!, sanity: 9 }] }, (question, seat, state) => {
    if (question.ask === 'which card' && /commit/i.test(question.prompt)) return { do: 'done' }
    return when(/join the defence/, () => {
      asked += 1
      return { do: joins ? 'yes' : 'no' }
    })(question, seat, state)
  })
  return [9 - t.state.players[1]!.sanity, asked]
}

describe('[M14.26] an Ally that may be added once Threats are revealed', () => {
  const late = says('Late', 'Ally', 'This card may be added to your Defending Allies after Threats are revealed.', { value: 2 })
  const ghoul = monster('Ghoul', 2)

  it('joins the defence then, or stays out of it', () => {
    expect(lost(ghoul, [late], true)).toEqual([0, 1])
    expect(lost(ghoul, [late], false)).toEqual([2, 1])
  })

  it('is asked for by nobody where its text says nothing of it', () => {
    expect(lost(ghoul, [ally('Webb', 2)], true)).toEqual([2, 0])
  })
})

describe('[M14.13] an Ally that may not take part in Combat', () => {
  const ward = says('Ward', 'Ally', 'This card may not take part in Combat.', { value: 3 })
  const blade = weapon('Blade', 1, { subtype: 'Enchanted Weapon' })

  it('neither defends nor joins a Threat', () => {
    const t = fight({ seats: [{ threat: [monster('Ghoul', 2)] }, { allies: [ward], sanity: 9 }] })
    expect(t.state.players[1]!.sanity).toBe(7)
    const armed = (guard: typeof ward) =>
      fight({ seats: [{ allies: [{ lay: guard, bears: [blade] }] }, { sanity: 9 }] }, (question) =>
        question.ask === 'which way' ? { do: 'choose way', way: question.ways.length - 1 } : undefined,
      ).state.players[1]!.sanity
    expect([armed(ally('Webb', 3)), armed(ward)]).toEqual([5, 9])
  })
})
