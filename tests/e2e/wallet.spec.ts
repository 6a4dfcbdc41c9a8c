import type { Locator } from '@playwright/test'
import { runAdminCommand, expect, findAccessibilityViolations, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const brand = 'harbor'
const password = 'aLong-Secret-1'

test.beforeEach(async () => void (await runAdminCommand('set-wallets', { brand, wallets: 'vendor' })))
test.afterEach(async () => void (await runAdminCommand('set-wallets', { brand, wallets: 'single' })))

const createAccount = (username: string): Promise<unknown> =>
  runAdminCommand('create-account', { brand, username, type: 0, password, balance: '1000.00' })
const getAmount = (centre: Locator, label: string): Locator => centre.locator('dl > div').filter({ hasText: label }).locator('dd')

test('the wallet page shows all balances, transfers money to a vendor wallet, returns all of it to the main wallet, and rejects an amount above the balance (R-MEMBER-CENTRE-05, R-API-45, R-API-46)', async ({
  page,
}) => {
  const username = createUniqueUsername('diver')
  await createAccount(username)
  await openAs(page, brand, lightweightPath, username, password)
  const balanceRequest = page.waitForRequest('**/wps/member/info/funds/consolidated')
  const centre = await openCentre(page, 'My account', 'My wallet')
  expect(await (await balanceRequest).headerValue('authorization')).toMatch(/^Bearer ./)
  await expect(getAmount(centre, 'Main wallet')).toContainText('1,000.00')
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await centre.getByLabel('To', { exact: true }).selectOption({ index: 1 })
  await centre.getByRole('button', { name: '25%' }).click()
  const moveRequest = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/wps/relay/wallet/'))
  await centre.getByRole('button', { name: 'Move', exact: true }).dblclick()
  expect(await (await moveRequest).headerValue('authorization')).toMatch(/^Bearer ./)
  await expect(centre.getByText('250.00 has been moved.')).toBeVisible()
  await expect(getAmount(centre, 'With game providers')).toContainText('250.00')
  await expect(getAmount(centre, 'Main wallet')).toContainText('750.00')
  await centre.getByRole('button', { name: 'Swap direction' }).click()
  await centre.getByRole('textbox', { name: 'Amount' }).fill('250.01')
  await centre.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(centre.getByText('This is more than you have available.')).toBeVisible()
  await expect(centre.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await centre.getByRole('button', { name: 'Move everything back' }).click()
  await expect(centre.getByText('All your money is back in your main wallet.')).toBeVisible()
  await expect(getAmount(centre, 'Main wallet')).toContainText('1,000.00')
})

test('refreshing the balance updates it in all tabs, without a reload', async ({ page, context }) => {
  const username = createUniqueUsername('swimmer')
  await createAccount(username)
  await openAs(page, brand, lightweightPath, username, password)
  const otherTab = await context.newPage()
  await openAs(otherTab, brand, lightweightPath, username, password)
  for (const tab of [page, otherTab]) await expect(tab.getByRole('banner').getByText('1,000.00')).toBeVisible()
  await runAdminCommand('ledger-grant', { brand, username, amount: '111.11', key: createUniqueUsername('grant') })
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  for (const tab of [page, otherTab]) await expect(tab.getByRole('banner').getByText('1,111.11')).toBeVisible()
})
