import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page, Request } from '@playwright/test'
import { decryptBody } from '../platform/decrypt-body.ts'
import { waitForHydration } from './wait-for-page.ts'
import { fetchPath, runAdminCommand, expect, getBrandUrl, testServer, test } from './fixtures.ts'
import { writeBrand } from './write-brand.ts'
import { openAs } from './open-as.ts'
import { lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'
import { recordRequestBodies } from './record-request-bodies.ts'

/** The base brand in English. */
const brand = 'caller'
const password = 'Rightpass1'
test.beforeAll(async () => {
  writeBrand(brand, 'base', { 'languages.json': { default: 'EN', followVisitor: false } })
  await expect.poll(async () => (await fetchPath(`${brand}.localhost`, '/index')).status).toBe(200)
})
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

async function createMember(): Promise<string> {
  const username = createUniqueUsername('caller')
  await runAdminCommand('create-account', { brand, username, type: 0, password })
  return username
}

/** Records the requests with this method and path that the page makes after this call. */
function recordRequests(page: Page, method: string, path: string): readonly Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) requests.push(request)
  })
  return requests
}

/** Fills in and submits the login form. */
async function submitLogin(dialog: Locator, username: string, secret = password): Promise<void> {
  await dialog.locator('input[autocomplete="username"]').fill(username)
  await dialog.locator('input[type="password"]').fill(secret)
  await dialog.locator('button[type="submit"]').click()
}
async function openLogin(page: Page): Promise<Locator> {
  await page.goto(getBrandUrl(brand, '/login'))
  return page.locator('dialog[open]')
}
const getAccountMenu = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Account menu of / })
async function logOut(page: Page): Promise<void> {
  await getAccountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
}
const getSessionItem = (page: Page, key: string): Promise<string | null> => page.evaluate((name) => sessionStorage.getItem(name), key)

/** Decrypts request bodies, and returns their fields. */
const decryptBodies = (bodies: readonly unknown[]) => {
  const key = JSON.parse(readFileSync(join(testServer.dataDir, 'payload-key.json'), 'utf8')) as Record<string, string>
  return Promise.all(bodies.map((body) => decryptBody(JSON.stringify(body), key)))
}

test('the site requests the member info once if it starts with a token, and not at all without one (R-AUTH-LOGIN-13)', async ({ page }) => {
  const requests = recordRequests(page, 'GET', '/wps/member/info')
  await page.goto(getBrandUrl(brand, lightweightPath))
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(requests).toHaveLength(0)
  const username = await createMember()
  await openAs(page, brand, lightweightPath, username, password)
  await expect(getAccountMenu(page)).toHaveAccessibleName(`Account menu of ${username}`)
  expect(requests).toHaveLength(1)
})

test('the site requests the status once if it starts with a token, with the host of its URL (R-API-40)', async ({ page }) => {
  const requests = recordRequests(page, 'GET', '/wps/system/status')
  await openAs(page, brand, lightweightPath, await createMember(), password)
  expect(requests.map((request) => new URL(request.url()).searchParams.get('url'))).toEqual([new URL(getBrandUrl(brand)).host])
})

test('the site requests the country and the member info if it starts with a token, and phone numbers have the country’s calling code (R-AUTH-LOGIN-14)', async ({
  page,
}) => {
  const brandAbroad = 'abroad'
  writeBrand(brandAbroad, 'base', {
    'languages.json': { default: 'EN', followVisitor: false },
    'platform.json': { countries: { local: 'TH' } },
  })
  await expect.poll(async () => (await fetchPath(`${brandAbroad}.localhost`, '/index')).status).toBe(200)
  const username = createUniqueUsername('traveller')
  await expect(() => runAdminCommand('create-account', { brand: brandAbroad, username, type: 0, password })).toPass()
  const [statusRequests, memberRequests] = [
    recordRequests(page, 'GET', '/wps/system/status'),
    recordRequests(page, 'GET', '/wps/member/info'),
  ]
  const statusResponse = page.waitForResponse((response) => response.url().includes('/wps/system/status'))
  await openAs(page, brandAbroad, `${lightweightPath}?member=securityCenter`, username, password)
  expect(((await (await statusResponse).json()) as { value: { location: { country: string } } }).value.location.country).toBe('TH')
  expect([statusRequests.length, memberRequests.length]).toEqual([1, 1])
  await page
    .getByRole('dialog', { name: 'Member centre' })
    .getByRole('button', { name: /: Mobile number$/ })
    .click()
  await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('66')
})

