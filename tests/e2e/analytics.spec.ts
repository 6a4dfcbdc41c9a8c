import type { BrowserContext, Page } from '@playwright/test'
import { fetchPath, runAdminCommand, expect, findAccessibilityViolations, getBrandUrl, test } from './fixtures.ts'
import { createPseudoLocale, writeBrand } from './write-brand.ts'

const gtagId = 'G-TEST123456'
const setTag = (brand: string, tag: string) => runAdminCommand('set-analytics', { brand, gtagId: tag })

test.afterEach(() => setTag('harbor', 'none'))

/** Mock of the analytics script. Its global variable, cookie and request show that the page's CSP allows it. */
const tagScript = `window.tagRuns = true
document.cookie = '_ga=GA1.1; path=/'
void fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' })`

/**
 * Fulfils requests to Google once `responseGate` resolves. Returns the list of their URLs, which later requests extend.
 */
async function mockGoogle(context: BrowserContext, responseGate: Promise<void> = Promise.resolve()): Promise<readonly string[]> {
  const requests: string[] = []
  await context.route(/google/, async (route) => {
    requests.push(route.request().url())
    await responseGate
    await route.fulfill({ contentType: 'text/javascript', body: tagScript })
  })
  return requests
}

const tagUrl = `https://www.googletagmanager.com/gtag/js?id=${gtagId}`
const collectUrl = 'https://region1.google-analytics.com/g/collect'

const getDataLayer = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) => Array.from(entry))),
  )
const getConsentBanner = (page: Page) => page.getByRole('region', { name: 'Visit statistics' })
const getConsentButton = (page: Page, answer: 'Agree' | 'Decline') => getConsentBanner(page).getByRole('button', { name: answer })
const isTagRunning = (page: Page): Promise<boolean> => page.evaluate(() => 'tagRuns' in globalThis)
const listAnalyticsCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => /^_ga|visits/.test(name))
const openPageAndGetPolicy = async (page: Page, path: string) =>
  (await page.goto(getBrandUrl('harbor', path)))?.headers()['content-security-policy'] ?? ''
