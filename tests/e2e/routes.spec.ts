import { clickWhenStable } from './wait-for-page.ts'
import { fetchPath, expect, getBrandUrl, test } from './fixtures.ts'
import { navigateClientSide } from './navigate-client-side.ts'

const fullPages = [
  ['/index', 'R-ROUTES-09'],
  ['/noticePage', 'R-ROUTES-14'],
  ['/vip', 'R-ROUTES-02, R-ROUTES-15'],
  ['/elott', 'R-ROUTES-16'],
  ['/live', 'R-ROUTES-17'],
  ['/fish', 'R-ROUTES-18'],
  ['/pvp', 'R-ROUTES-19'],
  ['/promotions', 'R-ROUTES-01, R-ROUTES-20'],
  ['/promoDetail?id=welcome', 'R-ROUTES-21'],
  ['/help', 'R-ROUTES-03, R-ROUTES-22'],
  ['/down', 'R-ROUTES-05, R-ROUTES-23'],
  ['/join', 'R-ROUTES-04, R-ROUTES-24'],
  ['/sports', 'R-ROUTES-34'],
  ['/esports', ''],
] as const

const pagesWithoutRightBar = [
  ['/pointMall', 'R-ROUTES-25'],
  ['/rng', 'R-ROUTES-26'],
] as const

const pagesWithHeaderOnly = [
  ['/lottery', 'R-ROUTES-27'],
  ['/vnlottery', 'R-ROUTES-28'],
  ['/seaLottery', 'R-ROUTES-29'],
  ['/seamless', 'R-ROUTES-30'],
  ['/game', 'R-ROUTES-31'],
] as const

/** Title of the not-found page. */
const notFoundTitle = 'Không tìm thấy trang'

/**
 * Layouts with their pages, and the landmarks around each page. The server responds to each path with 200; the tests
 * navigate to the pages client-side.
 */
const layouts = [
  { landmarks: 'header, footer and right bar', pages: fullPages, hasFooter: true, hasRightBar: true },
  { landmarks: 'header and footer', pages: pagesWithoutRightBar, hasFooter: true, hasRightBar: false },
  { landmarks: 'the header alone', pages: pagesWithHeaderOnly, hasFooter: false, hasRightBar: false },
]

for (const { landmarks, pages, hasFooter, hasRightBar } of layouts) {
  const ids = pages.map(([, id]) => id).filter((id) => id !== '')
  test(`${pages.map(([path]) => path).join(', ')} have ${landmarks} (${ids.join(', ')})`, async ({ page }) => {
    await page.goto(getBrandUrl('base', '/helpmc'))
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    for (const [path] of pages) {
      await test.step(path, async () => {
        expect((await fetchPath('base.localhost', path)).status).toBe(200)
        await page.evaluate(() => document.querySelectorAll('main > *').forEach((part) => part.setAttribute('data-previous-page', '')))
        await navigateClientSide(page, path)
        await expect(page).toHaveURL(getBrandUrl('base', path))
        await expect(page.locator('[data-previous-page]')).toHaveCount(0)
        await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
        await expect(page.getByRole('main').getByText(notFoundTitle)).toHaveCount(0)
        if (hasFooter) await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached()
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toHaveCount(hasFooter ? 1 : 0)
        if (hasRightBar) await expect(page.getByRole('complementary').getByRole('listitem').first()).toBeVisible()
        else await expect(page.getByRole('complementary')).toHaveCount(0)
      })
    }
  })
}

test('/helpmc shows only the help block (R-ROUTES-33)', async ({ page }) => {
  await page.goto(getBrandUrl('base', '/helpmc'))
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  for (const landmark of ['banner', 'contentinfo', 'complementary'] as const) await expect(page.getByRole(landmark)).toHaveCount(0)
})

for (const [path, ids] of [
  ['/register', 'R-ROUTES-10, R-ROUTES-11, R-OVERLAY-02'],
  ['/register.html', 'R-ROUTES-12, R-ROUTES-13'],
  ['/login', 'R-OVERLAY-01'],
] as const) {
  test(`${path} shows the home page with an open dialog (${ids})`, async ({ page }) => {
    await page.goto(getBrandUrl('base', path))
    await expect(page.getByRole('dialog').locator('input').first()).toBeVisible()
    await expect(page.locator('main h1')).toBeAttached()
    for (const part of ['header', 'footer', 'aside']) await expect(page.locator(part).first()).toBeAttached()
  })
}

test('Back to a long page restores the scroll position, and a reload does not jump to the top', async ({ page }) => {
  const getScrollAnchor = () =>
    page.evaluate(() => {
      const rects = [...document.querySelectorAll('main > *')].map((part) => part.getBoundingClientRect())
      const index = rects.findIndex(({ bottom }) => bottom > window.innerHeight / 2)
      return { index, top: Math.round(rects[index]?.top ?? 0) }
    })
  /** Waits until the page has stopped scrolling. */
  const waitForScrollEnd = async () => {
    let last = { index: -1, top: 0 }
    await expect
      .poll(
        async () => {
          const previous = last
          last = await getScrollAnchor()
          return previous.index === last.index && previous.top === last.top
        },
        { intervals: [400] },
      )
      .toBe(true)
    return last
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(getBrandUrl('lotus', '/index'))
  for (const scrollTop of [800, 1600, 2400, 3200]) {
    await page.evaluate((to) => window.scrollTo(0, to), scrollTop)
    await waitForScrollEnd()
  }
  const initial = await waitForScrollEnd()
  expect(initial.index).toBeGreaterThan(2)
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/live"]')?.click())
  await expect(page).toHaveURL(/\/live$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/index$/)
  const restored = await waitForScrollEnd()
  expect(restored.index).toBe(initial.index)
  expect(Math.abs(restored.top - initial.top)).toBeLessThan(40)
  const getScrollTop = () => page.evaluate(() => window.scrollY)
  const scrollTop = await getScrollTop()
  await page.reload()
  await expect.poll(getScrollTop).toBeGreaterThan(scrollTop / 2)
})

test('URLs have paths without a hash, and Back and Forward restore their pages (R-ROUTES-07)', async ({ page }) => {
  await page.goto(getBrandUrl('base', '/index'))
  await clickWhenStable(
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Quyền riêng tư' })
      .or(page.locator('footer a[href="/help?topic=privacy"]'))
      .first(),
  )
  await expect(page).toHaveURL(/\/help\?topic=privacy$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/index$/)
  await page.goForward()
  await expect(page).toHaveURL(/\/help\?topic=privacy$/)
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
})
