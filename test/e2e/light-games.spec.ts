/** The light games at their tables: to the end by keys alone, without a barrier, and with a curtain between two people. */
import { barriers, expect, test } from './fixture.ts'
import { decide, isAsked, screen } from './playing.ts'

for (const { game, players } of [
  { game: 'Pocket Madness', players: 3 },
  { game: 'Tides of Madness', players: 2 },
]) {
  test(`${game} against chance, by keys alone, to the sentence that ends it`, async ({ table }) => {
    test.setTimeout(180_000)
    await screen(table, 'New match').click()
    await table.getByRole('radio', { name: new RegExp(`^${game}`) }).check({ force: true })
    for (let seat = 2; seat <= players; seat++) {
      const group = table.getByRole('group', { name: `Seat ${seat}` })
      if ((await group.count()) === 0) await table.getByRole('button', { name: 'Add a seat' }).click()
      await group.getByLabel('Played by').selectOption('random')
    }
    await table.getByText('How it is played').click()
    await table.getByLabel(/Seed/).fill('11')
    expect(await barriers(table)).toEqual([])
    await table.getByRole('button', { name: 'Begin' }).click()

    let decisions = 0
    for (; await isAsked(table); decisions++) {
      expect(decisions, 'a light game comes to an end').toBeLessThan(400)
      if (decisions === 8) expect(await barriers(table)).toEqual([])
      await decide(table, decisions)
    }
    expect(decisions).toBeGreaterThan(8)
    const over = table.getByRole('dialog')
    await expect(over).toContainText(/wins|share|Nobody/)
    expect(await barriers(table)).toEqual([])
  })
}

test('Tides of Madness between two people: a choice is hidden behind the curtain, and shown when both have made theirs', async ({
  table,
}) => {
  await screen(table, 'New match').click()
  await table.getByRole('radio', { name: /^Tides of Madness/ }).check({ force: true })
  const second = table.getByRole('group', { name: 'Seat 2' })
  await second.getByLabel('Name').fill('Ben')
  await second.getByLabel('Played by').selectOption('human')
  await table.getByRole('button', { name: 'Begin' }).click()
  const curtain = table.getByRole('region', { name: /^Pass to/ })
  await expect(curtain).toBeVisible()
  await table.keyboard.press('Space')

  const hand = table.getByRole('region', { name: /^Your hand/ })
  const first = await hand.getByRole('button').allInnerTexts()
  await hand.getByRole('button').first().click()
  await table.getByRole('button', { name: /^Hand over to Ben/ }).click()
  await expect(curtain).toBeVisible()
  // What the first has in hand is not in the page any more.
  for (const card of first) expect(await table.locator('body').innerText()).not.toContain(card)
  await table.keyboard.press('Space')

  // The dealt hands have no card in common; after both have chosen, each has the other's.
  const theirs = await hand.getByRole('button').allInnerTexts()
  expect(theirs.filter((card) => first.includes(card))).toEqual([])
  await hand.getByRole('button').first().click()
  await expect(hand.getByRole('button')).toHaveCount(4)
  expect(await hand.getByRole('button').allInnerTexts()).toEqual(first.slice(1))
})
