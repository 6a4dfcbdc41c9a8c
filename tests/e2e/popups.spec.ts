import type { Page } from '@playwright/test'
import { expect, findAccessibilityViolations, getBrandUrl, test } from './fixtures.ts'

test.use({ firstVisit: true })

/** Moves the pointer until the condition is met. Pop-ups open only after the first interaction with the page. */
const movePointerUntil = async (page: Page, condition: () => Promise<boolean>): Promise<void> => {
  await expect
    .poll(async () => {
      await page.mouse.move(200, 5)
      await page.mouse.move(210, 5)
      return condition()
    })
    .toBe(true)
}

test('a pop-up opens once on the home page, stays until closed, and does not open again', async ({ page }) => {
  await page.goto(getBrandUrl('harbor', '/promotions'))
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(getBrandUrl('harbor', '/index'))
  const dialog = page.getByRole('dialog', { name: 'News from Harbor' })
  await movePointerUntil(page, () => dialog.isVisible())
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText('Play for fun, and only if you are of age')
  await expect(dialog.getByText('Harbor is for adults only.')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog')).toEqual([])
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const popupsResponse = page.waitForResponse((response) => response.url().includes('/wps/announcement/list?types=PU'))
  await page.reload()
  let hasResponse = false
  void popupsResponse.then(() => (hasResponse = true))
  await movePointerUntil(page, async () => hasResponse)
  await (await popupsResponse).finished()
  await page.locator('header a[href="/live"]').first().click()
  await expect(page).toHaveURL(/\/live$/)
  await expect(dialog).toBeHidden()
})

test('a pop-up’s link navigates within the site', async ({ page }) => {
  await page.goto(getBrandUrl('lotus', '/index'))
  const dialog = page.getByRole('dialog', { name: 'Tin từ Lotus Club' })
  await movePointerUntil(page, () => dialog.isVisible())
  await dialog.getByRole('link', { name: 'Chúng tôi có thể giúp bạn như thế nào' }).click()
  await expect(page).toHaveURL(/\/help\?topic=responsible-gaming$/)
  await expect(dialog).toBeHidden()
})
