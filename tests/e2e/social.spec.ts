import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { type TestProvider, startTestProvider } from '../platform/test-provider.ts'
import { expect, findAccessibilityViolations, getBrandUrl, testServer, test } from './fixtures.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const brand = 'neon'
const brandFiles = ['platform.json', 'registration.json'].map((name) => join(testServer.merchantsDir, brand, name))
let testProvider: TestProvider
let originalFiles: readonly string[]

const mergeIntoFile = (file: string | undefined, overrides: object): void =>
  writeFileSync(file ?? '', JSON.stringify({ ...(JSON.parse(readFileSync(file ?? '', 'utf8')) as object), ...overrides }))

test.beforeAll(async () => {
  originalFiles = brandFiles.map((file) => readFileSync(file, 'utf8'))
  testProvider = await startTestProvider([getBrandUrl(brand, '/wps/session/social/return')])
  mergeIntoFile(brandFiles[0], { socialLogin: testProvider.socialLogin })
  mergeIntoFile(brandFiles[1], { social: { google: true, facebook: true, oneClick: true } })
})
test.afterAll(async () => {
  brandFiles.forEach((file, index) => writeFileSync(file, originalFiles[index] ?? ''))
  await testProvider.stop()
})
test.beforeEach(async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'lang', value: 'EN', url: getBrandUrl(brand) }])
})

async function openLogin(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(async () => {
    await page.goto(getBrandUrl(brand, '/login'))
    await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible({ timeout: 6000 })
  }).toPass()
  return dialog
}
const getAccountMenu = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Account menu of / })

test('a visitor signs up with Google, completes the missing fields, and logs in with it the next time (R-AUTH-LOGIN-04, R-AUTH-LOGIN-09)', async ({
  page,
}) => {
  const socialName = createUniqueUsername('social')
  const login = await openLogin(page)
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await login.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('Name', { exact: true }).fill(socialName)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const registerDialog = page.getByRole('dialog').first()
  await expect(registerDialog.getByText(new RegExp(`Welcome, ${socialName}\\.`, 'i'))).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await registerDialog.getByRole('checkbox').check()
  await registerDialog.locator('button[type="submit"]').click()
  await expect(getAccountMenu(page)).toBeVisible()
  const accountMenuLabel = await getAccountMenu(page).getAttribute('aria-label')

  await page.context().clearCookies({ name: 'member' })
  await page.evaluate(() => sessionStorage.clear())
  const loginDialog = await openLogin(page)
  await loginDialog.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(getAccountMenu(page)).toBeVisible()
  expect(await getAccountMenu(page).getAttribute('aria-label')).toBe(accountMenuLabel)
})

test('a visitor who cancels at Facebook returns to the login dialog; one-click sign-up creates an account whose password is shown once (R-AUTH-LOGIN-08, R-AUTH-LOGIN-10)', async ({
  page,
}) => {
  const login = await openLogin(page)
  await login.getByRole('button', { name: 'Continue with Facebook' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(getBrandUrl(brand, '/login'))
  await login.getByRole('button', { name: 'One-click sign-up' }).click()
  const dialog = page.getByRole('dialog', { name: 'One-click sign-up' })
  await dialog.getByRole('checkbox').check()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await dialog.getByRole('button', { name: 'Create account' }).click()
  const readyDialog = page.getByRole('dialog', { name: 'Your account is ready' })
  await expect(readyDialog.locator('dd')).toHaveCount(2)
  await readyDialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(getAccountMenu(page)).toBeVisible()
})