/** Clicks a link of the header, and waits for its page. */
const navigate = async (page: Page, path: string): Promise<void> => {
  await page.locator(`header a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

test('the analytics tag loads with the platform’s id after consent, and receives page views; it is not requested before, or without an id (R-ANALYTICS-01)', async ({
  page,
}) => {
  const tagRequests = await mockGoogle(page.context())
  expect(await openPageAndGetPolicy(page, '/index')).not.toMatch(/google|tag/)
  await navigate(page, '/live')
  await expect(getConsentBanner(page)).toHaveCount(0)

  await setTag('harbor', gtagId)
  expect((await fetchPath('lotus.localhost', '/index', { cookie: 'visits=agreed' })).headers['content-security-policy']).not.toMatch(
    /google|tag/,
  )
  expect(await openPageAndGetPolicy(page, '/index?code=private')).not.toMatch(/google|tag/)
  await expect(getConsentBanner(page)).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await navigate(page, '/live')
  await expect(getConsentBanner(page)).toBeVisible()
  expect([tagRequests, await listAnalyticsCookies(page)]).toEqual([[], []])

  await getConsentButton(page, 'Agree').click()
  await expect(getConsentBanner(page)).toHaveCount(0)
  expect(tagRequests).toEqual([])
  await page.locator('header a[href="/sports"]').first().click()
  await expect.poll(() => tagRequests).toEqual([tagUrl, collectUrl])
  await expect(page).toHaveURL(/\/sports$/)
  await expect.poll(() => getDataLayer(page)).toContain('"page_title":"sports"')
  await navigate(page, '/live')
  await expect.poll(() => getDataLayer(page)).toContain('"page_title":"live"')
  expect(await getDataLayer(page)).not.toContain('private')
  expect(await listAnalyticsCookies(page)).toEqual(expect.arrayContaining(['visits', '_ga']))

  await page.goto(getBrandUrl('harbor', '/help?topic=private'))
  await expect.poll(() => getDataLayer(page)).toContain('"page_title":"help"')
  await expect.poll(() => isTagRunning(page)).toBe(true)
  await getConsentButton(page, 'Decline').click()
  await expect(getConsentBanner(page)).toContainText('Your visits are not being counted.')
  expect(await listAnalyticsCookies(page)).toEqual(['visits'])
  const initialDataLayer = await getDataLayer(page)
  expect(initialDataLayer).not.toContain('private')
  const requestCount = tagRequests.length
  await page.locator('header a[href="/live"]').first().click()
  await expect.poll(() => isTagRunning(page)).toBe(false)
  expect(await openPageAndGetPolicy(page, '/live')).not.toMatch(/google|tag/)
  expect(tagRequests).toHaveLength(requestCount)
})

test('declining while the tag loads removes its cookies', async ({ page }) => {
  let respond = () => {}
  const tagRequests = await mockGoogle(page.context(), new Promise((resolve) => (respond = resolve)))
  await setTag('harbor', gtagId)
  await page.goto(getBrandUrl('harbor', '/help'))
  await getConsentButton(page, 'Agree').click()
  await page.reload()
  await expect.poll(() => tagRequests).toEqual([tagUrl])
  await getConsentButton(page, 'Decline').click()
  await expect(getConsentBanner(page)).toContainText('Your visits are not being counted.')
  respond()
  await expect.poll(() => isTagRunning(page)).toBe(true)
  await expect.poll(() => listAnalyticsCookies(page)).toEqual(['visits'])
})

test('a visitor who declines is not counted and not asked again, and can still consent on the help page', async ({ page }) => {
  const tagRequests = await mockGoogle(page.context())
  await setTag('harbor', gtagId)
  await page.goto(getBrandUrl('harbor', '/index'))
  await getConsentButton(page, 'Decline').press('Enter')
  await expect(getConsentBanner(page)).toHaveCount(0)
  await page.goto(getBrandUrl('harbor', '/help'))
  await expect(getConsentBanner(page)).toContainText('Your visits are not being counted.')
  await navigate(page, '/live')
  expect(tagRequests).toEqual([])

  await page.goto(getBrandUrl('harbor', '/help'))
  await getConsentButton(page, 'Agree').click()
  await expect(getConsentBanner(page)).toContainText('Your visits are being counted.')
  await navigate(page, '/live')
  await expect.poll(() => tagRequests[0]).toBe(tagUrl)
})

test('a consent decision applies to all open pages', async ({ page, context }) => {
  const tagRequests = await mockGoogle(context)
  await setTag('harbor', gtagId)
  await page.goto(getBrandUrl('harbor', '/index'))
  const otherPage = await context.newPage()
  await otherPage.goto(getBrandUrl('harbor', '/live'))
  await expect(getConsentBanner(page)).toBeVisible()
  await getConsentButton(otherPage, 'Agree').click()
  await expect(getConsentBanner(page)).toHaveCount(0)
  await page.reload()
  await expect.poll(() => tagRequests).toEqual([tagUrl, collectUrl])
  await otherPage.goto(getBrandUrl('harbor', '/help'))
  await getConsentButton(otherPage, 'Decline').click()
  await expect.poll(() => page.evaluate((id) => (globalThis as Record<string, unknown>)[`ga-disable-${id}`], gtagId)).toBe(true)
})

test('a visitor whose browser blocks cookies is not asked for consent, and is not counted', async ({ page }) => {
  const tagRequests = await mockGoogle(page.context())
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }))
  await setTag('harbor', gtagId)
  await page.goto(getBrandUrl('harbor', '/index'))
  await expect(page.locator('body > [aria-live="polite"]')).toBeAttached()
  await navigate(page, '/live')
  await expect(getConsentBanner(page)).toHaveCount(0)
  expect(tagRequests).toEqual([])
})

test('the consent banner takes no focus, is first in the tab order, and covers no controls', async ({ page }) => {
  await setTag('harbor', gtagId)
  writeBrand('analyticsrtl', 'harbor', {
    'languages.json': { default: 'AR', followVisitor: false, catalogue: { AR: { enabled: true } } },
    'messages/AR.json': createPseudoLocale('base', 'harbor'),
    'platform.json': { analytics: { gtagId } },
  })
  await expect.poll(async () => (await fetchPath('analyticsrtl.localhost', '/index')).status).toBe(200)
  for (const brand of ['harbor', 'analyticsrtl'])
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(getBrandUrl(brand, '/index'))
      const banner = page.locator('body > [aria-live="polite"] > section')
      await expect(banner).toBeVisible()
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
      for (const button of await banner.getByRole('button').all()) {
        await expect(button).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Tab')
        await expect(button).toBeFocused()
      }
      const box = (await banner.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      expect([box.x >= 0, box.x + box.width <= width]).toEqual([true, true])
      const headerBox = await page.locator('header').first().boundingBox()
      expect((headerBox?.y ?? 0) + (headerBox?.height ?? 0)).toBeLessThanOrEqual(box.y)
      const bottomBar = page.locator('footer ~ div nav')
      await expect(bottomBar).toBeVisible({ visible: width === 360 })
      if (width === 360) expect((await bottomBar.boundingBox())?.y).toBeGreaterThanOrEqual(box.y + box.height)
      expect(await findAccessibilityViolations(page, 'body > [aria-live="polite"]')).toEqual([])
      const lastParagraph = page.getByRole('contentinfo').getByRole('paragraph').last()
      await expect(async () => {
        await page.mouse.wheel(0, 100_000)
        const paragraphBox = await lastParagraph.boundingBox()
        expect((paragraphBox?.y ?? Infinity) + (paragraphBox?.height ?? 0)).toBeLessThanOrEqual(box.y)
      }).toPass()
    }
})
