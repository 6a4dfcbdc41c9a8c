import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { exportBrand } from '../../scripts/chores/export-brand.ts'
import { expect, place, test } from './fixtures.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

/** A host of the brand that knows nothing but files; the calls and the games' pictures it hands on to the platform. */
function serveFolder(folder: string): Promise<Server> {
  const server = createServer((asked, answer) => {
    const path = new URL(asked.url ?? '/', 'http://any').pathname
    const file = [path, `${path}/index.html`].map((one) => join(folder, one)).find((one) => existsSync(one) && statSync(one).isFile())
    if (file !== undefined) {
      answer.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
      return void createReadStream(file).pipe(answer)
    }
    const headers = { ...asked.headers, host: `lotus.localhost:${String(place.port)}` }
    const onward = request({ host: '127.0.0.1', port: place.port, path: asked.url, method: asked.method, headers }, (said) => {
      answer.writeHead(said.statusCode ?? 502, said.headers)
      said.pipe(answer)
    })
    asked.pipe(onward)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

test('one brand as a folder of files works on a host that knows nothing but files', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-export-'))
  await exportBrand('lotus', folder)
  const server = await serveFolder(folder)
  try {
    const address = `http://lotus.localhost:${String((server.address() as AddressInfo).port)}`
    await page.goto(`${address}/`)
    await expect(page).toHaveURL(/\/index$/)
    await expect(page).toHaveTitle(/Lotus Club/)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached()
    await page.goto(`${address}/register`)
    await expect(page.getByRole('dialog').locator('input').first()).toBeVisible()
  } finally {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  }
})
