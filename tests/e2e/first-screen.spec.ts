import type { Page } from '@playwright/test'
import { sample } from '../depth.ts'
import { waitForHydration } from './wait-for-page.ts'
import { fetchPath, runAdminCommand, expect, getBrandUrl, test } from './fixtures.ts'
import { openAs } from './open-as.ts'

const brands = ['harbor', 'lotus', 'neon'] as const
const phone = { viewport: { width: 360, height: 740 }, userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile' }
const emptyRoot = '<div id="root"></div>'

/** Returns the message with a key, in the language of the page. */
const getMessage = (page: Page, key: string): Promise<string> =>
  page.evaluate((messageKey) => {
    const boot = JSON.parse(document.getElementById('livery-boot')?.textContent ?? '') as { messages: Record<string, string> }
    return String(boot.messages[messageKey])
  }, key)

/** Delays requests whose URL matches the pattern until the returned function is called. */
async function pauseRequests(page: Page, urlPattern: string): Promise<() => void> {
  let release = (): void => undefined
  const requestGate = new Promise<void>((resolve) => (release = resolve))
  await page.route(urlPattern, async (route) => {
    await requestGate
    await route.continue()
  })
  return release
}

/** Returns the distance of each element in `main` from the top of the viewport, in pixels. */
const listTops = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [...document.querySelectorAll('main, main *')].map((element) => element.getBoundingClientRect().top))

/** Delays the app's script until the returned function is called. */
const pauseAppScript = (page: Page): Promise<() => void> => pauseRequests(page, '**/_livery/assets/main-*.js')

for (const brand of sample('homes', brands, 1))
  test(`the home page of ${brand} is visible before the script loads, replays clicks once it has loaded, and does not change`, async ({
    page,
  }) => {
    const releaseScript = await pauseAppScript(page)
    await page.goto(getBrandUrl(brand, '/index'), { waitUntil: 'commit' })
    const heading = page.locator('main h1')
    const picture = page.locator('main img').first()
    await expect(heading).toBeVisible()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
    const text = await heading.textContent()
    await heading.evaluate((element) => element.setAttribute('data-seen', ''))
    const registerButton = page.getByRole('banner').getByRole('button', { name: await getMessage(page, 'in_register'), exact: true })
    await registerButton.click()
    await expect(registerButton).toHaveAttribute('aria-busy', 'true')
    releaseScript()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(registerButton).not.toHaveAttribute('aria-busy')
    await expect(page.locator('main h1[data-seen]')).toHaveText(String(text))
  })

test.describe('on a phone', () => {
  test.use(phone)
  for (const brand of sample('moves', brands, 1))
    test(`the home page and a category of ${brand} have no layout shift when fonts and the script load`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { layoutShifts: shifts })
        new PerformanceObserver((list) =>
          list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
        ).observe({
          type: 'layout-shift',
          buffered: true,
        })
      })
      const measureTotalShift = () =>
        page.evaluate(async () => {
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
          return (window as unknown as { layoutShifts: number[] }).layoutShifts.reduce((sum, shift) => sum + shift, 0)
        })
      for (const path of ['/index', '/live']) {
        const releaseScript = await pauseRequests(page, '**/_livery/assets/main-*.js')
        const releaseFonts = await pauseRequests(page, '**/*.woff2')
        await page.goto(getBrandUrl(brand, path), { waitUntil: 'commit' })
        await expect(page.locator('main').locator('h1, h2').first()).toBeVisible()
        const topsInFallbackFont = await listTops(page)
        releaseFonts()
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        const topsInWebFont = await listTops(page)
        const offsets = topsInFallbackFont.map((top, index) =>
          top < phone.viewport.height ? Math.abs(top - Number(topsInWebFont[index])) : 0,
        )
        expect(Math.max(...offsets), `layout shift of ${path} in pixels when its fonts load`).toBeLessThan(4)
        const shiftBefore = await measureTotalShift()
        releaseScript()
        await waitForHydration(page)
        const shiftAfter = await measureTotalShift()
        expect(shiftAfter - shiftBefore, path).toBeLessThan(0.001)
        expect(shiftAfter, `${path}, with its fonts`).toBeLessThan(0.05)
      }
    })

  test('a category page is rendered on the server with its games, which the browser does not request again', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => void requests.push(request.url()))
    const releaseScript = await pauseAppScript(page)
    await page.goto(getBrandUrl('lotus', '/live'), { waitUntil: 'commit' })
    const games = page.getByRole('main').locator('li[aria-posinset]')
    await expect(games).toHaveCount(24)
    await expect
      .poll(() =>
        games
          .first()
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
    const firstGameText = await games.first().textContent()
    await games.first().evaluate((element) => element.setAttribute('data-seen', ''))
    releaseScript()
    await waitForHydration(page)
    await expect(page.locator('li[data-seen]')).toHaveText(String(firstGameText))
    await page.locator('li[data-seen]').getByRole('button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(requests.filter((url) => url.includes('/lgw/games/list') && url.includes('pageNo=1'))).toEqual([])
  })
})

