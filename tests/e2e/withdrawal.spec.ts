import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Withdrawal } from '../../src/generated/api.ts'
import {
  brand,
  waitForVerificationCode,
  createWithdrawer,
  iban,
  createPhoneNumber,
  password,
  paymentPassword,
} from './create-withdrawer.ts'
import { runAdminCommand, expect, findAccessibilityViolations, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'

const runActions = async (reference: string, ...actions: readonly string[]): Promise<void> => {
  for (const action of actions)
    await runAdminCommand(`withdrawal-${action}`, { brand, reference, ...(action === 'force' && { note: 'The bank has confirmed it.' }) })
}

/** Creates a player with a withdrawal that was paid out and not yet confirmed. */
async function createPaidWithdrawal(usernamePrefix: string): Promise<{ readonly username: string; readonly reference: string }> {
  const { username, call, payee = '' } = await createWithdrawer(usernamePrefix)
  const response = await call('withdrawal.request', { amount: '100', payee, paymentPassword, key: `e2e-withdrawal-${username}` })
  const { reference } = response.body.value as Withdrawal
  await runActions(reference, 'review', 'approve', 'pay')
  return { username, reference }
}

async function openWithdrawalPage(page: Page, username: string): Promise<Locator> {
  await openAs(page, brand, lightweightPath, username, password)
  return openCentre(page, 'My account', 'Withdrawal')
}

const exceedsWidth = (centre: Locator, width: number): Promise<boolean> =>
  centre.evaluate(
    (dialog, max) => [...dialog.querySelectorAll('section *')].some((part) => part.getBoundingClientRect().right > max),
    width + 1,
  )

test('a withdrawal is refused until a payment password, a mobile number and a payout account are set, and the page opens the form for each (R-WITHDRAWAL-09) (R-WITHDRAWAL-10) (R-WITHDRAWAL-11) (R-MEMBER-CENTRE-07)', async ({
  page,
}) => {
  const { username, call } = await createWithdrawer('nopayee', true)
  const fetchErrorCode = async () =>
    (
      await call('withdrawal.request', {
        amount: '100',
        payee: '00000000-0000-4000-8000-000000000000',
        paymentPassword,
        key: 'e2e-withdrawal-without-payee',
      })
    ).body.code
  const centre = await openWithdrawalPage(page, username)
  await expect(centre.getByText('Before you can withdraw')).toBeVisible()
  await expect(centre.getByRole('textbox', { name: 'Amount' })).toHaveCount(0)
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])

  expect(await fetchErrorCode()).toBe('payment_password_unset')
  await centre.getByRole('button', { name: ': Payment password' }).click()
  const passwordDialog = page.getByRole('dialog', { name: 'Payment password' })
  await passwordDialog.getByLabel('Payment password', { exact: true }).fill(paymentPassword)
  await passwordDialog.getByLabel('Confirm payment password').fill(paymentPassword)
  await passwordDialog.getByLabel('Login password').fill(password)
  await passwordDialog.getByRole('button', { name: 'Save' }).click()
  const successDialog = page.getByRole('alertdialog', { name: 'Payment password' })
  await expect(successDialog.getByText('Your payment password has been saved.')).toBeVisible()
  await successDialog.getByRole('button', { name: 'OK' }).click()

  await expect(async () => expect(await fetchErrorCode()).toBe('mobile_unverified')).toPass()
  await centre.getByRole('button', { name: ': Mobile number' }).click()
  const phoneNumber = createPhoneNumber()
  const mobileDialog = page.getByRole('dialog', { name: 'Your mobile number' })
  await mobileDialog.locator('input[name="mobileNum"]').fill(phoneNumber)
  await mobileDialog.getByRole('button', { name: 'Send code' }).click()
  await mobileDialog.locator('input[name="verificationCode"]').fill(await waitForVerificationCode(phoneNumber))
  await mobileDialog.locator('input[name="password"]').fill(password)
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await mobileDialog.getByRole('button', { name: 'Save' }).click()
  const savedDialog = page.getByRole('alertdialog', { name: 'Your mobile number' })
  await expect(savedDialog.getByText('Verified and saved.')).toBeVisible()
  await savedDialog.getByRole('button').last().click()

  await expect(async () => expect(await fetchErrorCode()).toBe('payee_missing')).toPass()
  const previousCode = await waitForVerificationCode(phoneNumber)
  await centre.getByRole('button', { name: ': Payout account' }).click()
  const payeeDialog = page.getByRole('dialog', { name: 'New payout account' })
  await payeeDialog.getByLabel('Bank or network').selectOption('SEPA (IBAN)')
  await payeeDialog.locator('input[name="number"]').fill('PT50')
  await payeeDialog.locator('input[name="paymentPassword"]').fill(paymentPassword)
  await payeeDialog.getByRole('button', { name: 'Continue' }).click()
  await expect(payeeDialog.getByText('Account numbers at this bank have 15–34 letters or digits.')).toBeVisible()
  await expect(payeeDialog.locator('input[name="number"]')).toBeFocused()
  await payeeDialog.locator('input[name="number"]').fill(iban)
  await payeeDialog.locator('input[name="holder"]').fill('Rui Lima')
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await payeeDialog.getByRole('button', { name: 'Continue' }).click()
  await payeeDialog.getByText('We have sent a code to your mobile number.').waitFor()
  await expect(async () => expect(await waitForVerificationCode(phoneNumber)).not.toBe(previousCode)).toPass()
  await payeeDialog.locator('input[name="verificationCode"]').fill(await waitForVerificationCode(phoneNumber))
  await payeeDialog.getByRole('button', { name: 'Confirm' }).click()

  await expect(centre.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  await centre.getByRole('navigation').getByRole('button', { name: 'My account' }).click()
  await expect(centre.getByText('SEPA (IBAN)', { exact: true })).toBeVisible()
  await expect(centre.getByText('Verified', { exact: true })).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
})

