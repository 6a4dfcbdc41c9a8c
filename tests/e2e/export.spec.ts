import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { exportBrand } from '../../scripts/tools/export-brand.ts'
import { runAdminCommand, expect, testServer, test } from './fixtures.ts'
import { uniqueUsername } from './unique-username.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

/** Paths that a host proxies to the platform, as described in the operator's guide. */
const proxiedPaths = /^\/(wps|lgw|lotto|_livery\/art)(\/|$)/

/** Starts a static host with files and their headers only, which proxies these paths. */
function serveFolder(folder: string): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', 'http://any').pathname
    const file = [path, `${path}/index.html`]
      .map((candidate) => join(folder, candidate))
      .find((one) => existsSync(one) && statSync(one).isFile())
    if (!proxiedPaths.test(path)) {
      const policy = { 'content-security-policy': readPolicy(folder) }
      outgoing.writeHead(file === undefined ? 404 : 200, {
        'content-type': contentTypes[extname(file ?? '.html')] ?? 'application/octet-stream',
        ...policy,
      })
      return void createReadStream(file ?? join(folder, '404.html')).pipe(outgoing)
    }
    const headers = { ...incoming.headers, host: `lotus.localhost:${String(testServer.port)}` }
    const proxyRequest = request(
      { host: '127.0.0.1', port: testServer.port, path: incoming.url, method: incoming.method, headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
      },
    )
    incoming.pipe(proxyRequest)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

const readPolicy = (folder: string): string =>
  /^ {2}content-security-policy: (.*)$/m.exec(readFileSync(join(folder, '_headers'), 'utf8'))?.[1] ?? ''

test('an exported brand works on a static host: pages, pictures and games', async ({ page }) => {
  const username = uniqueUsername('static')
  await runAdminCommand('create-account', { brand: 'lotus', username, type: 0, password: testServer.password, balance: '100.00' })
  const folder = mkdtempSync(join(tmpdir(), 'livery-export-'))
  await exportBrand('lotus', folder, ['http://vendor.localhost:*'])
  const server = await serveFolder(folder)
  try {
    const address = `http://lotus.localhost:${String((server.address() as AddressInfo).port)}`
    await page.goto(`${address}/`)
    await expect(page).toHaveURL(/\/index$/)
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
    const game = page
      .getByRole('main')
      .getByRole('button', { name: /^(Hot )?Mãnh Hổ Ngọc Bích/ })
      .first()
    await expect
      .poll(() =>
        game
          .locator('img')
          .first()
          .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
      )
      .toBeGreaterThan(0)
    await game.click()
    await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`^http://vendor\\.localhost:${String(testServer.port)}/play/`))
    await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
  } finally {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  }
})
