import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitForHydration } from './wait-for-page.ts'
import { fetchPath, runAdminCommand, expect, getBrandUrl, testServer, test } from './fixtures.ts'
import { createUniqueUsername } from './create-unique-username.ts'

test('localhost is the default brand, and / redirects to /index (R-ROUTES-08)', async ({ page }) => {
  await page.goto(`http://localhost:${String(testServer.port)}/`)
  await expect(page).toHaveURL(/\/index$/)
  await expect(page).toHaveTitle(/Lotus Club/)
})

test('an unknown path gets the not-found page with status 404', async ({ page, tolerance }) => {
  tolerance.allow(/404/)
  const response = await page.goto(getBrandUrl('harbor', '/nowhere'))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
})

test('pages have a strict content security policy, and hashed files are cached forever', async ({ page }) => {
  const response = await page.goto(getBrandUrl('neon'))
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')?;/)
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)/)
  expect(policy).toContain("require-trusted-types-for 'script'")
  const script = await page.locator('script[type=module]').getAttribute('src')
  const { headers } = await fetchPath('neon.localhost', script ?? '', { 'accept-encoding': 'br' })
  expect(headers['cache-control']).toContain('immutable')
  expect(headers['content-encoding']).toBe('br')
})

test('each brand has a robots.txt, a sitemap and a web app manifest', async () => {
  const { text: robots } = await fetchPath('lotus.localhost', '/robots.txt')
  const sitemap = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? ''
  expect(sitemap).toMatch(/\/sitemap\.xml$/)
  const sitemapUrls = [...(await fetchPath('lotus.localhost', '/sitemap.xml')).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
  expect(sitemapUrls).toContain(sitemap.replace('/sitemap.xml', '/index'))
  expect(sitemapUrls.filter((url) => /notFound|\/game$|\/login$/.test(url ?? ''))).toEqual([])
  const manifest = JSON.parse((await fetchPath('lotus.localhost', '/manifest.webmanifest')).text) as {
    name: string
    lang: string
    icons: { src: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Lotus Club', lang: 'vi-VN', start_url: '/', display: 'standalone' })
  expect((await fetchPath('lotus.localhost', manifest.icons[0]?.src ?? '')).status).toBe(200)
  expect((await fetchPath('nobody.example', '/sitemap.xml')).status).toBe(421)
})

test('a new brand is served at once, changes are applied, and an invalid brand is served in its last good version', async ({ page }) => {
  const pearl = createUniqueUsername('pearl')
  const folder = join(testServer.merchantsDir, pearl)
  mkdirSync(folder)
  const file = join(folder, 'merchant.json')
  const writeMerchant = (name: string): void =>
    writeFileSync(file, JSON.stringify({ extends: 'base', name, code: pearl.toUpperCase(), domains: [] }))
  writeMerchant('Pearl House')
  const fetchTitle = async (): Promise<string> =>
    /<title>(.*?)<\/title>/.exec((await fetchPath(`${pearl}.localhost`, '/index')).text)?.[1] ?? ''
  await expect.poll(fetchTitle).toContain('Pearl House')
  writeMerchant('Pearl Palace')
  await expect.poll(fetchTitle).toContain('Pearl Palace')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"name"', '"nane"'))
  await page.waitForTimeout(800)
  expect(await fetchTitle()).toContain('Pearl Palace')
  await page.goto(getBrandUrl(pearl))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('a flag changed on the server takes effect when the page regains focus, without a reload (R-FLAGS-10)', async ({ page }) => {
  await runAdminCommand('set-flag', { brand: 'harbor', flag: 'DIRECTREG3', on: true })
  await page.goto(getBrandUrl('harbor'))
  const registerButton = page
    .getByRole('banner')
    .getByRole('button', { name: 'Sign up' })
    .or(page.getByRole('banner').getByRole('link', { name: 'Sign up' }))
  await expect(registerButton).toBeVisible()
  await runAdminCommand('set-flag', { brand: 'harbor', flag: 'DIRECTREG3', on: false })
  try {
    await page.waitForTimeout(5200)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(registerButton).toBeHidden()
  } finally {
    await runAdminCommand('set-flag', { brand: 'harbor', flag: 'DIRECTREG3', on: true })
  }
})

test('a flag changed on the server takes effect with the page’s next request', async ({ page }) => {
  await runAdminCommand('set-flag', { brand: 'harbor', flag: 'DIRECTREG3', on: true })
  await page.goto(getBrandUrl('harbor', '/promotions'))
  const registerButton = page
    .getByRole('banner')
    .getByRole('button', { name: 'Sign up' })
    .or(page.getByRole('banner').getByRole('link', { name: 'Sign up' }))
  await expect(registerButton).toBeVisible()
  await waitForHydration(page)
  await runAdminCommand('set-flag', { brand: 'harbor', flag: 'DIRECTREG3', on: false })
  try {
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(registerButton).toBeHidden()
  } finally {
    await runAdminCommand('set-flag', { brand: 'harbor', flag: 'DIRECTREG3', on: true })
  }
})

test('maintenance replaces the site with its notice, and an open page shows the site automatically afterwards (R-SITE-GATE-02, R-SITE-GATE-03, R-SITE-GATE-04, R-SITE-GATE-05, R-SITE-GATE-06, R-ERRORS-22)', async ({
  page,
  tolerance,
}) => {
  tolerance.allow(/503/)
  await runAdminCommand('set-status', { brand: 'harbor', status: 'maintenance' })
  try {
    await page.goto(getBrandUrl('harbor'))
    await expect(page.getByRole('heading', { name: 'System Maintenance' })).toBeVisible()
    await expect(page.getByText('RESTRICTION OF VISIT')).toBeVisible()
    await expect(page.getByText('Dear valued Customer: We are currently performing a system maintenance')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Contact Us' })).toBeVisible()
  } finally {
    await runAdminCommand('set-status', { brand: 'harbor', status: 'open' })
  }
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a visitor from a blocked country gets the restriction page with their IP address and country (R-SITE-GATE-08, R-SITE-GATE-09, R-SITE-GATE-10)', async ({
  page,
  tolerance,
}) => {
  tolerance.allow(/451/)
  await runAdminCommand('set-region', { brand: 'harbor', action: 'restrict', country: 'PT' })
  try {
    await page.goto(getBrandUrl('harbor'))
    await expect(page.getByRole('heading', { name: 'IP Restriction' })).toBeVisible()
    await expect(page.getByText(/Your IP address/)).toBeVisible()
    await expect(page.getByText(/\(PT\)/)).toBeVisible()
  } finally {
    await runAdminCommand('set-region', { brand: 'harbor', action: 'allow', country: 'PT' })
  }
})

test('an unknown host gets a neutral page that names no brand', async () => {
  const { status, text } = await fetchPath('nobody.example', '/index')
  expect(status).toBe(421)
  expect(text).not.toMatch(/lotus|harbor|neon|livery/i)
})
