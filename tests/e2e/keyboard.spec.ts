import type { Locator, Page } from '@playwright/test'
import { expect, getBrandUrl, test } from './fixtures.ts'
import { createUniqueUsername } from './create-unique-username.ts'

/** Presses a key until an element has the focus. Throws after 60 presses. */
async function pressUntilFocused(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
  for (let pressCount = 0; pressCount < 60; pressCount++) {
    await page.keyboard.press(key)
    if (await target.evaluateAll((elements) => elements.some((element) => element === element.ownerDocument.activeElement))) return
  }
  throw new Error(`Expected 60 presses of ${key} to focus ${String(target)}`)
}

test('by keyboard alone a visitor finds a game, signs up, plays it, changes the language and logs out', async ({ page }) => {
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: getBrandUrl('neon') }])
  await page.goto(getBrandUrl('neon'))
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()

  await pressUntilFocused(page, page.getByRole('banner').getByRole('button', { name: 'Find a game' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('jade tigr')
  await expect(dialog.locator('[data-game]').filter({ hasText: 'Jade Tiger' }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  const loginDialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(loginDialog.getByRole('textbox', { name: 'Username' })).toBeFocused()
  await pressUntilFocused(
    page,
    loginDialog.getByRole('button', { name: /Sign up|account/ }).or(loginDialog.getByRole('link', { name: /Sign up|account/ })),
  )
  await page.keyboard.press('Enter')
  const registerDialog = page.getByRole('dialog', { name: 'Sign up' })
  await expect(registerDialog.getByRole('textbox', { name: 'Mobile number' })).toBeFocused()
  await pressUntilFocused(page, registerDialog.getByRole('tab', { name: 'Mobile number' }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await pressUntilFocused(page, registerDialog.getByRole('textbox', { name: 'Username' }))
  await page.keyboard.type(createUniqueUsername('key'))
  await pressUntilFocused(page, registerDialog.getByLabel('Password', { exact: true }))
  await page.keyboard.type('Maple-Drum7-kettle')
  await pressUntilFocused(page, registerDialog.getByRole('checkbox').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/game\?game=/)
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('button', { name: 'Spin', exact: true })).toBeVisible()
  await pressUntilFocused(page, game.getByRole('button', { name: 'Spin', exact: true }))
  await page.keyboard.press('Enter')
  await expect(game.locator('.status-message')).toHaveText(/win|free spin/i)

  await pressUntilFocused(page, page.getByRole('link', { name: 'Back' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const confirmDialog = page.getByRole('alertdialog')
  await expect(confirmDialog.getByRole('button', { name: 'Leave' })).toBeVisible()
  await pressUntilFocused(page, confirmDialog.getByRole('button', { name: 'Leave' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rng/)

  await pressUntilFocused(page, page.getByRole('banner').getByRole('button', { name: /English/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
  await pressUntilFocused(page, page.getByRole('menuitemradio', { name: 'Tiếng Việt' }), 'ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN')

  await pressUntilFocused(page, page.getByRole('banner').getByRole('button', { name: /Menu tài khoản/ }))
  await page.keyboard.press('Enter')
  await pressUntilFocused(page, page.getByRole('menuitem', { name: 'Đăng xuất' }), 'ArrowDown')
  await page.keyboard.press('Enter')
  await pressUntilFocused(page, confirmDialog.getByRole('button', { name: 'Đăng xuất' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByText('Đăng nhập').first()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})
