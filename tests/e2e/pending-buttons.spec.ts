import type { Locator, Page } from '@playwright/test'
import { sample } from '../depth.ts'
import { expect, getBrandUrl, test } from './fixtures.ts'
import { openAs } from './open-as.ts'

/** Counts requests to a path, and delays them until `release` is called, which aborts them. */
async function pauseRequests(page: Page, path: string): Promise<{ count(): number; release(): void }> {
  let requestCount = 0
  let release = (): void => undefined
  const requestGate = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${path}`, async (route) => {
    requestCount += 1
    await requestGate
    await route.abort()
  })
  return { count: () => requestCount, release }
}

/** Runs in the page: measures a button, its label and its spinner. */
function measureButton(button: HTMLElement): {
  text: string
  /** Width and height of the button, and offset and width of its label, in pixels. */
  box: number[]
  isSpinnerBesideLabel: boolean
  isSpinnerInsideButton: boolean
  isDimmed: boolean
} {
  const range = document.createRange()
  const labelNodes = [...button.childNodes].filter((node) => !(node instanceof Element && node.matches('[aria-hidden], .visually-hidden')))
  range.setStartBefore(labelNodes[0] as Node)
  range.setEndAfter(labelNodes.at(-1) as Node)
  const labelBox = range.getBoundingClientRect()
  const box = button.getBoundingClientRect()
  const spinner = button.querySelector(':scope > [aria-hidden]')?.getBoundingClientRect()
  return {
    text: button.innerText.replace(/\s+/g, ' '),
    box: [box.width, box.height, labelBox.left - box.left, labelBox.width].map(Math.round),
    isSpinnerBesideLabel: spinner === undefined || spinner.right <= labelBox.left || spinner.left >= labelBox.right,
    isSpinnerInsideButton: spinner === undefined || (spinner.left >= box.left && spinner.right <= box.right),
    isDimmed: Number(getComputedStyle(button).opacity) < 1,
  }
}

/** Double-clicks a button, and expects its pending state, a single request, and the same size during and after it. */
async function expectPending(page: Page, button: Locator, [label, pendingText]: readonly [string, string], path: string): Promise<void> {
  const pausedRequests = await pauseRequests(page, path)
  await button.scrollIntoViewIfNeeded()
  const before = await button.evaluate(measureButton)
  await button.dblclick()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toBeFocused()
  await expect(button.locator(':scope > [aria-hidden]')).toHaveCSS('opacity', '1')
  const pending = await button.evaluate(measureButton)
  expect(pending, label).toEqual({
    ...before,
    text: `${label} ${pendingText}`,
    isSpinnerBesideLabel: true,
    isSpinnerInsideButton: true,
    isDimmed: false,
  })
  await button.press('Enter')
  await page.waitForTimeout(100)
  expect(pausedRequests.count()).toBe(1)
  pausedRequests.release()
  await expect(button).not.toHaveAttribute('aria-busy')
  expect((await button.evaluate(measureButton)).box).toEqual(before.box)
  await page.unroute(`**${path}`)
}

for (const motion of ['no-preference', 'reduce'] as const)
  for (const [brand, label, pendingText] of sample(
    motion,
    [
      ['harbor', 'Log in', 'Please wait'],
      ['lotus', 'Đăng nhập', 'Vui lòng chờ'],
    ] as const,
    1,
  ))
    test(`${brand}: a submit button shows its pending state, keeps its size, and sends once (motion: ${motion})`, async ({
      page,
      tolerance,
    }) => {
      tolerance.allow(/ERR_FAILED/)
      await page.emulateMedia({ reducedMotion: motion })
      await page.goto(getBrandUrl(brand, '/login'))
      const dialog = page.getByRole('dialog')
      await dialog.locator('input[autocomplete="username"]').fill('somebody')
      await dialog.locator('input[type="password"]').fill('Wrong-words-1')
      await expectPending(page, dialog.locator('button[type=submit]'), [label, pendingText], '/wps/session/login')
    })

test('feedback is sent once, by a button that shows its pending state', async ({ page, tolerance }) => {
  tolerance.allow(/ERR_FAILED/)
  await openAs(page, 'harbor', '/help')
  await page.getByRole('main').getByRole('button', { name: 'Write to us' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox').selectOption({ index: 1 })
  await form.getByRole('textbox').fill('The picture of the third game is cut off at the side.')
  await expectPending(page, form.locator('button[type=submit]'), ['Send', 'Please wait'], '/wps/feedback')
})
