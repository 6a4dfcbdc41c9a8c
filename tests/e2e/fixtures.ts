import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { isDeep } from '../depth.ts'
import { axeTags, injectAxe } from './inject-axe.ts'
import { closedPopupsScript } from './closed-popups-script.ts'
import { getBrandUrl, testServer } from './test-server.ts'
import { watchFrames } from './watch-frames.ts'

export { expect } from '@playwright/test'
export { fetchPath, getBrandUrl, testServer } from './test-server.ts'

/** Patterns of console errors and warnings that the page of a test may log, since the test causes them on purpose. */
export interface Tolerance {
  readonly allowedPatterns: readonly RegExp[]
  allow(text: RegExp): void
}

export const test = base.extend<{ tolerance: Tolerance; consoleCheck: undefined; firstVisit: boolean }>({
  /** Whether the visitor has never closed the pop-ups of the brands. */
  firstVisit: [false, { option: true }],
  context: async ({ context, firstVisit }, provide) => {
    if (!firstVisit) await context.addInitScript({ content: closedPopupsScript })
    const stopWatching = watchFrames(context)
    await provide(context)
    stopWatching()
  },
  tolerance: async ({ page: _page }, provide) => {
    const allowed: RegExp[] = []
    await provide({ allowedPatterns: allowed, allow: (text) => void allowed.push(text) })
  },
  consoleCheck: [
    async ({ page, tolerance }, provide) => {
      const messages: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text())
      })
      page.on('pageerror', (error) => messages.push(error.message))
      await page.addInitScript({ content: mismatchLogScript })
      await provide(undefined)
      expect(
        messages.filter((text) => !tolerance.allowedPatterns.some((pattern) => pattern.test(text))),
        'unexpected console messages',
      ).toEqual([])
    },
    { auto: true },
  ],
})

/** Init script that logs hydration mismatches as console errors, as the engine reports them only to the operator. */
const mismatchLogScript = `addEventListener('livery:problem', ({ detail }) => {
  if (/React error|[Hh]ydrat/.test(detail.message)) console.error(detail.message)
})`

/** Runs a command of the admin API on the test server, and returns its result. */
export async function runAdminCommand(command: string, body: object): Promise<unknown> {
  const token = readFileSync(join(testServer.dataDir, 'admin-api-token'), 'utf8')
  const response = await fetch(`http://127.0.0.1:${String(testServer.port)}/_livery/admin/${command}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  const envelope = (await response.json()) as { success: boolean; value?: unknown; message?: string }
  if (!envelope.success) throw new Error(`${command}: ${envelope.message ?? String(response.status)}`)
  return envelope.value
}

/** Logs in with the login dialog, by default as a demo account. */
export async function logIn(page: Page, brand: string, username = 'player', password = testServer.password): Promise<void> {
  await page.goto(getBrandUrl(brand, '/login'))
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[autocomplete="username"]').fill(username)
  await dialog.locator('input[type="password"]').fill(password)
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog).toBeHidden()
}

/**
 * Returns axe's violations of WCAG 2.2 AA and best practices, one line each with the first locations; only inside the
 * element that a selector matches, if given. Frames are excluded. Contrast is checked only in a deep run, as this takes
 * as long as all other rules together. In other runs, the tests of all routes, overlays and centres check it.
 */
export const findAccessibilityViolations = async (page: Page, rootSelector?: string): Promise<readonly string[]> =>
  (await injectAxe(page))(isDeep ? 'all' : 'structure', rootSelector)

/** Like `findAccessibilityViolations`, for the page and all of its frames, with contrast. */
export async function findAccessibilityViolationsInFrames(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags([...axeTags]).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
