import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { setTheme } from './inject-axe.ts'
import { waitForHydration } from './wait-for-page.ts'
import { findBuilds } from '../../server/pages/builds.ts'
import { fetchPath, runAdminCommand, expect, findAccessibilityViolations, getBrandUrl, test } from './fixtures.ts'

const manifest = JSON.parse(
  readFileSync(join(findBuilds(join(import.meta.dirname, '../../dist'))?.current ?? '', '.vite/manifest.json'), 'utf8'),
) as Readonly<Record<string, { readonly file: string; readonly css?: readonly string[] }>>
const inspectorChunk = manifest['src/engine/render/inspector/start.tsx']
const getInspectorPanel = (page: Page): Locator => page.getByRole('region', { name: 'Inspector' })

/** Returns the positions and sizes of the main elements of the page. */
const listBoxes = (page: Page): Promise<readonly string[]> =>
  page.locator('#root').evaluate((root) =>
    [root, ...root.querySelectorAll('header, main, footer, h1, h2, main > *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`
    }),
  )

/** Starts an inspector session in the browser, with the link that the admin command returns. */
const openInspectorSession = async (page: Page, brand: string): Promise<void> => {
  const { path } = (await runAdminCommand('open-inspector', { brand })) as { path: string }
  await page.goto(getBrandUrl(brand, path))
}

const openHydratedPage = async (page: Page, path: string, brand = 'lotus'): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (path.includes('inspect')) await openInspectorSession(page, brand)
  await page.goto(getBrandUrl(brand, path))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await waitForHydration(page)
}

test('the inspector is unavailable to visitors, on a public host, on the host of another brand, and to remote clients', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await openHydratedPage(page, '/index')
  expect(inspectorChunk).toBeDefined()
  for (const file of [inspectorChunk?.file, ...(inspectorChunk?.css ?? [])]) expect(requests).not.toContain(`/_livery/${String(file)}`)
  expect((await fetchPath('lotus.localhost', '/index?inspect')).text).not.toContain('livery-inspect')
  await openInspectorSession(page, 'lotus')
  expect(new URL(page.url()).search).toBe('?inspect')
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  expect((await fetchPath('lotus.localhost', '/index?inspect', { cookie })).text).toContain('livery-inspect')
  for (const [host, headers] of [
    ['lotus.example', { cookie }],
    ['harbor.localhost', { cookie }],
    ['lotus.localhost', { cookie, 'x-forwarded-for': '198.51.100.7' }],
  ] as const)
    expect((await fetchPath(host, '/index?inspect', headers)).text).not.toContain('livery-inspect')
  expect((await fetchPath('lotus.localhost', '/index', { cookie })).text).not.toContain('livery-inspect')
})

/** Answers a repeated game request with its first response, since draws and the heights of their cards change. */
async function cacheGameResponses(page: Page): Promise<void> {
  const responses = new Map<string, string>()
  await page.route('**/lgw/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const language = route.request().headers()['accept-language'] ?? ''
    const body =
      responses.get(pathname + search) ?? (await fetchPath('lotus.localhost', pathname + search, { 'accept-language': language })).text
    responses.set(pathname + search, body)
    await route.fulfill({ contentType: 'application/json', body })
  })
}