test('a login stores its token, requests the member info with it, and reports the first login once (R-AUTH-LOGIN-20, R-AUTH-LOGIN-21, R-SESSION-STORAGE-01)', async ({
  page,
}) => {
  const username = await createMember()
  const firstLoginRequests = recordRequests(page, 'POST', '/wps/session/firstLogin')
  const infoRequests = recordRequests(page, 'GET', '/wps/member/info')
  const loginResponse = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/session/login')
  await submitLogin(await openLogin(page), username)
  await expect(getAccountMenu(page)).toBeVisible()
  expect(((await (await loginResponse).json()) as { value: { token: string } }).value.token).toBe(await getSessionItem(page, 'token'))
  await expect.poll(() => firstLoginRequests.length).toBe(1)
  await expect.poll(() => infoRequests.length).toBeGreaterThan(0)
  expect(await infoRequests.at(-1)?.headerValue('authorization')).toBe(`Bearer ${String(await getSessionItem(page, 'token'))}`)
  await logOut(page)
  const requestCount = infoRequests.length
  await submitLogin(await openLogin(page), username)
  await expect(getAccountMenu(page)).toBeVisible()
  await expect.poll(() => infoRequests.length).toBeGreaterThan(requestCount)
  expect(firstLoginRequests).toHaveLength(1)
})

test('a logout keeps the merchant and its code in session storage (R-AUTH-LOGIN-29, R-SESSION-STORAGE-04, R-SESSION-STORAGE-05)', async ({
  page,
}) => {
  await submitLogin(await openLogin(page), await createMember())
  await expect(getAccountMenu(page)).toBeVisible()
  const getStoredMerchant = () => Promise.all(['merchant', 'merchantCode'].map((key) => getSessionItem(page, key)))
  const before = await getStoredMerchant()
  expect(before).toEqual([brand, 'CALLER'])
  await logOut(page)
  expect(await getStoredMerchant()).toEqual(before)
})

test('a login without "keep me logged in" deletes the cookie of an earlier login that had it checked (R-AUTH-LOGIN-37)', async ({
  page,
  context,
}) => {
  const username = await createMember()
  const listRememberedCookies = async () => (await context.cookies()).filter(({ name }) => name === 'remembered')
  const dialog = await openLogin(page)
  await dialog.getByLabel('Keep me logged in for 1 day').check()
  await submitLogin(dialog, username)
  await expect(getAccountMenu(page)).toBeVisible()
  expect(await listRememberedCookies()).toHaveLength(1)
  const otherPage = await context.newPage()
  await otherPage.goto(getBrandUrl(brand, lightweightPath))
  await expect(getAccountMenu(otherPage)).toBeVisible()
  await otherPage.close()
  await page.bringToFront()
  await page.evaluate(() => sessionStorage.clear())
  await context.clearCookies({ name: 'remembers' })
  await submitLogin(await openLogin(page), username)
  await expect(getAccountMenu(page)).toBeVisible()
  expect(await listRememberedCookies()).toHaveLength(0)
})

test('a login sends the trimmed username, the password and the type and, once a captcha is required, the characters entered for it (R-API-10, R-API-35, R-VALIDATION-09)', async ({
  page,
  tolerance,
}) => {
  tolerance.allow(/40[013]/)
  const bodies = await recordRequestBodies(page, '/wps/session/login')
  const username = await createMember()
  const dialog = await openLogin(page)
  const captcha = dialog.getByLabel('Characters in the picture')
  const captchaResponse = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/captcha')
  for (let attempt = 0; attempt < 5 && !(await captcha.isVisible()); attempt++) {
    await submitLogin(dialog, username, 'Wrongpass1')
    await expect.poll(() => bodies.length).toBe(attempt + 1)
    await expect(dialog.getByRole('alert').first()).toBeVisible()
  }
  await expect(captcha).toBeVisible()
  const { value } = (await (await captchaResponse).json()) as { value: string }
  await expect(dialog.getByRole('img', { name: 'Picture with the characters to enter' })).toHaveAttribute(
    'src',
    `data:image/png;base64,${value}`,
  )
  await captcha.fill('00000')
  const sentCount = bodies.length
  await submitLogin(dialog, `  ${username} `)
  await expect.poll(() => bodies.length).toBe(sentCount + 1)
  const decrypted = await decryptBodies(bodies)
  expect(decrypted[0]).toMatchObject({ username, password: 'Wrongpass1', type: 'username' })
  expect(decrypted[0]).not.toHaveProperty('captcha')
  expect(decrypted.at(-1)).toMatchObject({ username, password, type: 'username', captcha: '00000' })
})

