import type { Page } from '@playwright/test'
import { sample } from '../depth.ts'
import { runAdminCommand, expect, findAccessibilityViolationsInFrames, getBrandUrl, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const password = 'Wheel-of-9-Coins'
const brand = 'harbor'
/** Message that the browser logs if a bet arrives after betting has closed. The tests then bet on the next event. */
const bettingClosedMessage = /status of 409/

const getGameFrame = (page: Page) => page.frameLocator('iframe')
const getButton = (page: Page, name: string | RegExp) => getGameFrame(page).getByRole('button', { name })

/** Opens a game as a new player with 100.00, and returns a function that reads the player's balance on the platform. */
async function openGame(page: Page, game: string, vendor: string): Promise<() => Promise<string>> {
  const username = createUniqueUsername('player')
  await runAdminCommand('create-account', { brand, username, type: 0, password, balance: '100.00' })
  await openAs(page, brand, `/game?game=${game}&vendor=${vendor}`, username, password)
  await expect(getGameFrame(page).locator('.amount')).toHaveText('€100.00')
  return async () => ((await runAdminCommand('account', { brand, username })) as { balance: string }).balance
}

/**
 * Plays the first round of a player with 100.00, with 1.00 on each spot, and expects the balance to change by the
 * stakes and the displayed win. Without `startButton`, the bet itself starts the round.
 */
async function playRound(
  page: Page,
  getBalance: () => Promise<string>,
  spots: readonly (string | RegExp)[],
  startButton: string | undefined,
): Promise<void> {
  for (const spot of spots) await getButton(page, spot).first().click()
  if (startButton !== undefined) await getButton(page, startButton).click()
  await expect(getGameFrame(page).locator('.spot.won, .spot.lost').first()).toBeVisible({ timeout: 20_000 })
  await expect(getGameFrame(page).locator('.status-message')).not.toHaveText('…')
  const win = Number(await getGameFrame(page).locator('.win').textContent())
  expect(await getBalance()).toBe((100 - spots.length + win).toFixed(2))
  await expect(getGameFrame(page).locator('.amount')).toHaveText(`€${(100 - spots.length + win).toFixed(2)}`)
}

const tables = [
  ['baccarat', 'evg-aurora-baccarat', 'EVG', [/^Player ×/, /^Banker pair/], 'Deal'],
  ['roulette', 'evg-grand-roulette', 'EVG', [/^Red/, /^17 /], 'Spin the wheel'],
  ['dragon tiger', 'evg-duel-dragon-tiger', 'EVG', [/^Dragon/, /^Tie/], 'Deal'],
  ['sic bo', 'evg-emperor-sicbo', 'EVG', [/^Big/, /^11 ×/], 'Roll'],
  ['se die', 'sgl-royal-se-die', 'SGL', [/^Even/, /^3 red/], 'Shake'],
  ['fan tan', 'sgl-pearl-fan-tan', 'SGL', [/^Odd/, /^1 \+ 2/], 'Count off'],
  ['fish, prawn, crab', 'sgl-fish-prawn-crab', 'SGL', [/^Crab/, /^Stag/], 'Roll'],
  ['bull bull', 'sgl-bull-bull', 'SGL', [/^Player 1/], 'Deal'],
  ['golden flower', 'sgl-golden-flower', 'SGL', [/^Phoenix/, /^Pair/], 'Deal'],
  ['mahjong tiles', 'sgl-tile-pavilion', 'SGL', [/^Player 2/], 'Deal'],
  ['ba cay', 'kpk-ba-cay', 'KPK', [/^Stake/], 'Deal'],
  ['fish', 'aqx-golden-arowana', 'AQX', [/^Seahorse/], undefined],
] as const
test.describe.configure({ mode: 'parallel' })

for (const [kind, game, vendor, spots, startButton] of sample('tables', tables, 4))
  test(`a round of ${kind} offers the bets of its game, and changes the balance by the stakes and the win`, async ({ page }) => {
    const getBalance = await openGame(page, game, vendor)
    await playRound(page, getBalance, spots, startButton)
    expect(await findAccessibilityViolationsInFrames(page)).toEqual([])
  })

const sports = [
  ['football', 'sbx-summit-football', 'SBX', 'Both teams to score', 'Handicap'],
  ['tennis', 'sbx-baseline-tennis', 'SBX', 'Handicap', 'Result'],
  ['basketball', 'sbx-court-basketball', 'SBX', 'Total', 'Both teams to score'],
  ['motor racing', 'sbx-grid-motorsport', 'SBX', 'Top three', 'Total'],
  ['an e-sport', 'ime-rift-lanes', 'IME', 'Winner', 'Result'],
] as const
for (const [sport, game, vendor, market, absentMarket] of sample('sports', sports, 2))
  test(`${sport} has the markets of its sport, and a bet deducts its stake`, async ({ page, tolerance }) => {
    tolerance.allow(bettingClosedMessage)
    const getBalance = await openGame(page, game, vendor)
    const priceButtons = getGameFrame(page)
      .getByRole('group', { name: new RegExp(`: ${market}$`) })
      .first()
      .getByRole('button')
    await expect(priceButtons.first()).toBeVisible()
    await expect(getGameFrame(page).getByRole('group', { name: new RegExp(`: ${absentMarket}$`) })).toHaveCount(0)
    await expect(async () => {
      await priceButtons.first().click()
      await expect(priceButtons.first()).toHaveAttribute('aria-pressed', 'true')
      await getButton(page, 'Bet 1.00').click()
      await expect(getGameFrame(page).locator('.status-message')).toHaveText(/^Your bet on no\./, { timeout: 3_000 })
    }).toPass({ timeout: 45_000 })
    await expect(getGameFrame(page).locator('.tickets li').first()).toContainText(`${market}: `)
    expect(Number(await getBalance())).toBeLessThanOrEqual(99)
    expect(await findAccessibilityViolationsInFrames(page)).toEqual([])
  })

test('a cockfight has two sides and a draw, and a bet on it is settled by its result', async ({ page, tolerance }) => {
  tolerance.allow(bettingClosedMessage)
  test.setTimeout(180_000)
  const username = createUniqueUsername('player')
  const password = 'Wheel9Coins'
  await runAdminCommand('create-account', { brand: 'lotus', username, type: 0, password, balance: '100.00' })
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: getBrandUrl('lotus') }])
  await openAs(page, 'lotus', '/game?game=ds88-red-spur&vendor=DS88', username, password)
  const priceButtons = getGameFrame(page)
    .getByRole('group', { name: /: Result$/ })
    .first()
    .getByRole('button')
  await expect(priceButtons).toHaveCount(3)
  await expect(priceButtons.nth(1)).toContainText('Draw')
  let odds = 0
  await expect(async () => {
    await priceButtons.first().click()
    await expect(priceButtons.first()).toHaveAttribute('aria-pressed', 'true')
    odds = Number(/\d+\.\d\d$/.exec((await priceButtons.first().textContent()) ?? '')?.[0])
    expect(odds).toBeGreaterThan(1)
    await getButton(page, /^Bet /).click()
    await expect(getGameFrame(page).locator('.status-message')).toHaveText(/^Your bet on no\./, { timeout: 8_000 })
  }).toPass({ timeout: 60_000 })
  const ticket = getGameFrame(page).locator('.tickets li')
  await expect(ticket).toHaveCount(1)
  await expect(ticket).toHaveText(/won |lost/, { timeout: 90_000 })
  const isWon = (await ticket.textContent())?.includes('lost') === false
  const { balance } = (await runAdminCommand('account', { brand: 'lotus', username })) as { balance: string }
  expect(balance).toBe((isWon ? 99 + odds : 99).toFixed(2))
})
