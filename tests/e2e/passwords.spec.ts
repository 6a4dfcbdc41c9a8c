import type { Page } from '@playwright/test'
import { runAdminCommand, expect, findAccessibilityViolations, getBrandUrl, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername, createUniquePhoneNumber } from './create-unique-username.ts'
import { waitForMessage } from './wait-for-message.ts'

const brand = 'harbor'
const oldPassword = 'Rightpass1!'

async function createMember(): Promise<{ username: string; email: string; number: string }> {
  const number = createUniquePhoneNumber()
  const username = createUniqueUsername('keeper')
  const email = `${username}@example.com`
  await runAdminCommand('create-account', { brand, username, type: 0, password: oldPassword, email, mobile: `351-${number}` })
  return { username, email, number }
}

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto(getBrandUrl(brand, '/login'))
  const dialog = page.locator('dialog[open]')
  await dialog.locator('input[autocomplete="username"]').fill(username)
  await dialog.locator('input[type="password"]').fill(password)
  await dialog.locator('button[type="submit"]').click()
}

const getToken = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('token'))

test.beforeAll(() => runAdminCommand('set-flag', { brand, flag: 'CHNGPASSVERIF3', on: true }))
test.afterAll(() => runAdminCommand('set-flag', { brand, flag: 'CHNGPASSVERIF3', on: false }))
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a forgotten password is replaced by a temporary one by email, which must be changed before the login is complete (R-OVERLAY-03, R-OVERLAY-04, R-AUTH-PASSWORD-01, R-AUTH-PASSWORD-05, R-AUTH-PASSWORD-06, R-AUTH-PASSWORD-07, R-AUTH-PASSWORD-08, R-AUTH-PASSWORD-09)', async ({
  page,
}) => {
  const { username, email } = await createMember()
  await page.goto(getBrandUrl(brand, '/login'))
  await page.locator('dialog[open]').getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' })
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByRole('button', { name: 'Send temporary password' }).click()
  await expect(dialog.getByText('If this username and k••••@example.com belong to the same account')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  const temporaryPassword = await waitForMessage(brand, email, /[A-Za-z0-9]{14}/)

  const infoRequests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/member/info') infoRequests.push(request.method())
  })
  await logIn(page, username, temporaryPassword)
  const changeDialog = page.getByRole('dialog', { name: 'Your password' })
  await expect(changeDialog.getByText('choose a new password')).toBeVisible()
  expect(await getToken(page)).toBeNull()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  expect(infoRequests).toEqual([])
  await changeDialog.getByLabel('New password', { exact: true }).fill('maple-Drum7')
  await changeDialog.getByLabel('Confirm new password').fill('maple-Drum7')
  await changeDialog.getByRole('button', { name: 'Save password' }).click()
  await expect(changeDialog).toBeHidden()
  await expect(page).toHaveURL(getBrandUrl(brand))
  await expect.poll(() => infoRequests).toContain('GET')
  await expect(page.getByRole('banner').getByRole('button', { name: `Account menu of ${username}` })).toBeVisible()
})

test('a forgotten password is reset by a code sent to the phone, which logs the player in on the home page (R-AUTH-PASSWORD-10, R-AUTH-PASSWORD-11, R-AUTH-PASSWORD-12)', async ({
  page,
}) => {
  const { username, number } = await createMember()
  await page.goto(getBrandUrl(brand, '/login'))
  await page.locator('dialog[open]').getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' })
  await dialog.getByRole('tab', { name: 'By SMS code' }).click()
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(number)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByRole('button', { name: /^Send again in [45]:\d\d$/ })).toBeDisabled()
  await dialog.getByLabel('Verification code').fill(await waitForMessage(brand, number, /\b\d{6}\b/))
  await dialog.getByLabel('New password', { exact: true }).fill('kettle-Drum7')
  await dialog.getByRole('button', { name: 'Set password and log in' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(getBrandUrl(brand))
  await expect(page.getByRole('banner').getByRole('button', { name: `Account menu of ${username}` })).toBeVisible()
})

test('closing the dialog of a required password change logs the player out (R-ERRORS-07)', async ({ page }) => {
  const { username } = await createMember()
  await runAdminCommand('set-flag', { brand, flag: 'PWDEXPFORCECHANGE3', on: true })
  await runAdminCommand('expire-password', { brand, username })
  try {
    await logIn(page, username, oldPassword)
    const changeDialog = page.getByRole('dialog', { name: 'Your password' })
    await expect(changeDialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(changeDialog).toBeVisible()
    await changeDialog.getByRole('button', { name: 'Close' }).click()
    await expect(changeDialog).toBeHidden()
    expect(await getToken(page)).toBeNull()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  } finally {
    await runAdminCommand('set-flag', { brand, flag: 'PWDEXPFORCECHANGE3', on: false })
  }
})

test('the account page shows masked details, and has dialogs to set a payment password and change the login password', async ({ page }) => {
  const { username } = await createMember()
  await openAs(page, brand, lightweightPath, username, oldPassword)
  const centre = await openCentre(page, 'My account', 'My account')
  await expect(centre.getByText(/^ke••••\w{3}@example\.com$/)).toBeVisible()
  await expect(centre.getByText('Not set')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  const emailBox = await centre.getByText(/^ke••••/).boundingBox()
  expect((emailBox?.x ?? 999) + (emailBox?.width ?? 0)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 1440, height: 900 })
  await centre.getByRole('button', { name: /: Payment password/ }).click()
  const paymentPasswordDialog = page.getByRole('dialog', { name: 'Payment password' })
  await paymentPasswordDialog.getByLabel('Payment password', { exact: true }).fill('192837')
  await paymentPasswordDialog.getByLabel('Confirm payment password').fill('192837')
  await paymentPasswordDialog.getByLabel('Login password').fill(oldPassword)
  await paymentPasswordDialog.getByRole('button', { name: 'Save' }).click()
  const successDialog = page.getByRole('alertdialog', { name: 'Payment password' })
  await expect(successDialog.getByText('Your payment password has been saved.')).toBeVisible()
  await successDialog.getByRole('button', { name: 'OK' }).click()
  await expect(centre.getByText('Not set')).toHaveCount(0)
  await centre.getByRole('button', { name: /: Password/ }).click()
  const changeDialog = page.getByRole('dialog', { name: 'Your password' })
  await changeDialog.getByLabel('New password', { exact: true }).fill('kettle-Drum8')
  await changeDialog.getByLabel('Confirm new password').fill('kettle-Drum8')
  await changeDialog.getByLabel('Current password').fill(oldPassword)
  await changeDialog.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('alertdialog').getByText('Your password has been saved.')).toBeVisible()
  expect(await getToken(page)).not.toBeNull()
})
