import type { Locator, Page } from '@playwright/test'
import type { AccountBet } from '../../src/generated/api.ts'
import { brand, createApiCaller, createWithdrawer, password, paymentPassword } from './create-withdrawer.ts'
import { runAdminCommand, expect, findAccessibilityViolations, getBrandUrl, test } from './fixtures.ts'
import { dropResponse } from './drop-response.ts'
import { callLogin, openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const fetchBalance = async (username: string): Promise<string> =>
  ((await runAdminCommand('account', { brand, username })) as { balance: string }).balance

/** Expects a balanced ledger: every transfer sums to zero, and every wallet equals the sum of its movements. */
const expectBalancedLedger = async (): Promise<void> =>
  expect(await runAdminCommand('ledger-verify', { brand })).toMatchObject({ passed: true })

/** Returns the amount that an account has on hold, and the number of its open withdrawals. */
async function getHeldFunds(
  call: Awaited<ReturnType<typeof createWithdrawer>>['call'],
): Promise<{ held: string; openWithdrawalCount: number }> {
  const funds = (await call('wallet.funds', undefined)).body.value as { readonly held: string }
  const { withdrawals } = (await call('withdrawal.list', { which: 'running', count: 50 })).body.value as {
    readonly withdrawals: readonly unknown[]
  }
  return { held: funds.held, openWithdrawalCount: withdrawals.length }
}

async function enterDeposit(centre: Locator, amount: string): Promise<void> {
  await centre.getByRole('button', { name: /^MB WAY code/ }).click()
  await centre.getByRole('textbox', { name: 'MB WAY code' }).fill(amount)
  await centre.getByRole('button', { name: 'Continue' }).click()
}

async function enterWithdrawal(centre: Locator, amount: string): Promise<void> {
  await centre.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await centre.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await centre.locator('input[name="paymentPassword"]').fill(paymentPassword)
}

const listDeposits = async (username: string): Promise<readonly { readonly state: string }[]> =>
  (await runAdminCommand('deposits', { brand, username })) as readonly { readonly state: string }[]

async function openWithdrawal(page: Page, username: string): Promise<Locator> {
  await openAs(page, brand, lightweightPath, username, password)
  return openCentre(page, 'My account', 'Withdrawal')
}

test('a deposit whose response is lost, and which is retried offline and online, is created once and credited once', async ({
  page,
  context,
  tolerance,
}) => {
  tolerance.allow(/Failed to load resource/)
  const username = createUniqueUsername('castaway')
  await runAdminCommand('create-account', { brand, username, type: 0, password })
  await openAs(page, brand, lightweightPath, username, password)
  const centre = await openCentre(page, 'My account', 'Deposit')
  const restoreResponses = await dropResponse(page, '/wps/relay/deposit/request')
  await enterDeposit(centre, '40')
  const submitButton = centre.getByRole('button', { name: 'Go to payment' })
  await submitButton.click()
  await expect(centre.getByText('Network abnormal. Please check your connection and try again.')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  expect(await listDeposits(username)).toHaveLength(1)
  await restoreResponses()
  await context.setOffline(true)
  await submitButton.click()
  await expect(submitButton).toBeEnabled()
  await context.setOffline(false)
  await submitButton.dblclick()
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible()
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('dialog', { name: 'Member centre' }).getByText('The money is in your balance.')).toBeVisible()
  expect(await listDeposits(username)).toMatchObject([{ state: 'paid' }])
  expect(await fetchBalance(username)).toBe('40.00')
  await expectBalancedLedger()
})

test('the withdrawal form reports a lost response, offers only a retry, even after leaving the page, and the money is held once', async ({
  page,
  tolerance,
}) => {
  tolerance.allow(/Failed to load resource/)
  const { username, call } = await createWithdrawer('drifter')
  const centre = await openWithdrawal(page, username)
  const restoreResponses = await dropResponse(page, '/wps/relay/withdrawal')
  await enterWithdrawal(centre, '150')
  await centre.getByRole('button', { name: /^Withdraw €/ }).dblclick()
  const retryButton = centre.getByRole('button', { name: 'Send again' })
  await expect(retryButton).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await restoreResponses()
  await centre.getByRole('navigation').getByRole('button', { name: 'My wallet' }).click()
  await expect(centre.getByText('€150.00')).toBeVisible()
  await centre.getByRole('navigation').getByRole('button', { name: 'Withdrawal' }).click()
  await centre.locator('input[name="paymentPassword"]').fill(paymentPassword)
  await retryButton.click()
  await expect(centre.getByText('Available to withdraw €850.00')).toBeVisible()
  await expect(centre.getByRole('button', { name: 'Cancel withdrawal' })).toHaveCount(1)
  expect(await getHeldFunds(call)).toEqual({ held: '150.00', openWithdrawalCount: 1 })
  await expectBalancedLedger()
})

test('if two tabs together request more than the balance, the first withdrawal succeeds, and the other tab shows the remaining limit', async ({
  page,
  tolerance,
}) => {
  tolerance.allow(/422|409/)
  const { username, call } = await createWithdrawer('janus')
  const centre = await openWithdrawal(page, username)
  const otherPage = await page.context().newPage()
  const otherCentre = await openWithdrawal(otherPage, username)
  for (const withdrawalPage of [centre, otherCentre]) await enterWithdrawal(withdrawalPage, '600')
  await otherCentre.getByRole('button', { name: /^Withdraw €/ }).dblclick()
  await expect(otherCentre.getByText('Available to withdraw €400.00')).toBeVisible()
  await centre.getByRole('button', { name: /^Withdraw €/ }).dblclick()
  await expect(centre.getByText('You can withdraw up to €400.00.')).toBeVisible()
  await expect(centre.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('aria-invalid', 'true')
  await expect(centre.getByRole('button', { name: 'Cancel withdrawal' })).toHaveCount(1)
  expect(await getHeldFunds(call)).toEqual({ held: '600.00', openWithdrawalCount: 1 })
  await expectBalancedLedger()
  await otherPage.close()
  await page.bringToFront()
})

test('Back closes the centre without sending the deposit, and the input is kept when the centre opens again', async ({ page }) => {
  const username = createUniqueUsername('rower')
  await runAdminCommand('create-account', { brand, username, type: 0, password })
  await openAs(page, brand, lightweightPath, username, password)
  const centre = await openCentre(page, 'My account', 'Deposit')
  await enterDeposit(centre, '35')
  await expect(centre.getByRole('heading', { name: 'Check your deposit' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(getBrandUrl(brand, lightweightPath))
  await expect(centre).toBeHidden()
  const reopenedCentre = await openCentre(page, 'My account', 'Deposit')
  await expect(reopenedCentre.getByRole('heading', { name: 'Check your deposit' })).toBeVisible()
  await expect(reopenedCentre.getByText('€35.00').first()).toBeVisible()
  expect(await listDeposits(username)).toEqual([])
})

/** Ways to interrupt a round while the platform's response is pending. */
const interruptions = {
  'the page is closed': async (page: Page) => page.close(),
  'the session is ended': async (_page: Page, username: string) => runAdminCommand('end-sessions', { brand, username }),
} as const

for (const [name, interrupt] of Object.entries(interruptions))
  test(`if ${name} during a round, its bet is settled or rolled back, and none stays open`, async ({ page, tolerance }) => {
    tolerance.allow(/Failed to load resource|401|409/)
    const username = createUniqueUsername('bettor')
    await runAdminCommand('create-account', { brand, username, type: 0, password, balance: '100.00' })
    await openAs(page, brand, '/game?game=pgf-jade-tiger&vendor=PGF', username, password)
    const spinButton = page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true })
    await expect(page.frameLocator('iframe').locator('.amount')).toHaveText('€100.00')
    const roundRequest = page.waitForRequest((request) => request.url().endsWith('/session/round'))
    await spinButton.click()
    await roundRequest
    await interrupt(page, username)
    const call = await createApiCaller((await callLogin(brand, username, password)).token)
    const listBets = async () => ((await call('record.bets', { period: 'today' })).body.value as { bets: readonly AccountBet[] }).bets
    // The vendor may place the bet after the interruption, so the first attempts may find no bet.
    await expect(async () => {
      const bets = await listBets()
      expect(bets.filter(({ state }) => state === 'open')).toEqual([])
      const { openBets } = (await runAdminCommand('vendor', { brand, vendor: 'PGF' })) as { openBets: number }
      expect(openBets).toBe(0)
      const result = bets.reduce((sum, bet) => sum + (bet.state === 'settled' ? Number(bet.result) : 0), 0)
      expect(Number(await fetchBalance(username))).toBeCloseTo(100 + result, 2)
    }).toPass({ timeout: 25_000 })
    await expectBalancedLedger()
  })
