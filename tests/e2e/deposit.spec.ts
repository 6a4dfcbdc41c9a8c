import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { runAdminCommand, expect, findAccessibilityViolations, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const brand = 'harbor'
const password = 'aLong-Secret-1'

/** Creates a player, and opens the deposit page. */
async function openDepositPage(page: Page, usernamePrefix: string): Promise<{ readonly username: string; readonly centre: Locator }> {
  const username = createUniqueUsername(usernamePrefix)
  await runAdminCommand('create-account', { brand, username, type: 0, password })
  await openAs(page, brand, lightweightPath, username, password)
  return { username, centre: await openCentre(page, 'My account', 'Deposit') }
}

const fetchBalance = async (username: string) => ((await runAdminCommand('account', { brand, username })) as { balance: string }).balance
const expectNoViolations = async (page: Page) => expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])

/** Chooses the channel “MB WAY code”, enters an amount, and continues to the confirmation. */
async function enterAmount(centre: Locator, amount: string): Promise<void> {
  await centre.getByRole('button', { name: /^MB WAY code/ }).click()
  await centre.getByRole('textbox', { name: 'MB WAY code' }).fill(amount)
  await centre.getByRole('button', { name: 'Continue' }).click()
}

const expectGatewayPage = (page: Page) => expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible()

test('a player deposits through a gateway, returns, and sees the money arrive automatically (R-MEMBER-CENTRE-06)', async ({ page }) => {
  const { username, centre } = await openDepositPage(page, 'sailor')
  await expect(centre.getByRole('heading', { level: 3, name: 'Deposit' })).toBeVisible()
  await expectNoViolations(page)
  await centre.getByRole('button', { name: /^MB WAY code/ }).click()
  const amountInput = centre.getByRole('textbox', { name: 'MB WAY code' })
  await amountInput.fill('5')
  await centre.getByRole('button', { name: 'Continue' }).click()
  await expect(centre.getByText('The minimum deposit is €')).toBeVisible()
  await expect(amountInput).toBeFocused()
  await expectNoViolations(page)
  await centre.getByRole('group', { name: 'Suggested amounts' }).getByRole('button', { name: '100.00' }).click()
  await expect(amountInput).toHaveValue('100')
  await centre.getByRole('radio', { name: /First deposit/ }).check()
  await expect(centre.getByText('+€50.00')).toBeVisible()
  await centre.getByRole('button', { name: 'Continue' }).click()
  await expect(centre.getByRole('heading', { name: 'Check your deposit' })).toBeFocused()
  await expectNoViolations(page)
  await centre.getByRole('button', { name: 'Back' }).click()
  await expect(amountInput).toHaveValue('100')
  await centre.getByRole('button', { name: 'Continue' }).click()
  await centre.getByRole('button', { name: 'Go to payment' }).dblclick()
  await expectGatewayPage(page)
  expect(new URL(page.url()).hostname).toBe('pay.localhost')
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Pay / }).click()
  const reopenedCentre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(reopenedCentre.getByText('The money is in your balance.')).toBeVisible()
  await expect(reopenedCentre.getByText('+€100.00').first()).toBeVisible()
  await expectNoViolations(page)
  expect(await fetchBalance(username)).toBe('150.00')
  await reopenedCentre.getByRole('button', { name: 'Make another deposit' }).click()
  await reopenedCentre.getByRole('button', { name: 'Your deposits' }).click()
  await expect(reopenedCentre.getByRole('button', { name: /MB WAY code .*Credited/ })).toHaveCount(1)
  await expectNoViolations(page)
})

test('a pending deposit is still listed after Back, after a reload and in another tab, and is credited once', async ({ page, context }) => {
  const { username, centre } = await openDepositPage(page, 'pilot')
  await enterAmount(centre, '25')
  await centre.getByRole('button', { name: 'Go to payment' }).click()
  await expectGatewayPage(page)
  await page.goBack()
  const dialog = page.getByRole('dialog', { name: 'Member centre' })
  await expect(dialog.getByText('Awaiting payment').first()).toBeVisible()
  await page.reload()
  await dialog.getByRole('button', { name: /MB WAY code .*Awaiting payment/ }).click()
  const otherPage = await context.newPage()
  await openAs(otherPage, brand, lightweightPath, username, password)
  const otherCentre = await openCentre(otherPage, 'My account', 'Deposit')
  await otherCentre.getByRole('button', { name: /MB WAY code .*Awaiting payment/ }).click()
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
  await expectGatewayPage(page)
  await page.getByText('Test what can go wrong').click()
  await page.getByRole('button', { name: 'Confirm three times' }).click()
  for (const openedCentre of [otherCentre, page.getByRole('dialog', { name: 'Member centre' })])
    await expect(openedCentre.getByText('The money is in your balance.')).toBeVisible()
  expect(await fetchBalance(username)).toBe('25.00')
  await otherPage.close()
  await page.bringToFront()
})

