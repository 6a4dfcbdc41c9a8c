import type { Locator, Page } from '@playwright/test'
import { fetchPath, runAdminCommand, expect, getBrandUrl, test } from './fixtures.ts'
import { writeBrand } from './write-brand.ts'
import { openAs } from './open-as.ts'

/** A brand like the base brand, in English, with an e-sports vendor and a bonus entry that visitors see. */
const brand = 'offer'
test.beforeAll(async () => {
  writeBrand(brand, 'base', {
    'languages.json': { default: 'EN', followVisitor: false },
    'games.json': { esportsVendors: ['KOF'] },
    'navigation.json': { header: { bonus: { when: null } } },
  })
  await expect.poll(async () => (await fetchPath(`${brand}.localhost`, '/index')).status).toBe(200)
})
const getNavigation = (page: Page): Locator => page.getByRole('banner').getByRole('navigation')

/** Returns an entry of the header, after opening the menu "More" if the entry is collapsed. */
async function getVisibleEntry(page: Page, role: 'link' | 'button', name: string | RegExp): Promise<Locator> {
  await expect(getNavigation(page).getByRole('link', { name: 'Live casino' })).toBeVisible()
  const entry = getNavigation(page).getByRole(role, { name, exact: true })
  if (!(await entry.isVisible())) await getNavigation(page).getByRole('button', { name: 'More', exact: true }).click()
  await expect(entry).toBeVisible()
  return entry
}

/** Returns the codes of the platform's vendors of a category. */
async function fetchVendorCodes(category: string): Promise<readonly string[]> {
  const { text } = await fetchPath(`${brand}.localhost`, '/lgw/games/game_menus?merchantCode=OFFER')
  const { value } = JSON.parse(text) as {
    value: { data: { lanes: readonly { gameCategory: string; vendors: readonly { vassalage: string }[] }[] } }
  }
  return value.data.lanes.find(({ gameCategory }) => gameCategory === category)?.vendors.map(({ vassalage }) => vassalage) ?? []
}

/** Clicks an entry of the header, and waits until its page shows a game. */
async function openEntryPage(page: Page, name: string, path: string, title = name): Promise<void> {
  await (await getVisibleEntry(page, 'link', name)).click()
  await expect(page).toHaveURL(new RegExp(`${path}(?:\\?|$)`))
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').getByRole('button').first()).toBeVisible()
}

test('the header links to the home page, promotions, the bonus and lotteries (R-NAV-HEADER-01, R-NAV-HEADER-11, R-NAV-HEADER-12, R-NAV-HEADER-03, R-NAV-HEADER-04, R-GAMES-01, R-GAMES-02, R-GAMES-03)', async ({
  page,
}) => {
  await page.goto(getBrandUrl(brand, '/promotions'))
  await (await getVisibleEntry(page, 'link', 'Home')).click()
  await expect(page).toHaveURL(getBrandUrl(brand, '/index'))
  await (await getVisibleEntry(page, 'link', 'Promotions')).click()
  await expect(page).toHaveURL(getBrandUrl(brand, '/promotions'))
  await getVisibleEntry(page, 'button', /^Bonus/)
  await openEntryPage(page, 'Lottery', '/lottery')
  await openEntryPage(page, 'E-lottery', '/elott', 'E-lottery')
  await openEntryPage(page, 'Vietnamese lottery', '/vnlottery')
})

test('the header links to the casino and sports categories, as well as to lottery (R-HOME-01, R-NAV-HEADER-05, R-NAV-HEADER-06, R-NAV-HEADER-07, R-NAV-HEADER-08, R-NAV-HEADER-09, R-NAV-HEADER-10, R-GAMES-04, R-GAMES-05, R-GAMES-06, R-GAMES-07, R-GAMES-08, R-GAMES-09)', async ({
  page,
}) => {
  await page.goto(getBrandUrl(brand))
  await expect(getNavigation(page).getByRole('link', { name: 'Lottery', exact: true })).toBeVisible()
  await openEntryPage(page, 'Live casino', '/live')
  await openEntryPage(page, 'Sports', '/sports')
  await openEntryPage(page, 'Fishing', '/fish')
  await openEntryPage(page, 'Slots', '/rng')
  await openEntryPage(page, 'Card games', '/pvp')
  await openEntryPage(page, 'E-sports', '/esports')
})

test('the cockfighting entry of the header opens the game of the vendor DS88 (R-GAMES-10)', async ({ page }) => {
  await openAs(page, brand, '/index')
  await (await getVisibleEntry(page, 'button', 'Cockfighting')).click()
  await expect(page).toHaveURL(/\/game\?.*vendor=DS88/)
})

