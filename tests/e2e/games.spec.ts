import { sample } from '../depth.ts'
import { waitForStablePage } from './wait-for-page.ts'
import { expect, getBrandUrl, test } from './fixtures.ts'
import { openAs } from './open-as.ts'

const englishCookie = [{ name: 'lang', value: 'EN' }] as const

for (const brand of sample('slots', ['lotus', 'neon'], 1))
  test(`slots of ${brand} have a tab per vendor, all of the same width, selected by the URL (R-ROUTES-35, R-ROUTES-36, R-ROUTES-37, R-ROUTES-38)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(getBrandUrl(brand, '/rng?page=NOBODY'))
    const tabs = page.getByRole('main').getByRole('tab')
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    const [tabCount, widths] = [
      await tabs.count(),
      await tabs.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().width)),
    ]
    const tabListWidth = (await page.getByRole('main').getByRole('tablist').boundingBox())?.width ?? 0
    for (const width of widths) expect(Math.abs(width - tabListWidth / tabCount)).toBeLessThan(1)
    await tabs.nth(2).click()
    await expect(page).toHaveURL(/\/rng\?page=[A-Z0-9]+$/)
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  })

test('the live casino has its 15 types of table, and filters by them (R-GAMES-34)', async ({ page, context }) => {
  await context.addCookies(englishCookie.map((cookie) => ({ ...cookie, url: getBrandUrl('lotus') })))
  await page.goto(getBrandUrl('lotus', '/live'))
  const tabs = page.getByRole('main').getByRole('tab')
  await expect(tabs).toHaveCount(16)
  await tabs.filter({ hasText: 'Sicbo' }).click()
  await expect(page).toHaveURL(/type=SIC/)
  const names = page.getByRole('main').getByRole('tabpanel').getByRole('listitem')
  await expect(names.first()).toContainText('Sic Bo')
  for (const name of await names.allInnerTexts()) expect(name).toContain('Sic Bo')
})

test('a list loads more on scroll without gaps or duplicates, and renders only the items near the viewport (R-PAGINATION-04, R-PAGINATION-05)', async ({
  page,
}) => {
  const requests: number[] = []
  await page.route('**/lgw/games/list*', async (route) => {
    requests.push(Number(new URL(route.request().url()).searchParams.get('pageNo')))
    await route.continue()
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(getBrandUrl('lotus', '/rng'))
  const items = page.getByRole('main').locator('li[aria-posinset]')
  await expect(items.first()).toBeVisible()
  const nameByPosition = new Map<string, string>()
  for (let step = 0; step < 40; step += 1) {
    for (const [position, name] of await items.evaluateAll((elements) =>
      elements.map((element) => [element.ariaPosInSet ?? '', element.textContent ?? ''] as const),
    ))
      nameByPosition.set(position, name)
    await page.evaluate(() => {
      const listEnd = document.querySelector('main ul')?.getBoundingClientRect().bottom ?? 0
      window.scrollBy(0, Math.min(700, listEnd - window.innerHeight + 40))
    })
    await page.waitForTimeout(60)
  }
  const total = Number(await items.first().getAttribute('aria-setsize'))
  expect(total).toBeGreaterThan(100)
  expect(new Set(nameByPosition.values()).size).toBe(nameByPosition.size)
  expect(nameByPosition.size).toBeGreaterThan(90)
  expect([...nameByPosition.keys()].map(Number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: nameByPosition.size }, (_, index) => index + 1),
  )
  expect(await items.count()).toBeLessThan(100)
  // The first page of games arrives with the HTML.
  expect(requests).toEqual(Array.from({ length: requests.length }, (_, index) => index + 2))
})

test('a game is found from any page by keyboard alone, even without accents and with a typo, and the search dialog does not move', async ({
  page,
}) => {
  await page.goto(getBrandUrl('lotus', '/promotions'))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const dialog = page.getByRole('dialog')
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(dialog).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await waitForStablePage(page)
  const dialogBox = await dialog.boundingBox()
  await page.keyboard.type('pho lonh den')
  await expect(dialog.getByRole('status').first()).toHaveText(/^\d+ trò chơi$/)
  await expect(dialog.getByRole('listitem').first()).toContainText('Phố Lồng Đèn')
  expect(await dialog.boundingBox()).toEqual(dialogBox)
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('button', { name: /Phố Lồng Đèn/ }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the header shows 21 games of a category, then 18 more at a time (R-PAGINATION-01, R-PAGINATION-02, R-NAV-HEADER-17, R-NAV-HEADER-18)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(getBrandUrl('lotus'))
  await page.getByRole('navigation').locator('a[href="/rng"]').first().hover()
  const games = page.locator('[popover]:popover-open li:has(button)')
  const vendors = page.locator('[popover]:popover-open button[aria-pressed]')
  await expect(games).toHaveCount(21)
  expect(await vendors.count()).toBeGreaterThan(3)
  for (const count of [39, 57]) {
    await page.locator('[popover]:popover-open').getByRole('button', { name: 'Xem thêm' }).click()
    await expect(games).toHaveCount(count)
  }
  expect(new Set(await games.allInnerTexts()).size).toBe(57)
})

test('a player marks a game as a favourite, and sees it on the home page', async ({ page }) => {
  await openAs(page, 'lotus', '/fish')
  const firstGame = page.getByRole('main').locator('li[aria-posinset="1"]')
  const favouriteButton = firstGame.locator('button[aria-pressed]')
  await firstGame.hover()
  if ((await favouriteButton.getAttribute('aria-pressed')) === 'false') await favouriteButton.click()
  await expect(favouriteButton).toHaveAttribute('aria-pressed', 'true')
  const name = (await favouriteButton.getAttribute('aria-label'))?.replace(/^[^:]*: /, '') ?? ''
  await page.goto(getBrandUrl('lotus'))
  await expect(page.getByRole('main').getByRole('list', { name: 'Trò chơi yêu thích' })).toContainText(name)
})

test('cockfighting is on the sports page of a brand with the vendor DS88, and not on that of another brand (R-GAMES-11)', async ({
  page,
}) => {
  await page.goto(getBrandUrl('lotus', '/sports'))
  await expect(page.getByRole('main').getByRole('list', { name: 'Đá gà' }).getByRole('listitem')).toHaveCount(2)
  await page.goto(getBrandUrl('harbor', '/sports'))
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('list')).toHaveCount(1)
})