test('a URL with a query is rendered on the server, with the tab that the query selects, if any', async ({ page }) => {
  for (const brand of sample('queries', brands, 1))
    for (const path of ['/index?affiliateCode=NOBODY&utm_source=post', '/live?page=1']) {
      expect((await fetchPath(`${brand}.localhost`, path)).text, path).not.toContain(emptyRoot)
      await page.goto(getBrandUrl(brand, path))
      await waitForHydration(page)
      await expect(page.locator('main h1, main h2').first()).toBeVisible()
    }
  for (const path of ['/rng', '/live']) {
    await page.goto(getBrandUrl('lotus', path))
    await page.getByRole('main').getByRole('tab').nth(1).click()
    await expect(page).toHaveURL(/\?(?:page|type)=/)
    const { pathname, search } = new URL(page.url())
    const name = await page.getByRole('main').getByRole('tab', { selected: true }).innerText()
    const releaseScript = await pauseAppScript(page)
    await page.goto(getBrandUrl('lotus', `${pathname}${search}&utm_source=post`), { waitUntil: 'commit' })
    // Recording starts here, since the previous page can request the games of the tab until the navigation.
    const requests: string[] = []
    page.on('request', (request) => void requests.push(request.url()))
    await expect(page.getByRole('main').getByRole('tab', { selected: true })).toHaveText(name)
    const firstGame = page.getByRole('main').locator('li[aria-posinset]').first()
    await firstGame.evaluate((element) => element.setAttribute('data-seen', ''))
    const gameButton = firstGame.getByRole('button').first()
    const text = String(await gameButton.textContent())
    releaseScript()
    await waitForHydration(page)
    await expect(page.locator('li[data-seen]').getByRole('button').first()).toHaveText(text)
    expect(requests.filter((url) => url.includes('/lgw/games/list') && url.includes('pageNo=1'))).toEqual([])
    await page.unroute('**/_livery/assets/main-*.js')
  }
})

test('the home page is rendered on the server for visitors, without their IP address and country, but not for members or while the site is closed', async () => {
  const fetchHome = async (cookie = ''): Promise<string> => (await fetchPath('harbor.localhost', '/index', { cookie })).text
  const html = await fetchHome()
  expect(html).not.toContain(emptyRoot)
  expect(html).toContain('"location":{"ip":"","country":""}')
  expect(await fetchHome('member=1')).toContain(emptyRoot)
  try {
    await runAdminCommand('set-status', { brand: 'harbor', status: 'maintenance' })
    expect(await fetchHome()).toContain(emptyRoot)
  } finally {
    await runAdminCommand('set-status', { brand: 'harbor', status: 'open' })
  }
  expect(await fetchHome()).not.toContain(emptyRoot)
})

test('a player’s page loads no pictures of the slides that only visitors see', async ({ page }) => {
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await openAs(page, 'lotus', '/index')
  const firstImage = page.locator('main img').first()
  await expect(firstImage).toBeVisible()
  await expect.poll(() => firstImage.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  expect(requestedPaths.filter((path) => path.includes('/banners/')).length).toBeGreaterThan(0)
  expect(requestedPaths.filter((path) => path.includes('/banners/welcome'))).toEqual([])
})

test('the picture at the top of the page is preloaded if it is certain to be displayed: on /index, but not on /login', async () => {
  const listPreloadedImages = async (path: string): Promise<readonly string[]> => {
    const { text } = await fetchPath('lotus.localhost', path)
    return [...text.matchAll(/<link rel="preload" as="image"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href)
  }
  expect(await listPreloadedImages('/index')).toEqual([
    expect.stringMatching(/welcome\.webp$/),
    expect.stringMatching(/welcome-narrow\.webp$/),
  ])
  expect(await listPreloadedImages('/login')).toEqual([])
})