test('a registration sends the input, the domain, URL and method of the registration, and the affiliate code in the URL (R-API-19, R-API-20, R-API-28, R-AUTH-REGISTER-10)', async ({
  page,
}) => {
  await runAdminCommand('set-rule', { brand, field: 'telegram', change: { enabled: 'on', required: 'off' } })
  const bodies = await recordRequestBodies(page, '/wps/member/register')
  await page.goto(getBrandUrl(brand, '/register?aff=WELCOME8'))
  const dialog = page.locator('dialog[open]')
  const username = createUniqueUsername('caller')
  await dialog.locator('input[autocomplete="username"]').fill(username)
  for (const field of await dialog.locator('input[type="password"]').all()) await field.fill(password)
  await dialog.getByLabel('Telegram').fill('@somebody')
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog).toBeHidden()
  const [sentFields] = await decryptBodies(bodies)
  expect(sentFields).toMatchObject({ username, password, telegram: '@somebody' })
  expect(sentFields).toMatchObject({ login: true, registerMethod: 'WEB', domain: `${brand}.localhost`, affiliateCode: 'WELCOME8' })
  expect(sentFields?.['registerUrl']).toContain(getBrandUrl(brand, '/register'))
})

test('a sign-up form without a confirmation field sends the password as its confirmation (R-VALIDATION-43)', async ({ page }) => {
  const bodies = await recordRequestBodies(page, '/wps/member/register')
  await page.goto(getBrandUrl(brand, '/register'))
  const dialog = page.locator('dialog[open]')
  await dialog.locator('input[autocomplete="username"]').fill(createUniqueUsername('caller'))
  const passwordInput = dialog.locator('input[type="password"]')
  await expect(passwordInput).toHaveCount(1)
  await passwordInput.fill(password)
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog).toBeHidden()
  const [sentFields] = await decryptBodies(bodies)
  expect(sentFields).toMatchObject({ password, confirmPassword: password })
})

test('the login form asks for a username or a mobile number if the brand allows both (R-AUTH-LOGIN-06)', async ({ page }) => {
  const dialog = await openLogin(page)
  await expect(dialog.getByRole('textbox', { name: 'Username', exact: true })).toBeVisible()
  for (const flag of ['MOBILENUMREG3', 'MOBILENUMPASSREG3']) await runAdminCommand('set-flag', { brand, flag, on: true })
  try {
    await page.reload()
    await expect(dialog.getByRole('textbox', { name: 'Username or mobile number' })).toBeVisible()
  } finally {
    for (const flag of ['MOBILENUMREG3', 'MOBILENUMPASSREG3']) await runAdminCommand('set-flag', { brand, flag, on: false })
  }
})

test('closing the slider check during a login shows that it is required, in the site’s language (R-ERRORS-20)', async ({ page }) => {
  for (const [language, expectedText] of [
    ['EN', 'Please complete the verification first.'],
    ['TY', 'Vui lòng hoàn tất bước xác minh trước.'],
  ] as const) {
    await page.context().addCookies([{ name: 'lang', value: language, url: getBrandUrl('neon') }])
    await page.goto(getBrandUrl('neon', '/login'))
    const dialog = page.getByRole('dialog').first()
    await submitLogin(dialog, createUniqueUsername('nobody'), 'not the password')
    await page.getByRole('dialog').nth(1).getByRole('button').first().click()
    await expect(dialog.getByText(expectedText)).toBeVisible()
  }
})

test('a game list of the home page requests 24 games at a time (R-PAGINATION-03)', async ({ page }) => {
  const gameListBrand = 'lister'
  writeBrand(gameListBrand, 'base', {
    'pages/home.json': { nodes: { every: { widget: 'game-list', order: 5, props: { category: 'RNG' } } } },
  })
  await expect.poll(async () => (await fetchPath(`${gameListBrand}.localhost`, '/index')).status).toBe(200)
  const gamesRequest = page.waitForRequest((request) => request.url().includes('/lgw/games/list'))
  await page.goto(getBrandUrl(gameListBrand))
  expect(new URL((await gamesRequest).url()).searchParams.get('pageSize')).toBe('24')
})

test('a page loads the scripts of its own content only when it is opened (R-MEDIA-13)', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname)))
  await page.goto(getBrandUrl(brand))
  await waitForHydration(page)
  const homeScripts = new Set(scripts)
  await page.goto(getBrandUrl(brand, '/vip'))
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await waitForHydration(page)
  expect(scripts.filter((path) => !homeScripts.has(path))).not.toEqual([])
})

test('a first visit without stored settings uses Vietnamese, the language with the code TY (R-I18N-03)', async ({ page }) => {
  await page.goto(getBrandUrl('base'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Trang chủ', exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Đăng nhập', exact: true })).toBeVisible()
})
