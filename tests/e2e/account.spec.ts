import { fetchPath, runAdminCommand, expect, findAccessibilityViolations, logIn, getBrandUrl, testServer, test } from './fixtures.ts'
import { callLogin, openAs } from './open-as.ts'
import { lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

test('a visitor signs up with the form that the rules define, is logged in, and has the bonus as balance (R-AUTH-REGISTER-01, R-AUTH-REGISTER-05, R-AUTH-REGISTER-07, R-AUTH-REGISTER-26, R-NAV-MEMBER-BAR-01)', async ({
  page,
}) => {
  await page.goto(getBrandUrl('neon', '/register'))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('tab', { name: /Username|Tên đăng nhập/ }).click()
  const name = createUniqueUsername('mai')
  await dialog.locator('input[autocomplete="username"]').fill(name)
  await dialog.locator('input[type="password"]').first().fill('a-long-secret-1')
  await dialog.getByRole('checkbox').first().check()
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByText(/5\.00/).first()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
})

test('each invalid field has its error below it, and nothing is sent without the consent (R-ERRORS-05, R-ERRORS-06, R-VALIDATION-33, R-VALIDATION-34)', async ({
  page,
}) => {
  await page.goto(getBrandUrl('neon', '/register'))
  const dialog = page.getByRole('dialog')
  let requestCount = 0
  page.on('request', (request) => {
    if (request.url().includes('/wps/member/register')) requestCount += 1
  })
  await dialog.locator('button[type="submit"]').click()
  const fields = dialog.locator('input[aria-invalid="true"]')
  expect(await fields.count()).toBeGreaterThanOrEqual(2)
  for (const field of await fields.all()) {
    const describedBy = (await field.getAttribute('aria-describedby')) ?? ''
    expect(describedBy).not.toBe('')
  }
  expect(requestCount).toBe(0)
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
})

test('a player logs in, hides and shows the balance, and logs out after a confirmation, which revokes the token (R-NAV-MEMBER-BAR-02, R-NAV-MEMBER-BAR-11, R-NAV-MEMBER-BAR-14, R-AUTH-LOGIN-01, R-AUTH-LOGIN-28)', async ({
  page,
}) => {
  await logIn(page, 'lotus')
  const banner = page.getByRole('banner')
  await expect(banner.getByText(/2\.500,00/).first()).toBeVisible()
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('0')
  await banner
    .getByText(/2\.500,00/)
    .first()
    .click()
  await expect(banner.getByText('***').first()).toBeVisible()
  await banner.getByText('***').first().click()
  await expect(banner.getByText(/2\.500,00/).first()).toBeVisible()
  const logOutButton = banner.getByRole('button', { name: 'Đăng xuất' })
  if (!(await logOutButton.isVisible()))
    await banner
      .getByRole('button', { name: /Menu tài khoản/ })
      .first()
      .click()
  await logOutButton.first().click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('Bạn có chắc chắn muốn đăng xuất?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Hủy' }).click()
  await expect(dialog).toBeHidden()
  await expect(banner.getByText(/2\.500,00/).first()).toBeVisible()
  if (!(await logOutButton.isVisible()))
    await banner
      .getByRole('button', { name: /Menu tài khoản/ })
      .first()
      .click()
  await logOutButton.first().click()
  await dialog.getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(banner.getByText('Đăng nhập').first()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  const response = await fetchPath('lotus.localhost', '/wps/member/info', { authorization: `Bearer ${token ?? ''}` })
  expect(response.status).toBe(401)
})

test('a wrong password and an unknown name get the same response', async ({ page, tolerance }) => {
  tolerance.allow(/401/)
  const dialogTexts: string[] = []
  const username = createUniqueUsername('known')
  await runAdminCommand('create-account', { brand: 'harbor', username, type: 0, password: 'Fjord-boats-7' })
  for (const name of [username, createUniqueUsername('nobody')]) {
    await page.goto(getBrandUrl('harbor', '/login'))
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[autocomplete="username"]').fill(name)
    await dialog.locator('input[type="password"]').fill('not-the-password')
    await dialog.locator('button[type="submit"]').click()
    await expect(dialog.getByText('Incorrect login details. Please check them and try again.')).toBeVisible()
    dialogTexts.push(await dialog.innerText())
  }
  expect(dialogTexts[0]).toBe(dialogTexts[1])
})

test('a token of one brand is invalid on another', async () => {
  const { token } = await callLogin('lotus', 'player')
  const responses = ['lotus', 'neon'].map((brand) =>
    fetchPath(`${brand}.localhost`, '/wps/member/info', { authorization: `Bearer ${token}` }),
  )
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 401])
})

test('an action that requires an account asks a visitor to log in, and is performed after the login (R-OVERLAY-18, R-NAV-HEADER-13)', async ({
  page,
}) => {
  await page.goto(getBrandUrl('lotus'))
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Thưởng/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[autocomplete="username"]').fill('player')
  await dialog.locator('input[type="password"]').fill(testServer.password)
  await dialog.locator('button[type="submit"]').click()
  await expect(page.getByRole('dialog').getByText('Trung tâm thưởng').first()).toBeVisible()
})

test('on the smallest phones a player’s header fits in one row, with an amount of eight digits', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.route('**/wps/v2/wallets/balance*', (route) =>
    route.fulfill({ json: { success: true, value: { sumBalance: '12500000.00' } } }),
  )
  await openAs(page, 'lotus', lightweightPath)
  const banner = page.getByRole('banner')
  const amount = banner.getByText(/12\.500\.000/).first()
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 640 })
    await expect(amount).toBeVisible()
    const { clippedTexts, overlapCount, rightEdge } = await banner.evaluate((header) => {
      const boxes = [...header.querySelectorAll('a, button')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
      const visibleBoxes = boxes.filter(({ width: boxWidth, height }) => boxWidth > 0 && height > 0)
      return {
        clippedTexts: [...header.querySelectorAll('button *')]
          .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth)
          .map((element) => element.textContent),
        overlapCount: visibleBoxes.flatMap((a, index) =>
          visibleBoxes
            .slice(index + 1)
            .filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
        ).length,
        rightEdge: Math.max(...visibleBoxes.map(({ right }) => right)),
      }
    })
    expect({ clippedTexts, overlapCount }, `at ${String(width)} px`).toEqual({ clippedTexts: [], overlapCount: 0 })
    expect(rightEdge).toBeLessThanOrEqual(width)
  }
})