test('a withdrawal shows its fee and net amount beforehand, is requested only once on a double click, and can be cancelled', async ({
  page,
  tolerance,
}) => {
  tolerance.allow(/422/)
  const { username } = await createWithdrawer('netamount')
  const centre = await openWithdrawalPage(page, username)
  await page.setViewportSize({ width: 360, height: 740 })
  const amount = centre.getByRole('textbox', { name: 'Amount' })
  await amount.fill('9.99')
  await centre.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(centre.getByText('The minimum is €10.00.')).toBeVisible()
  await expect(amount).toBeFocused()
  await amount.fill('250')
  await expect(centre.getByText('€249.00')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  expect(await exceedsWidth(centre, 360)).toBe(false)
  await amount.press('Enter')
  await centre.locator('input[name="paymentPassword"]').fill('000000')
  await centre.getByRole('button', { name: 'Withdraw €250.00' }).click()
  await expect(centre.locator('input[name="paymentPassword"]')).toHaveAttribute('aria-invalid', 'true')
  await centre.getByRole('button', { name: 'Change' }).click()
  await expect(amount).toHaveValue('250')
  await amount.press('Enter')
  await centre.locator('input[name="paymentPassword"]').fill(paymentPassword)
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await centre.getByRole('button', { name: 'Withdraw €250.00' }).dblclick()
  await expect(centre.getByText('We have received your withdrawal.')).toBeVisible()
  await expect(centre.getByText('Requested')).toHaveCount(1)
  await expect(centre.getByText('Available to withdraw €750.00')).toBeVisible()
  await centre.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await page.getByRole('alertdialog', { name: 'Cancel this withdrawal?' }).getByRole('button', { name: 'Cancel withdrawal' }).click()
  await expect(centre.getByText('The money is back in your balance.')).toBeVisible()
  await expect(centre.getByText('Available to withdraw €1,000.00')).toBeVisible()
  expect(await exceedsWidth(centre, 360)).toBe(false)
})

test('a partial payment can be reported with the missing amount; reporting a missing payment requires an image as proof (R-WITHDRAWAL-05)', async ({
  page,
}) => {
  const { username, reference } = await createPaidWithdrawal('partpaid')
  const centre = await openWithdrawalPage(page, username)
  await expect(centre.getByText('Has it arrived?')).toBeVisible()
  await expect(centre.getByRole('timer')).toContainText('Counts as received in')
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await centre.getByRole('button', { name: 'Only part of it' }).click()
  const partialPaymentDialog = page.getByRole('dialog', { name: 'How much is missing?' })
  await partialPaymentDialog.getByRole('button', { name: 'Send' }).click()
  await expect(partialPaymentDialog.getByText('Please fill in this field.')).toBeVisible()
  await partialPaymentDialog.getByLabel('Missing amount').fill('30')
  await partialPaymentDialog.getByRole('button', { name: 'Send' }).click()
  await expect(centre.getByText('Partly received')).toBeVisible()
  await expect(centre.getByText('€30.00 has not arrived, and')).toBeVisible()

  await runActions(reference, 'review', 'approve', 'pay')
  await page.reload()
  await centre.getByRole('button', { name: 'Nothing' }).click()
  const missingPaymentDialog = page.getByRole('dialog', { name: 'Nothing has arrived' })
  await missingPaymentDialog.getByRole('button', { name: 'Send' }).click()
  await expect(missingPaymentDialog.getByText('Please add a picture as proof')).toBeVisible()
  await expect(missingPaymentDialog.locator('input[type="file"]')).toBeFocused()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await missingPaymentDialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await missingPaymentDialog.getByRole('button', { name: 'Send' }).click()
  await expect(missingPaymentDialog.getByText('Please choose a PNG or JPG picture')).toBeVisible()
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#88aa66' } })
    .png()
    .toBuffer()
  await missingPaymentDialog.locator('input[type="file"]').setInputFiles({ name: 'statement.png', mimeType: 'image/png', buffer: picture })
  await missingPaymentDialog.getByRole('button', { name: 'Send' }).click()
  await expect(centre.getByText('Not received')).toBeVisible()
  expect(await runAdminCommand('withdrawal-proof', { brand, reference })).toMatchObject({ type: 'png' })
})

test('a withdrawal that an operator marks as received is shown as final and not refunded, and offers no actions (R-WITHDRAWAL-08)', async ({
  page,
}) => {
  const { username, reference } = await createPaidWithdrawal('forced')
  await runActions(reference, 'force')
  const centre = await openWithdrawalPage(page, username)
  await expect(centre.getByText('it cannot be reversed, and the money is not refunded')).toBeVisible()
  const card = centre.getByRole('listitem').filter({ hasText: 'the money is not refunded' })
  await expect(card.getByRole('button')).toHaveCount(1)
  await card.getByRole('button', { name: 'Steps and details' }).click()
  await expect(card.getByText('Note: The bank has confirmed it.').first()).toBeVisible()
  await expect(card.getByText(/refund/)).toHaveCount(1)
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
})

test('the receipt of a withdrawal is confirmed once, even if it is confirmed in two tabs', async ({ page, tolerance }) => {
  tolerance.allow(/409/)
  const { username } = await createPaidWithdrawal('twotabs')
  const centre = await openWithdrawalPage(page, username)
  const otherPage = await page.context().newPage()
  const otherCentre = await openWithdrawalPage(otherPage, username)
  const confirmReceipt = async (tab: Page, tabCentre: Locator): Promise<void> => {
    await tabCentre.getByRole('button', { name: 'Yes, in full' }).click()
    await tab.getByRole('alertdialog', { name: 'Has the full amount arrived?' }).getByRole('button', { name: 'Yes, in full' }).click()
  }
  await confirmReceipt(otherPage, otherCentre)
  await expect(otherCentre.getByText('You confirmed that it arrived.')).toBeVisible()
  await confirmReceipt(page, centre)
  await expect(centre.getByText('You confirmed that it arrived.')).toBeVisible()
  await expect(centre.getByRole('button', { name: 'Yes, in full' })).toHaveCount(0)
})
