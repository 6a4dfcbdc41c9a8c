import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import { isDeep, sample } from '../depth.ts'
import { injectAxe, setTheme } from './inject-axe.ts'
import { waitForStablePage } from './wait-for-page.ts'
import { fetchPath, expect, getBrandUrl, test } from './fixtures.ts'
import { navigateClientSide } from './navigate-client-side.ts'
import { createPseudoLocale, writeBrand } from './write-brand.ts'
import { openAs } from './open-as.ts'

/*
 * Checks every route and every overlay of the base brand, so that new ones are covered automatically. The theme affects
 * only contrast, so it is switched without a reload. Header and footer are the same on every page of a layout, so their
 * contrast is checked only on its first page. Routes in a right-to-left language skip contrast, as they differ only in
 * direction and word length. Routes are opened by a visitor in the first and the last configuration, and by an agent in
 * the second: only the header, the game frames and half of the overlays depend on a login. A deep run checks every
 * route in each configuration, at both widths and in both themes. Other runs check a configuration at its first width
 * and in its own theme, and only a sample of the routes in languages other than English.
 */
const configurations = [
  { language: 'EN', theme: 'dark', widths: [1440, 360], as: 'visitor' },
  { language: 'TY', theme: 'light', widths: [360, 1440], as: 'agent' },
  { language: 'AR', theme: 'dark', widths: [360, 1440], as: 'visitor' },
] as const

const brand = 'accessibility'
const { config } = await compileMerchant(join(import.meta.dirname, '../../merchants'), 'base')
if (config === undefined) throw new Error('merchants/base is not valid: run livery validate base')
/** Routes that show a page. Redirects are omitted, and overlays are checked separately. */
const routes = Object.values(config.routes.routes).filter(({ redirect, overlay }) => (redirect ?? overlay) === undefined)
const overlays = Object.entries(config.overlays.overlays)
const getOverlayPath = (overlay: string): string => `/open/${overlay}`
const otherTheme = { dark: 'light', light: 'dark' } as const
type Theme = keyof typeof otherTheme

test.beforeAll(async () => {
  writeBrand(brand, 'base', {
    'languages.json': { followVisitor: false, catalogue: { AR: { enabled: true } } },
    'messages/AR.json': createPseudoLocale('base'),
    'routes.json': {
      routes: Object.fromEntries(
        overlays.map(([overlay]) => [
          `open-${overlay}`,
          { path: getOverlayPath(overlay), page: 'notFound', layout: 'helpOnly', overlay, open: true },
        ]),
      ),
    },
  })
  await expect.poll(async () => (await fetchPath(`${brand}.localhost`, '/open/login')).status).toBe(200)
})

async function openWithAxe(page: Page, language: string, theme: Theme): Promise<Awaited<ReturnType<typeof injectAxe>>> {
  await page
    .context()
    .addCookies(Object.entries({ lang: language, theme }).map(([name, value]) => ({ name, value, url: getBrandUrl(brand) })))
  await page.goto(getBrandUrl(brand, '/helpmc'))
  await waitForStablePage(page)
  return injectAxe(page)
}

/** Navigates without a reload, like a link. If a game is running, confirms that it is left. */
async function navigate(page: Page, path: string): Promise<void> {
  if (!(await navigateClientSide(page, path))) {
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect(page).toHaveURL(getBrandUrl(brand, path))
  }
  await waitForStablePage(page)
}

/** Resizes the page, and waits until its layout is stable. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await waitForStablePage(page)
}

/** Closes the login dialog, which the game page opens for visitors. */
async function closeLogin(page: Page): Promise<void> {
  if ((await page.locator('dialog[open]').count()) === 0) return
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

for (const { language, theme, widths: allWidths, as } of configurations) {
  const widths = isDeep ? allWidths : allWidths.slice(0, 1)
  test(`axe finds no violations on any route in ${language} at ${widths.join(' and ')} px, as ${as}`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (as === 'agent') await openAs(page, brand, '/helpmc', 'agent')
    const axe = await openWithAxe(page, language, theme)
    const violationsByRoute: Record<string, readonly string[]> = {}
    const layouts = new Set<string>()
    for (const { path, layout = '' } of language === 'EN' ? routes : sample(language, routes, 10)) {
      await navigate(page, path)
      await closeLogin(page)
      for (const width of widths) {
        await resize(page, width)
        violationsByRoute[`${path}, ${width}`] = await axe('structure')
      }
      if (language === 'AR') continue
      for (const checkedTheme of isDeep ? [theme, otherTheme[theme]] : [theme]) {
        await setTheme(page, checkedTheme)
        violationsByRoute[`${path}, ${checkedTheme}`] = await axe('contrast', layouts.has(layout) ? 'main' : undefined)
      }
      layouts.add(layout)
    }
    expect(Object.entries(violationsByRoute).filter(([, violations]) => violations.length > 0)).toEqual([])
  })
}

for (const as of ['visitor', 'agent'] as const) {
  test(`axe finds no violations in any overlay that ${as === 'agent' ? 'requires a login' : 'opens for visitors'}`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const checkedOverlays = overlays.filter(([, { access }]) => (access === 'visitor' || access === 'everyone') === (as === 'visitor'))
    if (as === 'agent') await openAs(page, brand, '/helpmc', 'agent')
    const violationsByOverlay: Record<string, readonly string[]> = {}
    for (const { language, theme, widths } of configurations) {
      const axe = await openWithAxe(page, language, theme)
      for (const [overlay] of checkedOverlays) {
        await navigate(page, getOverlayPath(overlay))
        await expect(page.locator('dialog[open]')).toHaveCount(1)
        await resize(page, widths[0])
        await setTheme(page, theme)
        violationsByOverlay[`${overlay} in ${language}, ${widths[0]}`] = await axe('all', 'dialog[open]')
        if (!isDeep) continue
        await resize(page, widths[1])
        violationsByOverlay[`${overlay} in ${language}, ${widths[1]}`] = await axe('structure', 'dialog[open]')
        await setTheme(page, otherTheme[theme])
        violationsByOverlay[`${overlay} in ${language}, ${otherTheme[theme]}`] = await axe('contrast', 'dialog[open]')
      }
    }
    expect(Object.entries(violationsByOverlay).filter(([, violations]) => violations.length > 0)).toEqual([])
  })
}
