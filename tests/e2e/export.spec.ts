import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportBrand } from '../../scripts/tools/export-brand.ts'
import { requireCaddy } from '../../scripts/tools/require-program.ts'
import { runAdminCommand, expect, testServer, test } from './fixtures.ts'
import { findFreePort } from '../platform/find-free-port.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const caddyfileSample = join(import.meta.dirname, '../../deploy/caddy/static-site.Caddyfile')

/** Starts Caddy with the sample Caddyfile, to serve an exported folder and forward API calls to the test server. */
async function serveFolder(folder: string) {
  const home = mkdtempSync(join(tmpdir(), 'livery-static-caddy-'))
  const port = String(await findFreePort())
  const address = `http://lotus.localhost:${port}`
  writeFileSync(join(home, 'Caddyfile'), `{\n\tadmin off\n}\n${readFileSync(caddyfileSample, 'utf8')}`)
  const child = spawn(requireCaddy(), ['run', '--config', join(home, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      SITE_ADDRESS: address,
      SITE_FOLDER: folder,
      PLATFORM: `http://127.0.0.1:${String(testServer.port)}`,
      PLATFORM_HOST: `lotus.localhost:${String(testServer.port)}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const exitPromise = once(child, 'exit')
  const stop = async (): Promise<void> => {
    child.kill()
    await exitPromise
    rmSync(home, { recursive: true, force: true })
  }
  return { address, port, stop, getLog: () => log }
}

test('an exported brand works on Caddy with the platform on another server: pages, headers, pictures and games', async ({ page }) => {
  const username = createUniqueUsername('static')
  await runAdminCommand('create-account', { brand: 'lotus', username, type: 0, password: testServer.password, balance: '100.00' })
  const folder = mkdtempSync(join(tmpdir(), 'livery-export-'))
  await exportBrand('lotus', folder, ['http://vendor.localhost:*'])
  const site = await serveFolder(folder)
  const { address, port } = site
  // Only browsers resolve subdomains of localhost on every machine, so these requests use the IP address.
  const fetchFromSite = (path: string) =>
    page.request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: `lotus.localhost:${port}` } })
  try {
    await expect
      .poll(
        () =>
          fetchFromSite('/index').then(
            (response) => response.status(),
            () => site.getLog(),
          ),
        { timeout: 20_000 },
      )
      .toBe(200)
    await page.goto(`${address}/?deposit=1`)
    await expect(page).toHaveURL(/\/index(\?|$)/)
    const response = await fetchFromSite('/index')
    const headers = response.headers()
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-encoding']).toMatch(/^(zstd|gzip)$/)
    const script = /src="(\/_livery\/assets\/[^"]+)"/.exec(await response.text())?.[1] ?? ''
    expect((await fetchFromSite(script)).headers()).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
    const notFoundResponse = await fetchFromSite('/nowhere')
    expect(notFoundResponse.status()).toBe(404)
    expect(await notFoundResponse.text()).toContain('livery-boot')
    for (const hiddenFile of ['_headers', '_headers.caddy', '_redirects'])
      expect((await fetchFromSite(`/${hiddenFile}`)).status()).toBe(404)
    await expect(page).toHaveTitle(/Lotus Club/)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached()
    await page.goto(`${address}/register`)
    await expect(page.getByRole('dialog').locator('input').first()).toBeVisible()
    await page.goto(`${address}/login`)
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[autocomplete="username"]').fill(username)
    await dialog.locator('input[type="password"]').fill(testServer.password)
    await dialog.locator('button[type="submit"]').click()
    await expect(dialog).toBeHidden()
    await page.goto(`${address}/rng`)
    const gameButton = page
      .getByRole('main')
      .getByRole('button', { name: /^(Hot )?Mãnh Hổ Ngọc Bích/ })
      .first()
    await expect
      .poll(() =>
        gameButton
          .locator('img')
          .first()
          .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
      )
      .toBeGreaterThan(0)
    await gameButton.click()
    await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`^http://vendor\\.localhost:${String(testServer.port)}/play/`))
    await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
