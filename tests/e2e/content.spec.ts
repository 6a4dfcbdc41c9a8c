import { injectAxe } from './inject-axe.ts'
import { waitForStablePage } from './wait-for-page.ts'
import { expect, getBrandUrl, test } from './fixtures.ts'
import { navigateClientSide } from './navigate-client-side.ts'

const hostileHtml = [
  '<p id="good">Plain <strong>words</strong></p>',
  '<script>window.harmed = 1</script>',
  '<img src="x" onerror="window.harmed = 1"><img src="https://elsewhere.test/x.webp">',
  '<a href="javascript:window.harmed=1">a</a><a href="//elsewhere.test">b</a><a href="https://other.test/">c</a>',
  '<a href="/\\elsewhere.test">f</a><a href="/&Tab;/elsewhere.test">g</a><a href="/&bsol;elsewhere.test">h</a><a href="/.//elsewhere.test">i</a>',
  '<img src="/\\elsewhere.test/x.webp">',
  '<svg onload="window.harmed = 1"><script>window.harmed = 1</script></svg>',
  '<iframe src="https://elsewhere.test"></iframe><form action="https://elsewhere.test"><input name="password"></form>',
  '<style>body { display: none }</style><p style="position: fixed" class="x" onclick="window.harmed = 1">d</p>',
  '<math><mi//xlink:href="data:x,<script>window.harmed = 1</script>">e</math><h1>Heading</h1>',
].join('')

test('harmful content is removed from a notice (R-NOTICE-06)', async ({ page, tolerance }) => {
  tolerance.allow(/Content Security Policy/) // logged for the inert document in which the HTML is parsed
  const notice = { id: 'bad', type: 'PL', title: 'Bad <b>title</b>', content: hostileHtml, timestamp: '2026-11-18T02:30:00Z' }
  await page.route('**/wps/announcement/list?*', (route) =>
    route.fulfill({ json: { success: true, value: { player: [notice], banners: [], popup: [], promotion: [] } } }),
  )
  await page.goto(getBrandUrl('harbor', '/noticePage'))
  const article = page.getByRole('main').getByRole('article')
  await expect(article.getByText('Plain words')).toBeVisible()
  await expect(article.getByRole('heading', { level: 2 })).toHaveText('Bad <b>title</b>')
  const html = await article.innerHTML()
  expect(html).not.toMatch(/harmed|elsewhere|style=|onerror|onclick|onload|<(?:script|iframe|form|input|style|math)|id="good"|class="x"/i)
  await expect(article.getByRole('heading', { level: 3, name: 'Heading' })).toBeVisible()
  await expect(article.locator('a[href="https://other.test/"]')).toHaveAttribute('rel', 'noopener noreferrer')
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
})

test('notices are requested by GET with the types, the platform and the execution from the settings (R-API-67, R-API-68)', async ({
  page,
}) => {
  const requests: string[][] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/wps/announcement/list'))
      requests.push([request.method(), request.headers()['authorization'] ?? 'anonymous', ...[...searchParams].flat()])
  })
  await page.goto(getBrandUrl('harbor', '/noticePage'))
  // The badge of new promotions in the header requests promotions separately, before or after the page's request.
  for (const types of ['B,PL,PU,PR,H', 'PR'])
    await expect.poll(() => requests).toContainEqual(['GET', 'anonymous', 'types', types, 'platform', 'W', 'execution', 'B'])
  expect(requests).toHaveLength(2)
})

test('the announcement ticker pauses behind a dialog, and resumes when the dialog closes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(getBrandUrl('harbor'))
  const ticker = page.getByRole('main').getByRole('region', { name: 'Notices' })
  const getPlayStates = () =>
    ticker.evaluate((element) =>
      element.getAnimations({ subtree: true }).flatMap((animation) => (animation instanceof CSSAnimation ? animation.playState : [])),
    )
  await expect.poll(getPlayStates).toEqual(['running'])
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(getPlayStates).toEqual(['paused'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(getPlayStates).toEqual(['running'])
})

test('a notice of the home page opens in a dialog, whose list has nine notices per page; changing the page clears the selection (R-NOTICE-01, R-NOTICE-02, R-NOTICE-07, R-NOTICE-08)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(getBrandUrl('harbor'))
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Weekend football: every match in Europe’s top five leagues is open for betting' })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('article').getByRole('heading').first()).toHaveText(
    'Weekend football: every match in Europe’s top five leagues is open for betting',
  )
  await expect(dialog.getByText('Pre-match markets close at kick-off.')).toBeVisible()
  await expect(dialog.locator('time').first()).toHaveText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  const list = dialog.locator('ol[start] > li')
  await expect(list).toHaveCount(9)
  await dialog.getByRole('button', { name: 'Page 2' }).click()
  await expect(dialog.getByRole('article')).toHaveCount(0)
  await list.first().getByRole('button').press('Enter')
  await expect(dialog.getByRole('article')).toBeVisible()
  await expect(page).toHaveURL(/\/index$/)
})

test('a promotion opens with a link to the terms, which navigates without a reload; an unknown promotion is shown as ended', async ({
  page,
}) => {
  await page.goto(getBrandUrl('neon', '/promotions'))
  await page.getByRole('main').getByRole('link', { name: 'First deposit bonus' }).click()
  await expect(page).toHaveURL(/\/promoDetail\?id=welcome$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First deposit bonus')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('article').getByRole('link', { name: 'terms' }).click()
  await expect(page).toHaveURL(/\/help\?topic=terms$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.goto(getBrandUrl('neon', '/promoDetail?id=never'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This promotion has ended')
})

test('/helpmc shows only the help block, and its topics open on /helpmc (R-ROUTES-33)', async ({ page }) => {
  await page.goto(getBrandUrl('lotus', '/helpmc'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Về công ty')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('link', { name: 'Nạp tiền' }).click()
  await expect(page).toHaveURL(/\/helpmc\?topic=deposit$/)
})

test('the download page has guides for iOS and Android, and /download redirects to it (R-MEDIA-01, R-MEDIA-02)', async ({ page }) => {
  await page.goto(getBrandUrl('harbor', '/download'))
  await expect(page).toHaveURL(/\/down$/)
  for (const [name, step] of [
    ['iOS', 'VPN & Device Management'],
    ['Android', 'allow your browser to install apps'],
  ] as const) {
    const appItem = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(appItem.getByRole('img', { name: `QR code for ${name}` })).toBeVisible()
    await expect(appItem.getByText(step)).toBeVisible()
  }
})

const contentPages = ['/noticePage', '/promotions', '/promoDetail?id=daily-cashback', '/help', '/join', '/down', '/vip']

test(`${contentPages.join(', ')} pass axe, and do not scroll sideways at 320 px`, async ({ page }) => {
  await page.goto(getBrandUrl('lotus', '/helpmc'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  const axe = await injectAxe(page)
  for (const path of contentPages) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await navigateClientSide(page, path)
      await waitForStablePage(page)
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await axe('all', 'main')).toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    })
  }
})
