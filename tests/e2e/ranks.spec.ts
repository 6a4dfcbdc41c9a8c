import { runAdminCommand, expect, findAccessibilityViolations, getBrandUrl, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const brand = 'lotus'
const password = 'aLongSecret1'

/** Selects English, because the brand's default language is Vietnamese. */
const englishCookie = { name: 'lang', value: 'EN', url: getBrandUrl(brand) }

test('the header’s rank item opens the member centre at the player’s rank, with the progress to the next rank and a list of all ranks (R-MEMBER-CENTRE-20)', async ({
  page,
}) => {
  await page.context().addCookies([englishCookie])
  await openAs(page, brand, '/', 'player')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^VIP rank/ })
    .click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByRole('heading', { level: 3, name: 'VIP rank' })).toBeVisible()
  await expect(centre.getByText('Your rank').first()).toBeVisible()
  await expect(centre.getByRole('progressbar')).toBeVisible()
  const rankItems = centre.getByRole('region', { name: 'All ranks' }).getByRole('listitem')
  await expect(rankItems).toHaveCount(6)
  await expect(rankItems.nth(5)).toContainText('Diamond')
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await centre.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false)
})

test('the header shows a visitor dashes in place of a rank, which link to the rank page (R-NAV-HEADER-16)', async ({ page }) => {
  await page.context().addCookies([englishCookie])
  await page.goto(getBrandUrl(brand))
  const item = page.getByRole('banner').getByRole('link', { name: /^VIP rank/ })
  await expect(item).toContainText('––')
  await item.click()
  await expect(page).toHaveURL(getBrandUrl(brand, '/vip'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a new player without progress gets the first rank when the rank page opens, and the header shows it', async ({ page }) => {
  const username = createUniqueUsername('newrank')
  await runAdminCommand('create-account', { brand, username, type: 0, password })
  await page.context().addCookies([englishCookie])
  await openAs(page, brand, '/', username, password)
  const item = page.getByRole('banner').getByRole('button', { name: /^VIP rank/ })
  await expect(item).toContainText('––')
  await item.click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByRole('listitem').filter({ hasText: 'Bronze' })).toHaveAttribute('aria-current', 'step')
  await expect(centre.getByText(/500\.00 more by/)).toBeVisible()
  await centre.getByRole('button', { name: 'Close' }).first().click()
  await expect(item).toContainText('Bronze')
})