/** Opens the home page, and loads its draws and winners, which load only near the viewport and change its height. */
async function openWithDrawsAndWinners(page: Page, path: string): Promise<void> {
  await openHydratedPage(page, path)
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Kỳ quay tiếp theo' }).getByRole('article').first()).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(main.getByRole('region', { name: 'Người thắng' }).getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

test('the inspector causes no layout shift, and shows where each value of the selected element is defined', async ({ page }) => {
  await cacheGameResponses(page)
  await openWithDrawsAndWinners(page, '/index')
  const initialBoxes = await listBoxes(page)
  await openWithDrawsAndWinners(page, '/index?inspect')
  const panel = getInspectorPanel(page)
  await expect(panel).toBeVisible()
  expect(await listBoxes(page)).toEqual(initialBoxes)
  await panel.getByRole('button', { name: 'Select on the page' }).click()
  await page.getByRole('main').getByRole('heading', { level: 1 }).click()
  await expect(panel.getByRole('heading', { level: 3, name: 'banner' })).toBeFocused()
  await expect(panel.getByText('/pages/home/nodes/banner', { exact: true })).toBeVisible()
  const variantRow = panel.locator('dl > div').filter({ hasText: /^variant/ })
  await expect(variantRow).toContainText(/base\/pages\/home\.json:\d+:\d+ overridden/)
  await expect(variantRow).toContainText(/lotus\/pages\/home\.json:\d+:\d+ effective/)
  expect(await listBoxes(page)).toEqual(initialBoxes)
})

test('the inspector works by keyboard, and its keys have no other effect', async ({ page }) => {
  await openHydratedPage(page, '/index?inspect')
  const panel = getInspectorPanel(page)
  await panel.waitFor()
  const navigationLink = page.getByRole('banner').getByRole('link', { name: 'Xổ số', exact: true }).first()
  await navigationLink.focus()
  await page.keyboard.press('Alt+KeyI')
  await expect(panel.getByRole('heading', { level: 3 }).first()).toBeFocused()
  await page.keyboard.press('Alt+KeyI')
  await expect(navigationLink).toBeFocused()
  await panel.getByRole('button', { name: 'Select on the page' }).press('Enter')
  await navigationLink.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('heading', { level: 3, name: 'main-navigation' })).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/index')
  await expect(panel.getByRole('heading', { level: 3, name: 'Entry' })).toBeVisible()
  await expect(panel.locator('dl > div').filter({ hasText: /^action/ })).toContainText(/base\/navigation\.json:\d+:\d+/)
  await panel.getByText('Shown on this page').press('Enter')
  await panel.getByRole('button', { name: '/pages/home/nodes/banner' }).press('Enter')
  await expect(panel.getByRole('heading', { level: 3, name: 'banner' })).toBeFocused()
})

test('the inspector explains why an element is missing: the flag, its value, and where that is set', async ({ page }) => {
  await runAdminCommand('set-flag', { brand: 'lotus', flag: 'MANPLAYREB3', on: false })
  try {
    await openHydratedPage(page, '/index?inspect')
    const entry = getInspectorPanel(page).locator('details').filter({ hasText: 'flag MANPLAYREB3 is off' })
    await entry.locator('summary').click()
    await expect(entry).toContainText(/base\/navigation\.json:\d+:\d+/)
    await expect(entry).toContainText('MANPLAYREB3 is off, as set on the platform')
    await expect(entry).toContainText(/Its initial value is true:base\/platform\.json:\d+:\d+/)
  } finally {
    await runAdminCommand('set-flag', { brand: 'lotus', flag: 'MANPLAYREB3', on: true })
  }
})

test('the inspector works above an open dialog', async ({ page }) => {
  await openHydratedPage(page, '/login?inspect')
  const panel = getInspectorPanel(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await panel.getByRole('button', { name: 'Select on the page' }).click()
  await page.getByRole('dialog').locator('input[type="password"]').click()
  await expect(panel.getByRole('heading', { level: 3, name: 'login-form' })).toBeVisible()
  await panel.getByRole('button', { name: 'Close the inspector' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('axe finds no violations in the inspector in either theme', async ({ page }) => {
  await openHydratedPage(page, '/index?inspect', 'harbor')
  const panel = getInspectorPanel(page)
  await panel.getByRole('button', { name: 'Select on the page' }).click()
  await page.getByRole('main').getByRole('heading', { level: 1 }).click()
  await expect(panel.getByRole('heading', { level: 4, name: 'Props' })).toBeVisible()
  await panel.locator('summary').first().click()
  for (const theme of ['dark', 'light'] as const) {
    await setTheme(page, theme)
    expect(await findAccessibilityViolations(page, '[aria-label="Inspector"]'), theme).toEqual([])
  }
})
