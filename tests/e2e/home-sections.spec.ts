import { expect, findAccessibilityViolations, getBrandUrl, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { lightweightPath } from './open-centre.ts'

const createEnglishCookies = (brand: string) => [{ name: 'lang', value: 'EN', url: getBrandUrl(brand) }]

test('the home page shows winners with masked names, and the next four draws, of a hundred requested, with countdowns (R-HOME-06, R-API-79)', async ({
  page,
  context,
}) => {
  await context.addCookies(createEnglishCookies('base'))
  const drawsRequest = page.waitForRequest((request) => new URL(request.url()).pathname === '/lgw/vn/numeros/opened/game')
  await page.goto(getBrandUrl('base'))
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'Games', exact: true }).scrollIntoViewIfNeeded()
  const draws = main.getByRole('region', { name: 'Next draws' })
  await draws.scrollIntoViewIfNeeded()
  await expect(draws.getByRole('article')).toHaveCount(4)
  expect(new URL((await drawsRequest).url()).searchParams.get('count')).toBe('100')
  const timer = draws.getByRole('timer').first()
  const initialTime = await timer.innerText()
  expect(initialTime).toMatch(/^\d\d:\d\d$/)
  await expect(timer).not.toHaveText(initialTime)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const winners = main.getByRole('region', { name: 'Winners' })
  await winners.scrollIntoViewIfNeeded()
  await expect(winners.getByRole('listitem')).toHaveCount(10)
  for (const row of await winners.getByRole('listitem').allInnerTexts()) expect(row).toMatch(/\*\*\*[\s\S]*P\s[\d,]+\.\d\d/)
  await winners.getByRole('tab', { name: 'Just won' }).click()
  await expect(winners.getByRole('listitem').first()).toContainText('min')
  expect(await findAccessibilityViolations(page, 'main')).toEqual([])
})

test('the home page shows the three steps from sign-up to win in order, and statistics about games and sports (R-HOME-02, R-HOME-03, R-HOME-04, R-HOME-05)', async ({
  page,
  context,
}) => {
  await context.addCookies(createEnglishCookies('base'))
  await page.goto(getBrandUrl('base'))
  const main = page.getByRole('main')
  const steps = main.getByRole('list').filter({ has: page.getByRole('heading', { name: 'Sign up' }) })
  await expect(steps.getByRole('heading')).toHaveText(['Sign up', 'Play', 'Win'])
  const statistics = await main
    .locator('dl > div')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)))
  expect(statistics).toEqual([
    ['sports to bet on', '140+'],
    ['casino games', '5,000+'],
    ['slot games', '≈10,000'],
  ])
})

test('the footer shows vendor logos and the three steps (R-NAV-FOOTER-01, R-NAV-FOOTER-03)', async ({ page, context }) => {
  await context.addCookies(createEnglishCookies('base'))
  await page.goto(getBrandUrl('base', '/vip'))
  const footer = page.getByRole('contentinfo')
  const logos = footer.getByRole('list', { name: 'Game providers' }).getByRole('listitem')
  expect(await logos.count()).toBeGreaterThan(5)
  await expect(logos.first().locator('svg')).toBeVisible()
  expect(await footer.getByRole('heading', { name: /^(Sign up|Play|Win)$/ }).allInnerTexts()).toEqual(['Sign up', 'Play', 'Win'])
})

test('the language can be chosen at the top of the header (R-NAV-HEADER-19)', async ({ page, context }) => {
  await context.addCookies(createEnglishCookies('base'))
  await page.goto(getBrandUrl('base'))
  const picker = page.getByRole('banner').getByRole('button', { name: /English/ })
  const [pickerBox, logoBox] = [await picker.boundingBox(), await page.getByRole('banner').getByRole('link').first().boundingBox()]
  expect(pickerBox?.y ?? 99).toBeLessThan(40)
  expect(pickerBox?.y ?? 99).toBeLessThan(logoBox?.y ?? 0)
})

test('customer service has a page with its channels, and its chat opens in a new window (R-CUSTOMER-SERVICE-01, R-CUSTOMER-SERVICE-05, R-CUSTOMER-SERVICE-08)', async ({
  page,
  context,
}) => {
  await context.addCookies(createEnglishCookies('base'))
  await context.route('https://chat.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>Hello' }))
  await page.goto(getBrandUrl('base', '/customerService'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Message us on Facebook' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Contact your manager' })).toHaveCount(0)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const [popup] = await Promise.all([page.waitForEvent('popup'), main.getByRole('button', { name: 'Start a chat' }).click()])
  const listServiceRequests = () => requests.filter((path) => path.includes('/customerService'))
  await expect.poll(listServiceRequests).toEqual(['/wps/system/customerService', '/wps/system/customerService/open'])
  await expect(popup).toHaveURL('https://chat.example/live')
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  await popup.close()
  await page.bringToFront()
  expect(await findAccessibilityViolations(page)).toEqual([])
})

test('logging out asks for confirmation with a title, a text and two buttons (R-NAV-MEMBER-BAR-12, R-NAV-MEMBER-BAR-13, R-NAV-MEMBER-BAR-15)', async ({
  page,
  context,
}) => {
  await context.addCookies(createEnglishCookies('lotus'))
  await openAs(page, 'lotus', lightweightPath)
  const banner = page.getByRole('banner')
  const logOutButton = banner.getByRole('button', { name: 'Log out' })
  const menu = banner.getByRole('button', { name: /Account menu/ })
  await expect(logOutButton.or(menu).first()).toBeVisible()
  if (!(await logOutButton.isVisible())) await menu.first().click()
  await logOutButton.first().click()
  const dialog = page.getByRole('alertdialog', { name: 'Log out' })
  await expect(dialog.getByRole('heading', { name: 'Log out' })).toBeVisible()
  await expect(dialog.getByText(/sure you want to log out/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(
    banner
      .getByRole('button', { name: 'Log in' })
      .or(banner.getByRole('link', { name: 'Log in' }))
      .first(),
  ).toBeVisible()
})
