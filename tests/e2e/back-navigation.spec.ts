import type { Page } from '@playwright/test'
import { waitForHydration } from './wait-for-page.ts'
import { expect, getBrandUrl, test } from './fixtures.ts'
import { navigateClientSide } from './navigate-client-side.ts'

const brand = 'lotus'
const phone = { width: 390, height: 780 }

/** Opens `previousPath` and then `path`, so that Back has a destination. */
async function openPageAfter(page: Page, previousPath: string, path: string): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: getBrandUrl(brand) }])
  await page.goto(getBrandUrl(brand, previousPath))
  await waitForHydration(page)
  await navigateClientSide(page, path)
  await expect(page).toHaveURL(getBrandUrl(brand, path))
  await waitForHydration(page)
}

const openMenu = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.locator('dialog[open]')
  await expect(menu.getByRole('link').first()).toBeVisible()
  return menu
}

test('on a phone Back first closes the open menu, and then goes to the previous page', async ({ page }) => {
  await page.setViewportSize(phone)
  await openPageAfter(page, '/vip', '/help')
  const menu = await openMenu(page)
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(getBrandUrl(brand, '/help'))
  await page.goBack()
  await expect(page).toHaveURL(getBrandUrl(brand, '/vip'))
  await page.goForward()
  await expect(page).toHaveURL(getBrandUrl(brand, '/help'))
})

test('the phone menu leaves space for the page’s scrollbar', async ({ page }) => {
  await page.setViewportSize(phone)
  await openPageAfter(page, '/vip', '/help')
  const menu = await openMenu(page)
  const pageWidth = await page.evaluate(() => document.body.getBoundingClientRect().width)
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(pageWidth)
})

test('a menu closed by its button leaves no history entry, even after several openings', async ({ page }) => {
  await page.setViewportSize(phone)
  await openPageAfter(page, '/vip', '/help')
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const menu = await openMenu(page)
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()
  }
  await page.goForward().catch(() => undefined)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(getBrandUrl(brand, '/vip'))
})

test('a link in the menu opens its page, and Back returns to the page where the menu was open', async ({ page }) => {
  await page.setViewportSize(phone)
  await openPageAfter(page, '/vip', '/help')
  const menu = await openMenu(page)
  await menu.locator('a[href="/promotions"]').click()
  await expect(page).toHaveURL(getBrandUrl(brand, '/promotions'))
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(getBrandUrl(brand, '/help'))
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(getBrandUrl(brand, '/vip'))
})

test('Back closes a dialog that has replaced another one, without reopening the first', async ({ page }) => {
  await openPageAfter(page, '/vip', '/help')
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Log in' })
    .or(page.getByRole('banner').getByRole('link', { name: 'Log in' }))
    .first()
    .click()
  const login = page.getByRole('dialog', { name: 'Log in' })
  await expect(login).toBeVisible()
  await login
    .getByRole('button', { name: /forgot/i })
    .or(login.getByRole('link', { name: /forgot/i }))
    .first()
    .click()
  await expect(page.locator('dialog[open]:not([data-closing])')).toHaveCount(1)
  await page.goBack()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page).toHaveURL(getBrandUrl(brand, '/help'))
  await page.goBack()
  await expect(page).toHaveURL(getBrandUrl(brand, '/vip'))
})

test('Back from a dialog opened by the URL returns to the previous page in one step', async ({ page }) => {
  await openPageAfter(page, '/vip', '/login')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(getBrandUrl(brand, '/vip'))
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('a reload with an open menu leaves no history entry for it', async ({ page }) => {
  await page.setViewportSize(phone)
  await openPageAfter(page, '/vip', '/help')
  await openMenu(page)
  await page.reload()
  await waitForHydration(page)
  await expect(page).toHaveURL(getBrandUrl(brand, '/help'))
  await page.goBack()
  await expect(page).toHaveURL(getBrandUrl(brand, '/vip'))
})
