import type { Page } from '@playwright/test'
import { scrypt as scryptWithCallback } from 'node:crypto'
import { promisify } from 'node:util'
import type { Work } from '../../src/generated/api.ts'
import { send } from '../platform/call-server.ts'
import { expect, findAccessibilityViolations, getBrandUrl, testServer, test } from './fixtures.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const scrypt = promisify<string, string, number, { N: number; r: number; p: number }, Buffer>(scryptWithCallback)
const createShortUsername = (): string => `w${Date.now().toString(36)}${Math.floor(Math.random() * 36).toString(36)}`

const hashCountRange = { max: 400, min: 150 }

/** Returns the first 400 hashes that the page would compute for proof of work with one part, in order. */
const computeHashes = ({ challenge, cost }: Work): Promise<number[]> =>
  Promise.all(
    Array.from({ length: hashCountRange.max }, async (_, index) =>
      (await scrypt(index.toString(36), `${challenge}.0`, 4, { N: cost, r: 8, p: 1 })).readUInt32BE(),
    ),
  )

/**
 * Makes the page compute 151 to 400 hashes: requests work until the lowest of the first 400 hashes comes after the
 * first 150, and lowers the target so that only this hash meets it. The server accepts a better proof than it requires.
 */
const lengthenProofOfWork = (page: Page): Promise<unknown> =>
  page.route('**/wps/verification/work', async (route) => {
    const { pathname, hostname } = new URL(route.request().url())
    for (;;) {
      const { body } = await send(testServer.port, 'POST', pathname, { host: hostname, body: route.request().postDataJSON() as object })
      const work = body.value as Work
      const hashValues = await computeHashes(work)
      const lowestHash = Math.min(...hashValues)
      if (work.parts === 1 && hashValues.indexOf(lowestHash) >= hashCountRange.min)
        return route.fulfill({ json: { ...body, value: { ...work, target: lowestHash + 1 } } })
    }
  })

/** Records each value of the progress bar, from 0 to 1, in the page, because polling from the test would miss some. */
async function recordProgress(page: Page): Promise<() => Promise<readonly number[]>> {
  const progressHandle = await page.evaluateHandle(() => {
    const progressValues: number[] = []
    const recordValue = (): void => {
      const value = document.querySelector('progress')?.value
      if (value !== undefined && value !== progressValues.at(-1)) progressValues.push(value)
    }
    new MutationObserver(recordValue).observe(document.body, { subtree: true, childList: true, attributeFilter: ['value'] })
    return progressValues
  })
  return () => progressHandle.evaluate((values) => values)
}

test('longer proof of work runs in a worker, shows its progress, and keeps the page responsive', async ({ page }) => {
  await lengthenProofOfWork(page)
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: getBrandUrl('neon') }])
  await page.goto(getBrandUrl('neon', '/register'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Username' }).click()
  await dialog.getByRole('textbox', { name: 'Username' }).fill(createShortUsername())
  await dialog.getByLabel('Password', { exact: true }).fill('Maple-Drum7-kettle')
  await dialog.getByRole('checkbox').first().check()
  const workerEvent = page.waitForEvent('worker')
  const getProgress = await recordProgress(page)
  await dialog.getByRole('textbox', { name: 'Username' }).press('Enter')
  expect((await workerEvent).url()).toMatch(/^http:\/\/neon\.localhost:\d+\/_livery\/assets\/work-thread/)
  const progressLabel = 'Your browser is solving a short calculation that keeps bots out.'
  await expect(dialog.getByRole('progressbar', { name: progressLabel })).toBeVisible()
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  expect(page.workers()).toEqual([])
  const progress = await getProgress()
  expect(progress.length).toBeGreaterThan(2)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  await expect(page.getByRole('banner').getByText(/5\.00/).first()).toBeVisible()
})

test('the slider check can be passed by keyboard alone, without placing the piece', async ({ page, tolerance }) => {
  tolerance.allow(/401/)
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: getBrandUrl('neon') }])
  await page.goto(getBrandUrl('neon', '/login'))
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('textbox', { name: 'Username' }).fill(createUniqueUsername('nobody'))
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  const verificationDialog = page.getByRole('dialog', { name: 'Verification' })
  const skipButton = verificationDialog.getByRole('button', { name: 'Verify without a picture' })
  await expect(skipButton).toBeEnabled()
  while (!(await skipButton.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab')
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Enter')
  await expect(verificationDialog).toBeHidden()
  await expect(dialog.getByRole('alert')).toBeVisible()
})
