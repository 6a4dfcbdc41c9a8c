import type { Locator, Page } from '@playwright/test'
import { runAdminCommand, expect, findAccessibilityViolations, test } from './fixtures.ts'
import { dropResponse } from './drop-response.ts'
import { openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const brand = 'harbor'
const password = 'aLong-Secret-1'
const paymentPassword = '192837'

const createAccount = (username: string, overrides: object): Promise<unknown> =>
  runAdminCommand('create-account', { brand, username, type: 0, password, balance: '1000.00', ...overrides })
const getBalances = (...names: readonly string[]): Promise<readonly string[]> =>
  Promise.all(names.map(async (username) => ((await runAdminCommand('account', { brand, username })) as { balance: string }).balance))

/** Sets the payment password, which the form requires before the first transfer. */
async function setPaymentPassword(page: Page, centre: Locator): Promise<void> {
  await expect(centre.getByText('Set a payment password first')).toBeVisible()
  await centre.getByRole('button', { name: 'Set payment password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Payment password' })
  await dialog.getByLabel('Payment password', { exact: true }).fill(paymentPassword)
  await dialog.getByLabel('Confirm payment password').fill(paymentPassword)
  await dialog.getByLabel('Login password').fill(password)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const successDialog = page.getByRole('alertdialog', { name: 'Payment password' })
  await expect(successDialog.getByText('Your payment password has been saved.')).toBeVisible()
  await successDialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
}

async function enterTransfer(centre: Locator, amount: string, secret = paymentPassword): Promise<void> {
  await centre.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await centre.locator('input[name="paymentPassword"]').fill(secret)
  await centre.getByRole('button', { name: 'Continue' }).click()
}

test('an agent transfers to a downline member from the team list, only once on a double click, and sees the remaining balance (R-ROLES-18)', async ({
  page,
}) => {
  const [agent, member] = [createUniqueUsername('purser'), createUniqueUsername('deckhand')]
  await createAccount(agent, { type: 1 })
  await createAccount(member, { upline: agent })
  await openAs(page, brand, lightweightPath, agent, password)
  const centre = await openCentre(page, 'Agent centre', 'Team management')
  const transferButton = centre.getByRole('button', { name: `Transfer : ${member}` })
  await transferButton.click()
  await setPaymentPassword(page, centre)
  await expect(centre.getByText('Available to transfer: €')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await enterTransfer(centre, '250.25')
  await expect(centre.getByText('A transfer cannot be undone.')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  expect(await getBalances(agent, member)).toEqual(['1000.00', '1000.00'])
  await centre.getByRole('button', { name: 'Transfer now' }).dblclick()
  await expect(centre.getByText('The money has been transferred.')).toBeVisible()
  await expect(centre.getByText('749.75')).toBeVisible()
  expect(await getBalances(agent, member)).toEqual(['749.75', '1250.25'])
  await centre.getByRole('button', { name: 'Back to team' }).click()
  await expect(transferButton).toBeFocused()
  await centre.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('banner').getByText('749.75')).toBeVisible()
})

test('a transfer with a lost response is retried with the same idempotency key, and moves the money once', async ({ page, tolerance }) => {
  tolerance.allow(/Failed to load resource/)
  const [agent, member] = [createUniqueUsername('boatswain'), createUniqueUsername('rigger')]
  await createAccount(agent, { type: 2 })
  await createAccount(member, { upline: agent })
  await openAs(page, brand, lightweightPath, agent, password)
  const centre = await openCentre(page, 'Agent centre', 'Team management')
  await centre.getByRole('button', { name: `Transfer : ${member}` }).click()
  await setPaymentPassword(page, centre)
  const restoreResponses = await dropResponse(page, '/wps/relay/wallet/transfer')
  await enterTransfer(centre, '100')
  await centre.getByRole('button', { name: 'Transfer now' }).click()
  await expect(centre.getByText('We do not know yet whether your transfer went through.')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await expect(centre.getByRole('button', { name: 'Change' })).toHaveCount(0)
  await restoreResponses()
  await centre.getByRole('button', { name: 'Send again' }).click()
  await expect(centre.getByText('The money has been transferred.')).toBeVisible()
  expect(await getBalances(agent, member)).toEqual(['900.00', '1100.00'])
})

test('a member transfers to the upline on a separate page, which shows each error at its field (R-ROLES-23, R-MEMBER-CENTRE-08)', async ({
  page,
  tolerance,
}) => {
  tolerance.allow(/422/)
  const [agent, member] = [createUniqueUsername('helmsman'), createUniqueUsername('lookout')]
  await createAccount(agent, { type: 1 })
  await createAccount(member, { upline: agent })
  await openAs(page, brand, lightweightPath, member, password)
  const centre = await openCentre(page, 'My account', 'Transfer to upline')
  await page.setViewportSize({ width: 320, height: 700 })
  await setPaymentPassword(page, centre)
  await enterTransfer(centre, '1000.01')
  await expect(centre.getByText('This is more than you can transfer.')).toBeVisible()
  await enterTransfer(centre, '400.5', '000000')
  await centre.getByRole('button', { name: 'Transfer now' }).click()
  await expect(centre.locator('input[name="paymentPassword"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(centre.locator('input[name="paymentPassword"]')).toBeFocused()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  const overflows = await centre.evaluate((dialog) =>
    [...dialog.querySelectorAll('section *')].some((part) => part.getBoundingClientRect().right > 321),
  )
  expect(overflows).toBe(false)
  await enterTransfer(centre, '400.5')
  await centre.getByRole('button', { name: 'Transfer now' }).click()
  await expect(centre.getByText('The money has been transferred.')).toBeVisible()
  expect(await getBalances(member, agent)).toEqual(['599.50', '1400.50'])
})

test('a member without an upline has no page for transfers to the upline', async ({ page }) => {
  const username = createUniqueUsername('castaway')
  await createAccount(username, {})
  await openAs(page, brand, lightweightPath, username, password)
  const centre = await openCentre(page, 'My account', 'My wallet')
  await expect(centre.getByRole('navigation').getByRole('button', { name: 'Transfer to upline' })).toHaveCount(0)
})