test('a failed deposit can be tried again, and the amount paid is credited if it differs from the amount requested', async ({ page }) => {
  const { username, centre } = await openDepositPage(page, 'mate')
  const chooseOutcome = async (name: string) => {
    await expectGatewayPage(page)
    await page.getByText('Test what can go wrong').click()
    await page.getByRole('button', { name, exact: true }).click()
  }
  await enterAmount(centre, '50')
  await centre.getByRole('button', { name: 'Go to payment' }).click()
  await chooseOutcome('Let the payment fail')
  const dialog = page.getByRole('dialog', { name: 'Member centre' })
  await expect(dialog.getByText('The payment failed')).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await enterAmount(dialog, '50')
  await dialog.getByRole('button', { name: 'Go to payment' }).click()
  await expectGatewayPage(page)
  await page.getByText('Test what can go wrong').click()
  await page.getByLabel('Amount').fill('30.5')
  await page.getByRole('button', { name: 'Pay a different amount' }).click()
  await expect(dialog.getByText('The amount paid differs from the amount requested.')).toBeVisible()
  await expect(dialog.getByText('+€30.50').first()).toBeVisible()
  expect(await fetchBalance(username)).toBe('30.50')
})

test('a player uploads proof of a bank transfer, and the open page shows the credited money once the operator has approved the deposit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const username = createUniqueUsername('bosun')
  await runAdminCommand('create-account', { brand, username, type: 0, password })
  await openAs(page, brand, lightweightPath, username, password)
  await page.setViewportSize({ width: 1440, height: 900 })
  const centre = await openCentre(page, 'My account', 'Deposit')
  await page.setViewportSize({ width: 360, height: 740 })
  await centre.getByRole('button', { name: /^Bank transfer/ }).click()
  await centre.getByRole('textbox', { name: 'Bank transfer' }).fill('100')
  await centre.getByRole('button', { name: 'Continue' }).click()
  await centre.getByRole('button', { name: 'Continue' }).click()
  await expect(centre.getByRole('textbox', { name: 'Account holder’s name' })).toBeFocused()
  await centre.getByRole('textbox', { name: 'Account holder’s name' }).fill('Ann Payer')
  await centre.getByRole('button', { name: 'Continue' }).click()
  await centre.getByRole('button', { name: 'Show bank details' }).click()
  await expect(centre.getByText('Banco Demo do Porto')).toBeVisible()
  await expectNoViolations(page)
  const overflows = await centre.evaluate((dialog) =>
    [...dialog.querySelectorAll('section *')].some((element) => element.getBoundingClientRect().right > 361),
  )
  expect(overflows).toBe(false)
  const buffer = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#335' } })
    .png()
    .toBuffer()
  await centre.locator('input[type="file"]').setInputFiles({ name: 'paid.png', mimeType: 'image/png', buffer })
  await expect(centre.getByText('Your file has been added.')).toBeVisible()
  await centre.getByRole('button', { name: 'I have made the transfer' }).click()
  await expect(centre.getByText('We are matching your payment')).toBeVisible()
  await expectNoViolations(page)
  const [deposit] = (await runAdminCommand('deposits', { brand, state: 'review', username })) as { id: string; proof: boolean }[]
  expect(deposit?.proof).toBe(true)
  await runAdminCommand('approve-deposit', { brand, deposit: deposit?.id })
  await expect(centre.getByText('The money is in your balance.')).toBeVisible()
})

test('a channel outside its hours shows its opening time, and the page works by keyboard alone', async ({ page }) => {
  const { centre } = await openDepositPage(page, 'cook')
  await runAdminCommand('set-deposit-channel', { brand, channel: 'voucher', change: { hours: '03:00-03:01' } })
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Member centre' })
  await expect(dialog.getByRole('button', { name: /^Voucher .*Opens/ })).toBeDisabled()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: /^MB WAY code/ }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'How much would you like to deposit?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Check your deposit' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectGatewayPage(page)
  await expect(centre).toHaveCount(0)
  await runAdminCommand('set-deposit-channel', { brand, channel: 'voucher', change: { hours: '06:00-23:30' } })
})
