/** The command `cards`, run as a person runs it. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const start = fileURLToPath(new URL('../../src-main/tools/run.mjs', import.meta.url))

function cards(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [start, 'cards', ...args], { input, encoding: 'utf8' })
  return { status, stderr, lines: stdout.split('\n').filter((line) => line !== '') }
}

const line = (fields: object): string =>
  `${JSON.stringify({ id: 'x', type: 'Monster', subtype: 'Lesser Servitor', title: 'Mud Thing', ...fields })}\n`

describe('cards', () => {
  it('finds no unread card among those that come with the app', () => {
    expect(cards([])).toMatchObject({ status: 0, lines: ['324 cards, 324 read, 0 unread.'] })
  })

  it('reads a text to its rules, and a story to its recipe', () => {
    const story = line({ id: 'y', type: 'Adventure', subtype: null, title: 'Mud Bath', text: 'You fight a DEEP ONE.' })
    const { status, lines } = cards(['read'], line({ text: 'Joins Mud Things.' }) + story)
    expect(status).toBe(0)
    expect(JSON.parse(lines[0]!)).toEqual({
      id: 'x',
      ok: true,
      rules: [{ kind: 'static', effect: { join: { title: 'Mud Thing' }, may: true } }],
    })
    expect(JSON.parse(lines[1]!)).toMatchObject({ id: 'y', ok: true, rules: [{ kind: 'recipe', slots: [{ count: 1 }] }] })
  })

  it('points at the place it cannot read, and goes on with the next line', () => {
    const { status, lines } = cards(
      ['read'],
      `${line({ text: 'Joins Mudd Things.' })}{nonsense\n\n${line({ text: 5 })}${line({ text: '' })}`,
    )
    expect(status).toBe(0)
    const [unread, noJson, noText, blank] = lines.map((each) => JSON.parse(each))
    expect(unread).toMatchObject({ id: 'x', ok: false, at: 6, length: 11, nearest: 'Mud Thing' })
    expect(noJson).toMatchObject({ id: null, ok: false, message: 'Line 2 is not JSON.' })
    expect(noText).toMatchObject({ id: 'x', ok: false, message: 'Line 4 has no "text".' })
    expect(blank).toEqual({ id: 'x', ok: true, rules: [] })
  })

  it('knows the words that the fields of a line tell', () => {
    const text = 'Each Lamplighter in Foggy Hollow gains 1.'
    const bearer = {
      id: 'y',
      type: 'Ally',
      subtype: null,
      title: 'Old Tom',
      text: '',
      attributes: ['Lamplighter'],
      subregion: 'Foggy Hollow',
    }
    const { lines } = cards(
      ['read'],
      line({ text }) + line({ ...bearer, region: null, languages: { mode: 'and', list: [] }, sanity: null }),
    )
    expect(JSON.parse(lines[0]!)).toMatchObject({
      rules: [{ effect: { of: { is: { attr: ['Lamplighter'] } } } }],
    })
    const spell = line({ type: 'Event', subtype: null, text: 'Target loses 2 Sanity.', target: 'Opponent', attributes: 'none' })
    expect(JSON.parse(cards(['read'], spell).lines[0]!)).toMatchObject({
      ok: false,
      message: expect.stringContaining('Line 1 has something else in "attributes"'),
    })
  })

  it('says of a damaged line whose it was, where that can be told', () => {
    const { status, lines } = cards(
      ['read'],
      `${line({ type: 'Saint', text: '' })}${line({ id: 7, text: '' })}${line({ subtype: 5, text: '' })}[]\n`,
    )
    expect(status).toBe(0)
    expect(lines.map((each) => JSON.parse(each))).toMatchObject([
      { id: 'x', ok: false, message: expect.stringContaining('has the type "Saint"') },
      { id: null, ok: false, message: 'Line 2 has no "id".' },
      { id: 'x', ok: false, message: expect.stringContaining('Line 3 has something else in "subtype"') },
      { id: null, ok: false, message: 'Line 4 is not a JSON object.' },
    ])
  })

  it('has nothing to say to an empty input', () => {
    expect(cards(['read'])).toEqual({ status: 0, stderr: '', lines: [] })
  })

  it('answers a wrong option or file with one line and status 2', () => {
    for (const args of [['read', '--nope'], ['read', '--cards', 'not-there.json'], ['write'], ['--cards', 'x.json']]) {
      const { status, stderr, lines } = cards(args)
      expect(status, args.join(' ')).toBe(2)
      expect(stderr.trim().split('\n')).toHaveLength(1)
      expect(lines).toEqual([])
    }
  })
})
