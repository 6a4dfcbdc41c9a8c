import { control, expect, findAccessibilityViolations, test, testServer } from './fixtures.ts'
import { adminOrigin, createOperator, enterCredentials, openBackOffice } from './create-operator.ts'

test.describe('The back office', () => {
  test.beforeEach(({ tolerance }) => tolerance.allow(/status of 40[0134]/))

  test('opens for an operator with password and authenticator app, and not with a code that was used', async ({ page }) => {
    const operator = await createOperator('Ann Berg', { role: 'admin' })
    await page.goto(adminOrigin)
    await enterCredentials(page, { ...operator, nextCode: () => '000000' })
    await expect(page.getByRole('alert')).toHaveText('Incorrect e-mail address, password or code.')
    await enterCredentials(page, operator)
    await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible()
    await expect(page.locator('.who')).toHaveText('Ann Berg')
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ name: 'livery-operator', httpOnly: true, sameSite: 'Strict' })
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Ann|operators\.example|player/)
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByLabel('E-mail address')).toBeVisible()
  })

  test('finds a player, and shows what happened to them', async ({ page }) => {
    await openBackOffice(page, await createOperator('Sid Support', { role: 'support' }))
    await page.getByLabel('Brand').selectOption('Lotus Club')
    await page.getByRole('searchbox', { name: 'Search players' }).fill('player')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'player', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'player' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Thanh Mai' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'History' }).getByRole('row')).not.toHaveCount(0)
    await page.getByRole('link', { name: 'Deposits' }).last().click()
    await expect(
      page
        .getByRole('region', { name: 'Deposits' })
        .getByRole('link', { name: /^[\dA-F]{10}$/ })
        .first(),
    ).toBeVisible()
  })

  test('runs a command from the form of its parameters, once on a double click, with the reason in the audit log', async ({ page }) => {
    await openBackOffice(page, await createOperator('Fay Finance', { role: 'finance' }), '#/lotus/username:player2')
    await page.getByRole('button', { name: 'Adjust balance' }).click()
    const dialog = page.getByRole('dialog', { name: 'Adjust balance' })
    await dialog.getByLabel('Amount').fill('12.50')
    await dialog.getByRole('button', { name: 'Adjust balance' }).click()
    await expect(dialog.getByLabel('Reason')).toBeFocused()
    await dialog.getByLabel('Reason').fill('A promise of the hotline')
    const balance = async (): Promise<number> => {
      const { balance: text } = (await control('account', { brand: 'lotus', username: 'player2' })) as { readonly balance: string }
      return Number(text)
    }
    const before = await balance()
    await dialog.getByRole('button', { name: 'Adjust balance' }).dblclick()
    await expect(dialog.getByRole('status')).toHaveText('Done.')
    expect(await balance()).toBe(before + 12.5)
    const rows = (await control('audit-list', { brand: 'lotus', operator: 'Fay Finance', event: 'operator-adjust' })) as readonly object[]
    expect(rows).toMatchObject([{ outcome: 'done', operator: 'Fay Finance' }])
  })

  test('is served where the admin API is, and on the host of no brand', async ({ page }) => {
    for (const host of ['lotus', 'harbor']) {
      const response = await page.goto(`http://${host}.localhost:${String(testServer.port)}/_livery/back-office/`)
      expect(response?.status()).toBe(404)
    }
    const response = await page.goto(`${adminOrigin}/_livery/back-office/`)
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self';")
    expect(response?.headers()['content-security-policy']).not.toContain('unsafe')
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`has no accessibility violations, and fits 360 pixels, in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(adminOrigin)
      expect(await findAccessibilityViolations(page)).toEqual([])
      await openBackOffice(page, await createOperator('Ann Berg', { role: 'admin' }))
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 })
        for (const hash of ['#/lotus/players', '#/lotus/username:player', '#/lotus/deposits/deposit-channels', '#/*/operators']) {
          await page.goto(`${adminOrigin}/_livery/back-office/${hash}`)
          await expect(page.getByRole('region').first()).toBeVisible()
          expect(await findAccessibilityViolations(page), `${hash} at ${String(width)}`).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth), `${hash} at ${String(width)}`).toBe(width)
        }
      }
    })
})
