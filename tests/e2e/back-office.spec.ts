import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { runAdminCommand, expect, test, testServer } from './fixtures.ts'
import { adminOrigin, createOperator, enterCredentials, openBackOffice } from './create-operator.ts'
import { createWithdrawer, paymentPassword } from './create-withdrawer.ts'
import { injectAxe } from './inject-axe.ts'

const listAuditEvents = async (brand: string, operator: string, event: string) =>
  (await runAdminCommand('audit-list', { brand, operator, event })) as readonly object[]

/** Fills in and submits the form of a command. */
async function submitCommandForm(page: Page, title: string, values: Readonly<Record<string, string>>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: title }).click()
}

test.describe('The back office', () => {
  test.beforeEach(({ tolerance }) => tolerance.allow(/status of 40[0134]|ERR_FAILED/))

  test('lets an operator log in with a password and an authenticator app, but not with a wrong code', async ({ page }) => {
    const operator = await createOperator('Ann Berg', { role: 'admin' })
    await page.goto(adminOrigin)
    await enterCredentials(page, { ...operator, generateNextCode: () => Promise.resolve('000000') })
    await expect(page.getByRole('alert')).toHaveText('Incorrect email address, password or code.')
    await enterCredentials(page, operator)
    await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible()
    await expect(page.locator('.operator-name')).toHaveText('Ann Berg')
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ name: 'livery-operator', httpOnly: true, sameSite: 'Strict' })
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Ann|operators\.example|player/)
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByLabel('Email address')).toBeVisible()
  })

  test('finds a player, and shows the player’s history', async ({ page }) => {
    await openBackOffice(page, await createOperator('Sid Support', { role: 'support' }))
    await page.getByLabel('Brand').selectOption('Lotus Club')
    await page.getByRole('searchbox', { name: 'Search players' }).fill('player')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'player', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'player' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Thanh Mai' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'History' }).getByRole('row')).not.toHaveCount(0)
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Deposits' }).click()
    await expect(
      page
        .getByRole('region', { name: 'Deposits' })
        .getByRole('link', { name: /^[\dA-F]{10}$/ })
        .first(),
    ).toBeVisible()
  })

  test('runs a command from its form, only once on a double click, and records it in the audit log', async ({ page }) => {
    const name = `Fay ${randomUUID()}`
    await openBackOffice(page, await createOperator(name, { role: 'finance' }), '#/lotus/username:player2')
    await page.getByRole('button', { name: 'Adjust balance' }).click()
    const dialog = page.getByRole('dialog', { name: 'Adjust balance' })
    await submitCommandForm(page, 'Adjust balance', { Amount: '12.50' })
    await expect(dialog.getByLabel('Reason')).toBeFocused()
    await dialog.getByLabel('Reason').fill('A promise of the hotline')
    const getBalance = async (): Promise<number> => {
      const { balance: text } = (await runAdminCommand('account', { brand: 'lotus', username: 'player2' })) as { readonly balance: string }
      return Number(text)
    }
    const balanceBefore = await getBalance()
    await dialog.getByRole('button', { name: 'Adjust balance' }).dblclick()
    await expect(dialog.getByRole('status')).toHaveText('Done.')
    expect(await getBalance()).toBe(balanceBefore + 12.5)
    expect(await listAuditEvents('lotus', name, 'operator-adjust')).toMatchObject([{ outcome: 'done', operator: name }])
  })

  test('lets one operator review a withdrawal and another one approve it, each under their own name', async ({ browser, page }) => {
    const { call, payee = '' } = await createWithdrawer('backoffice')
    const requestResponse = await call('withdrawal.request', { payee, amount: '150', paymentPassword, key: `back-office-${randomUUID()}` })
    const { reference } = requestResponse.body.value as { readonly reference: string }
    const names = ['Rea', 'Ada'].map((name) => `${name} ${randomUUID()}`)
    const [reviewer = '', approver = ''] = names
    await openBackOffice(page, await createOperator(reviewer, { role: 'finance', brand: 'harbor' }), '#/harbor/withdrawals')
    await page.getByRole('link', { name: reference }).click()
    await page.getByRole('button', { name: 'Review withdrawal' }).click()
    await submitCommandForm(page, 'Review withdrawal', {})
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Done.')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('definition').filter({ hasText: /^In review$/ })).toBeVisible()

    const approverPage = await browser.newPage()
    await openBackOffice(
      approverPage,
      await createOperator(approver, { role: 'finance', brand: 'harbor' }),
      `#/harbor/reference:${reference}`,
    )
    await approverPage.getByRole('button', { name: 'Approve withdrawal' }).click()
    await submitCommandForm(approverPage, 'Approve withdrawal', { Reason: 'Documents checked' })
    await expect(approverPage.getByRole('dialog').getByRole('status')).toHaveText('Done.')
    await approverPage.close()
    expect(await listAuditEvents('harbor', reviewer, 'operator-withdrawal-review')).toMatchObject([{ outcome: 'done' }])
    expect(await listAuditEvents('harbor', approver, 'operator-withdrawal-approve')).toMatchObject([{ outcome: 'done' }])
    const { state, steps } = (await runAdminCommand('withdrawal', { brand: 'harbor', reference })) as {
      state: string
      steps: readonly object[]
    }
    expect(state).toBe('approved')
    // The player sees the steps, so they must not contain the reason that the operator entered.
    expect(JSON.stringify(steps)).not.toContain('Documents checked')
  })

  test('holds a command above the limit until another operator approves it', async ({ browser, page }) => {
    const approveAdjustment = async (operatorPage: Page): Promise<void> => {
      await operatorPage.getByRole('row').filter({ hasText: '5000.00' }).getByRole('button', { name: 'Approve adjustment' }).click()
      await submitCommandForm(operatorPage, 'Approve adjustment', { Reason: 'Checked' })
    }
    await openBackOffice(page, await createOperator('Fay Finance', { role: 'finance' }), '#/lotus/username:player3')
    await page.getByRole('button', { name: 'Adjust balance' }).click()
    await submitCommandForm(page, 'Adjust balance', { Amount: '5000.00', Reason: 'A lost bet was void' })
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Awaiting approval by another operator.')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Ledger' }).click()
    await approveAdjustment(page)
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('another one must confirm it')

    const otherPage = await browser.newPage()
    await openBackOffice(otherPage, await createOperator('Max Money', { role: 'finance' }), '#/lotus/ledger')
    await approveAdjustment(otherPage)
    await expect(otherPage.getByRole('dialog').getByRole('status')).toHaveText('Done.')
    await otherPage.close()
  })

  test('offers only the brands and commands of the operator’s roles; the server refuses others, and logs it', async ({ page }) => {
    const name = `Vic ${randomUUID()}`
    await openBackOffice(page, await createOperator(name, { role: 'viewer', brand: 'harbor' }))
    await expect(page.getByLabel('Brand').getByRole('option')).toHaveText(['Harbor'])
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await page.goto(`${adminOrigin}/_livery/back-office/#/harbor/settings/flags`)
    await expect(page.getByRole('region', { name: 'Flags' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Turn flag on or off' })).toHaveCount(0)
    for (const hash of ['#/harbor/players', '#/harbor/operators'])
      await page
        .goto(`${adminOrigin}/_livery/back-office/${hash}`)
        .then(() => expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible())
    await page.goto(`${adminOrigin}/_livery/back-office/#/lotus/players`)
    await expect(page.getByText('You have no role for this brand. Ask an administrator for one.')).toBeVisible()
    for (const brand of ['harbor', 'lotus'] as const) {
      const status = await page.evaluate(
        async (id) =>
          (
            await fetch('/_livery/admin/disable-account', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ brand: id, username: 'player' }),
            })
          ).status,
        brand,
      )
      expect(status).toBe(403)
      expect(await listAuditEvents(brand, name, 'operator-disable-account')).toMatchObject([{ outcome: 'forbidden' }])
    }
  })

  test('shows the login above the open form to an operator whose session has ended, and keeps the input', async ({ page }) => {
    const name = `Exa ${randomUUID()}`
    const operator = await createOperator(name, { role: 'support' })
    await openBackOffice(page, operator, '#/lotus/username:player2')
    await page.getByRole('button', { name: 'Add note' }).click()
    const form = page.getByRole('dialog', { name: 'Add note' })
    await form.getByLabel('Text').fill('Called about the deposit of Monday.')
    await runAdminCommand('sign-out-operator', { operator: operator.email })
    await form.getByRole('button', { name: 'Add note' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log in again' })
    await expect(dialog).toContainText('Your session has ended')
    await enterCredentials(page, operator)
    await expect(dialog).toBeHidden()
    await expect(form.getByLabel('Text')).toHaveValue('Called about the deposit of Monday.')
    await form.getByRole('button', { name: 'Add note' }).click()
    await expect(form.getByRole('status')).toHaveText('Done.')
    expect(await listAuditEvents('lotus', name, 'operator-note-account')).toHaveLength(1)
  })

  test('can be operated by keyboard alone, from the command palette to the result of a command', async ({ page }) => {
    await openBackOffice(page, await createOperator('Kay', { role: 'admin' }), '#/lotus/players')
    await expect(page.getByRole('region', { name: 'Players' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Find a page' })).toBeFocused()
    await page.keyboard.type('flags')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Flags' })).toBeVisible()
    const buttons = page.getByRole('button', { name: /^Turn flag on or off/ })
    await buttons.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(buttons.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByLabel('On or off')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(buttons.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('o')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Asked by marketing')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Done.')
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('shows that a list is empty, and offers a retry after an error', async ({ page }) => {
    await openBackOffice(page, await createOperator('Emi', { role: 'admin' }), '#/lotus/players/search-accounts?query=nobody-at-all')
    await expect(page.getByText('Nothing found.')).toBeVisible()
    await page.route('**/admin/rewards', (route) => route.abort())
    await page.getByRole('link', { name: 'Rewards' }).click()
    await expect(page.getByRole('alert')).toContainText('The server did not respond.')
    await page.unroute('**/admin/rewards')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Rewards' })).toBeVisible()
  })

  test('shows the age of a response from a replica', async ({ page }) => {
    const response = { success: true, value: [{ username: 'player', owes: '10.00' }], staleSeconds: 2.4 }
    await page.route('**/admin/debts', (route) => route.fulfill({ json: response }))
    await openBackOffice(page, await createOperator('Noa', { role: 'admin' }), '#/lotus/ledger/debts')
    await expect(page.getByText('From a replica. Changes from the last 3 seconds may be missing.')).toBeVisible()
  })

  test('is served on the hosts of the admin API, and not on the host of any brand', async ({ page }) => {
    for (const host of ['lotus', 'harbor']) {
      const response = await page.goto(`http://${host}.localhost:${String(testServer.port)}/_livery/back-office/`)
      expect(response?.status()).toBe(404)
    }
    const response = await page.goto(`${adminOrigin}/_livery/back-office/`)
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self';")
    expect(response?.headers()['content-security-policy']).not.toContain('unsafe')
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`has no accessibility violations, and fits widths from 320 to 1920 pixels, in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(adminOrigin)
      await expect(page.getByLabel('Email address')).toBeVisible()
      expect(await (await injectAxe(page))('all')).toEqual([])
      await openBackOffice(page, await createOperator('Ann Berg', { role: 'admin' }))
      const axe = await injectAxe(page)
      for (const hash of ['#/lotus/players', '#/lotus/username:player', '#/lotus/deposits/deposit-channels', '#/*/operators']) {
        await page.goto(`${adminOrigin}/_livery/back-office/${hash}`)
        for (const width of [1920, 1440, 360, 320]) {
          await page.setViewportSize({ width, height: 800 })
          await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
          expect(await page.evaluate(() => document.documentElement.scrollWidth), `${hash} at ${String(width)}`).toBe(width)
          if (width === 1440 || width === 360) expect(await axe('all'), `${hash} at ${String(width)}`).toEqual([])
        }
      }
      await page.getByRole('button', { name: 'Create operator' }).click()
      expect(await axe('all'), 'the form of a command').toEqual([])
    })
})
