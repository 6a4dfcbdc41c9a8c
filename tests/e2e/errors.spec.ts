import type { Page } from '@playwright/test'
import { control, expect, on, test } from './fixtures.ts'

const brand = 'harbor'

/** Fills in the login and sends it. */
async function send(page: Page, username: string, password: string): Promise<void> {
  await page.goto(on(brand, '/login'))
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[autocomplete="username"]').fill(username)
  await dialog.locator('input[type="password"]').fill(password)
  await dialog.locator('button[type="submit"]').click()
}

test('who belongs to the agents’ side is told so at the login (R-ERRORS-25)', async ({ page, tolerance }) => {
  tolerance.allow(/40[0-9]/)
  const username = `agent${String(Date.now()).slice(-8)}`
  await control('create-account', { brand, username, type: 2, password: 'Rightpass1' })
  await control('set-side', { brand, username, side: 'agent' })
  await send(page, username, 'Rightpass1')
  await expect(page.getByRole('dialog').getByText('Non-member account, unable to login.')).toBeVisible()
})

test('a login that does not reach the platform says so, and the form can be sent again (R-ERRORS-14)', async ({ page, tolerance }) => {
  tolerance.allow(/ERR_FAILED/)
  await page.route('**/wps/**/login*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await send(page, 'player', 'whatever1A')
  await expect(page.getByRole('dialog').getByText('Network abnormal, please try again.')).toBeVisible()
  await expect(page.getByRole('dialog').locator('button[type="submit"]')).toBeEnabled()
})

test('a window that the browser blocks is told of, with what to do (R-ERRORS-19)', async ({ page }) => {
  await page.addInitScript(() => void (window.open = () => null))
  await page.goto(on(brand, '/customerService'))
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByRole('alertdialog').getByText('The pop-up was blocked. Please allow pop-ups.')).toBeVisible()
})
