import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import { isDeep, sample } from '../depth.ts'
import { waitForHydration, waitForStablePage } from './wait-for-page.ts'
import { fetchPath, expect, getBrandUrl, test } from './fixtures.ts'
import { navigateClientSide } from './navigate-client-side.ts'
import { findLayoutFaults } from './layout/layout-check.ts'
import { writeBrand } from './write-brand.ts'
import { openAs } from './open-as.ts'

/*
 * Tests that no text is covered, clipped or outside the window on any page, in any menu, or in the login or sign-up
 * dialog of a brand. A deep run has one test for each brand, width and role, including the pages of the centres:
 * `-g 'lotus at 768 px, as player'` runs one of them. Other runs test one brand as a guest at the narrowest width, and
 * menus and home pages also at the widest.
 */
const allWidths = [360, 390, 768, 1440]
const pageWidths = isDeep ? allWidths : [360]
/** Widths at which only the home page is checked, because the check of all pages omits them. */
const homeWidths = isDeep ? [] : [1440]
const menuWidths = isDeep ? allWidths : [360, 1440]
const roles = isDeep ? (['guest', 'player', 'agent'] as const) : (['guest'] as const)
const brands = ['lotus', 'harbor', 'neon'] as const
const merchants = join(import.meta.dirname, '../../merchants')
const getViewportHeight = (width: number): number => (width < 768 ? 780 : 900)

/** Query strings of the pages that are empty without one, by path. */
const queries: Readonly<Record<string, string>> = {
  '/promoDetail': '?id=welcome',
  '/game': '?game=pgf-jade-tiger&vendor=PGF',
}

type Role = 'guest' | 'player' | 'agent'

/** Returns the paths of all pages that a role can open, without routes that redirect or open an overlay. */
async function listPaths(brand: string, role: Role): Promise<readonly string[]> {
  const { config } = await compileMerchant(merchants, brand)
  if (config === undefined) throw new Error(`merchants/${brand} is not valid: run livery validate ${brand}`)
  const routes = Object.values(config.routes.routes).filter(({ redirect, overlay }) => (redirect ?? overlay) === undefined)
  const paths = routes.map(({ path }) => `${path}${queries[path] ?? ''}`)
  const centres = { guest: [], player: ['member'], agent: ['member', 'agent'] } as const
  const centrePaths = centres[role].flatMap((menu) => Object.keys(config.menus[menu].items).map((item) => `/join?${menu}=${item}`))
  return [...paths, ...centrePaths]
}

/** Opens a copy of a brand, without the slider check at the login, as a logged-in account. */
async function openBrandCopy(page: Page, brand: string, role: 'player' | 'agent'): Promise<void> {
  const id = `layout${brand}`
  writeBrand(id, brand, { 'settings.json': { sliderCheck: { login: false } } })
  await expect.poll(async () => (await fetchPath(`${id}.localhost`, '/helpmc')).status).toBe(200)
  await openAs(page, id, '/helpmc', role)
}

async function navigate(page: Page, path: string): Promise<void> {
  if (!(await navigateClientSide(page, path))) await page.getByRole('alertdialog').getByRole('button').last().click()
  await waitForStablePage(page)
}

/** Collects the layout faults of all checked pages. */
class Findings {
  readonly #faults: string[] = []

  /** Checks the page. Faults count only if a second check finds them, as a slow page may be unfinished at the first. */
  async check(page: Page, label: string): Promise<void> {
    let { checkedItemCount, faults } = await findLayoutFaults(page)
    if (checkedItemCount === 0 || faults.length > 0) {
      await waitForHydration(page)
      ;({ checkedItemCount, faults } = await findLayoutFaults(page))
    }
    if (checkedItemCount === 0) this.#faults.push(`${label}: nothing is shown`)
    this.#faults.push(...faults.map(({ kind, element, cause }) => `${label}: ${kind} ${element}, by ${cause}`))
  }

  expectNone(): void {
    expect(this.#faults).toEqual([])
  }
}

test.describe.configure({ mode: 'parallel' })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const brand of sample('pages', brands, 1))
  for (const role of roles)
    for (const width of pageWidths)
      test(`no text is covered or clipped on any page of ${brand} at ${String(width)} px, as ${role}`, async ({ page }) => {
        test.setTimeout(600_000)
        const findings = new Findings()
        await page.setViewportSize({ width, height: getViewportHeight(width) })
        if (role === 'guest') await page.goto(getBrandUrl(brand, '/helpmc'))
        else await openBrandCopy(page, brand, role)
        await waitForHydration(page)
        for (const path of await listPaths(brand, role)) {
          await navigate(page, path)
          await findings.check(page, `${path} at ${String(width)}`)
          await page.keyboard.press('Escape')
        }
        findings.expectNone()
      })

for (const brand of sample('homes', brands, 1))
  for (const width of homeWidths)
    test(`no text is covered or clipped on the home page of ${brand} at ${String(width)} px`, async ({ page }) => {
      const findings = new Findings()
      await page.setViewportSize({ width, height: getViewportHeight(width) })
      await page.goto(getBrandUrl(brand))
      await waitForHydration(page)
      await findings.check(page, `/index at ${String(width)}`)
      findings.expectNone()
    })

for (const brand of sample('menus', brands, 1))
  for (const width of menuWidths)
    test(`the menus, the login dialog and the sign-up dialog of ${brand} fit at ${String(width)} px, and nothing in them is covered or clipped`, async ({
      page,
    }) => {
      test.setTimeout(600_000)
      const findings = new Findings()
      await page.setViewportSize({ width, height: getViewportHeight(width) })
      for (const path of ['/login', '/register']) {
        await page.goto(getBrandUrl(brand, path))
        await waitForHydration(page)
        await expect(page.getByRole('dialog').locator('input').first()).toBeVisible()
        await findings.check(page, `${path} dialog at ${String(width)}`)
      }
      await page.goto(getBrandUrl(brand, '/join'))
      await waitForHydration(page)
      await checkMenus(page, findings, String(width))
      findings.expectNone()
    })

/** Opens and checks each menu of the header, including the one for narrow screens. */
async function checkMenus(page: Page, findings: Findings, label: string): Promise<void> {
  const menuButtons = page.locator('header button[popovertarget]:visible, header [data-sheet] button:visible')
  const count = await menuButtons.count()
  expect(count).toBeGreaterThan(0)
  for (let index = 0; index < count; index += 1) {
    const menuButton = menuButtons.nth(index)
    const name = await menuButton.getAttribute('aria-label')
    await menuButton.press('Enter')
    const menu = page.locator('dialog[open], [popover]:popover-open')
    await expect(menu.locator('a, button').first()).toBeVisible()
    await waitForStablePage(page)
    await findings.check(page, `menu ${name ?? String(index)} at ${label}`)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
  }
}
