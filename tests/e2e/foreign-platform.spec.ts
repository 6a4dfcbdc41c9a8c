import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { exportBrand } from '../../scripts/tools/export-brand.ts'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import { limitToSupported } from '../../src/engine/resolve/limit-to-supported.ts'
import { type ForeignPlatform, foreignAccount, foreignEndpoints, startForeignPlatform } from '../foreign-platform/foreign-platform.ts'
import { expect, test } from './fixtures.ts'

const brand = 'lotus'
let folder: string
let platform: ForeignPlatform
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-foreign-'))
  await exportBrand(brand, folder, ['http://vendor.localhost:*'])
  platform = await startForeignPlatform(folder)
})
test.afterAll(() => {
  platform.stop()
  rmSync(folder, { recursive: true, force: true })
})

const getSiteUrl = (path: string): string => `http://${brand}.localhost:${String(platform.port)}${path}`

/**
 * Waits until a page is idle. Returns its faults: fewer than 40 characters of text, an error message, the key of a
 * missing text, or the word `undefined`.
 */
async function findFaults(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const text = await page.locator('body').innerText()
  return [
    ...(text.trim().length < 40 ? ['is empty'] : []),
    ...[...text.matchAll(/Thử lại|Try again|không tồn tại|does not exist|\b[a-z]+(?:_[a-z0-9]+)+\b|undefined/gi)].map(
      ([match]) => `shows ${match}`,
    ),
  ].map((fault) => `${new URL(page.url()).pathname} ${fault}`)
}

/** Returns the paths of all pages that the platform supports. */
async function listSupportedPaths(): Promise<readonly string[]> {
  const { config } = await compileMerchant('merchants', brand)
  if (!config) throw new Error(`merchants/${brand} is not valid: run livery validate ${brand}`)
  const { routes, notFound } = limitToSupported(config, foreignEndpoints).config.routes
  return Object.entries(routes).flatMap(([id, { path, redirect }]) => (redirect === undefined && id !== notFound ? [path] : []))
}

async function logIn(page: Page): Promise<void> {
  await page.goto(getSiteUrl('/login'))
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[autocomplete="username"]').fill(foreignAccount.username)
  await dialog.locator('input[type="password"]').fill(foreignAccount.password)
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog).toBeHidden()
}

for (const visitor of ['a visitor', 'a member'] as const)
  test(`with a platform of ten endpoints, every page is complete for ${visitor}, and no other endpoint is called`, async ({ page }) => {
    if (visitor === 'a member') await logIn(page)
    const paths = await listSupportedPaths()
    expect(paths.length).toBeGreaterThan(15)
    const faults: string[] = []
    for (const path of paths) {
      await page.goto(getSiteUrl(path))
      faults.push(...(await findFaults(page)))
    }
    expect(faults).toEqual([])
    expect(platform.unknownRequests).toEqual([])
  })

test('a page that the platform does not support shows the not-found page, and no link leads to it', async ({ page }) => {
  await page.goto(getSiteUrl('/index'))
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.locator('a[href^="/vip"], a[href^="/pointMall"], a[href^="/register"]')).toHaveCount(0)
  await page.goto(getSiteUrl('/vip'))
  await expect(page.getByRole('main').locator('a[href="/index"]').first()).toBeVisible()
  expect(platform.unknownRequests).toEqual([])
})

test('a member opens a game', async ({ page }) => {
  await logIn(page)
  await page.goto(getSiteUrl('/rng'))
  await page
    .getByRole('main')
    .getByRole('button', { name: /Tiger RNG/ })
    .first()
    .click()
  await expect(page.frameLocator('iframe').getByText('The game')).toBeVisible()
  expect(platform.unknownRequests).toEqual([])
})

test('if a game in a list has no picture, only this game is dropped, and the console reports its position', async ({ page, tolerance }) => {
  tolerance.allow(/Invalid response: game\.menus/)
  platform.mutate('game.menus', (value) => {
    const { data } = structuredClone(value) as { data: { lanes: { cards: { showIcon?: string }[] }[] } }
    delete data.lanes[0]?.cards[1]?.showIcon
    return { data }
  })
  const consoleMessage = page.waitForEvent('console', (message) => message.text().startsWith('Invalid response'))
  await page.goto(getSiteUrl('/index'))
  expect((await consoleMessage).text()).toBe(
    'Invalid response: game.menus /data/lanes/0/cards/1/showIcon: expected a string; found nothing. The item is dropped.',
  )
  await expect(page.getByText('Tiger RNG').first()).toBeVisible()
  await expect(page.getByText('River RNG')).toHaveCount(0)
  platform.mutate(undefined)
})

test('a status without its maintenance field keeps the site closed, with a clear message', async ({ page, tolerance }) => {
  tolerance.allow(/Invalid response: system\.status \/maintenance/)
  platform.mutate('system.status', (value) => {
    const { maintenance: _, ...rest } = value as Record<string, unknown>
    return rest
  })
  await page.goto(getSiteUrl('/index'))
  await expect(page.getByRole('heading', { name: /Hiện chưa thể mở trang web|We cannot open the site right now/ })).toBeVisible()
  platform.mutate(undefined)
})