test('a category has one entry in the header if it has a vendor, and none otherwise (R-NAV-HEADER-02)', async ({ page }) => {
  const vendors = await fetchVendorCodes('FISH')
  const setVendorsEnabled = async (on: boolean, vendorCodes: readonly string[]): Promise<void> => {
    for (const vendor of vendorCodes) await runAdminCommand('set-vendor', { brand, vendor, on })
  }
  const fishingLink = getNavigation(page).getByRole('link', { name: 'Fishing', exact: true })
  expect(vendors.length).toBeGreaterThan(1)
  try {
    await setVendorsEnabled(false, vendors)
    await page.goto(getBrandUrl(brand))
    await expect(getNavigation(page).getByRole('link', { name: 'Slots', exact: true })).toBeVisible()
    await expect(fishingLink).toHaveCount(0)
    await setVendorsEnabled(true, vendors.slice(0, 1))
    await page.reload()
    await expect(fishingLink).toHaveCount(1)
  } finally {
    await setVendorsEnabled(true, vendors)
  }
})

const liveFilters = [
  ['Baccarat', 'BAC'],
  ['Sicbo', 'SIC'],
  ['Roulette', 'ROU'],
  ['Dragon Tiger', 'DAT'],
  ['Blackjack', 'BJ'],
  ["Hold'Em", 'HE'],
  ['Mahjong Tiles', 'MT'],
  ['Card-Poker', 'TCP'],
  ['Wenzhou Pai Gow', 'WZPJ'],
  ['Se Die', 'SD'],
  ['Fan Tan', 'FT'],
  ['NiuNiu', 'NN'],
  ['Yu Sia Xie', 'YSX'],
  ['ZJH', 'ZJH'],
  ['Mahjong', 'MJ'],
] as const

test('each filter of the live casino requests the games of its code (R-GAMES-19, R-GAMES-20, R-GAMES-21, R-GAMES-22, R-GAMES-23, R-GAMES-24, R-GAMES-25, R-GAMES-26, R-GAMES-27, R-GAMES-28, R-GAMES-29, R-GAMES-30, R-GAMES-31, R-GAMES-32, R-GAMES-33)', async ({
  page,
}) => {
  await page.goto(getBrandUrl(brand, '/live'))
  for (const [name, code] of liveFilters) {
    const gamesRequest = page.waitForRequest((request) => new URL(request.url()).searchParams.get('gameType') === code)
    await page.getByRole('main').getByRole('tab', { name, exact: true }).click()
    expect(new URL((await gamesRequest).url()).pathname).toBe('/lgw/games/list')
  }
})

test('game lists are requested with their platforms and the client type (R-CONSTANTS-14, R-CONSTANTS-16)', async ({ page }) => {
  await page.goto(getBrandUrl(brand, '/live'))
  const gamesRequest = page.waitForRequest((request) => new URL(request.url()).pathname === '/lgw/games/list')
  await page.getByRole('main').getByRole('tab', { name: 'Sicbo', exact: true }).click()
  const { searchParams } = new URL((await gamesRequest).url())
  expect(searchParams.get('clientType')).toBe('3')
  expect(searchParams.get('platform')?.split(',').toSorted()).toEqual(['flash', 'html5-desktop'])
})

test('the hot games of the home page are requested with isPlatform 2 (R-CONSTANTS-17)', async ({ page }) => {
  const hotGamesRequest = page.waitForRequest((request) => new URL(request.url()).pathname === '/lgw/games/hot')
  await page.goto(getBrandUrl(brand))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(new URL((await hotGamesRequest).url()).searchParams.get('isPlatform')).toBe('2')
})

test('the footer links to slots with the first vendor, and has its seven links about the brand (R-NAV-FOOTER-02, R-NAV-FOOTER-05)', async ({
  page,
}) => {
  await page.goto(getBrandUrl(brand))
  const footer = page.getByRole('contentinfo')
  const aboutLinks = ['Company', 'Contact', 'Terms', 'Responsible gaming', 'Privacy', 'Affiliates', 'Refunds']
  for (const name of aboutLinks) await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^\/help\?topic=.+/)
  const [firstVendor] = await fetchVendorCodes('RNG')
  await footer.getByRole('link', { name: 'Slots', exact: true }).click()
  await expect(page).toHaveURL(getBrandUrl(brand, `/rng?page=${String(firstVendor)}`))
})

for (const [entry, pageTitle, requirement] of [
  ['Deposit', 'Deposit', 'R-NAV-MEMBER-BAR-05'],
  ['Withdrawal', 'Withdrawal', 'R-NAV-MEMBER-BAR-06'],
  ['My account', 'My account', 'R-NAV-MEMBER-BAR-07'],
] as const)
  test(`the account menu in the header opens the member centre at ${pageTitle} (${requirement})`, async ({ page }) => {
    await openAs(page, brand, '/promotions')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account menu of / })
      .click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
    const centre = page.getByRole('dialog', { name: 'Member centre' })
    await expect(centre.getByRole('navigation').getByRole('button', { name: pageTitle })).toHaveAttribute('aria-current', 'page')
  })
