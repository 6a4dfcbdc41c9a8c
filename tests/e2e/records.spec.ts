import { readFile } from 'node:fs/promises'
import { runAdminCommand, expect, findAccessibilityViolations, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const brand = 'harbor'
const password = 'aLong-Secret-1'
const createAccount = (username: string, overrides: object = {}): Promise<unknown> =>
  runAdminCommand('create-account', { brand, username, type: 0, password, ...overrides })

test('the account record lists each movement with totals, a receipt and an export, and can be filtered by type and period (R-MEMBER-CENTRE-11)', async ({
  page,
}) => {
  const username = createUniqueUsername('keeper')
  await createAccount(username, { balance: '1000.00' })
  await runAdminCommand('ledger-spend', { brand, username, amount: '20.50', key: `records-${username}` })
  await openAs(page, brand, lightweightPath, username, password)
  const centre = await openCentre(page, 'My account', 'Account record')
  const rows = centre.getByRole('listitem').getByRole('button', { name: /Adjustment by customer service/ })
  await expect(rows).toHaveCount(2)
  const getTotal = (label: string) => centre.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
  await expect(getTotal('Net change')).toContainText('+€979.50')
  await expect(getTotal('In')).toContainText('€1,000.00')
  await expect(getTotal('Out')).toContainText('€20.50')
  await expect(rows.first()).toContainText('\u2212€20.50')
  await expect(rows.first()).toContainText('Balance €979.50')
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])

  await rows.first().focus()
  await page.keyboard.press('Enter')
  const receipt = page.getByRole('dialog', { name: 'Receipt' })
  await expect(receipt.getByText('Main wallet')).toBeVisible()
  await expect(receipt.getByText(/^[0-9a-f]{8}-/)).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]:last-of-type')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(receipt).toBeHidden()
  await expect(rows.first()).toBeFocused()

  const download = page.waitForEvent('download')
  await centre.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.split('\r\n')[0]).toContain('Time,Type,Details,In,Out,Balance,Reference')
  expect(file).toContain(',20.50,979.50,')
  await expect(centre.getByText('2 records exported.')).toBeVisible()

  await centre.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Deposits' })
  await expect(centre.getByText('No matching transactions')).toBeVisible()
  await centre.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'All types' })
  await expect(rows).toHaveCount(2)
  await centre.getByRole('tab', { name: 'Yesterday' }).click()
  await expect(centre.getByText('No transactions', { exact: true })).toBeVisible()
  await centre.getByRole('tab', { name: 'Custom range' }).click()
  await expect(rows).toHaveCount(2)
  const lastDay = await centre.getByLabel('To', { exact: true }).inputValue()
  await centre.getByLabel('From', { exact: true }).fill(`${String(Number(lastDay.slice(0, 4)) + 1)}${lastDay.slice(4)}`)
  await expect(centre.getByText('The end date is before the start date.')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])

  await page.setViewportSize({ width: 320, height: 700 })
  await centre.getByRole('tab', { name: 'Today' }).click()
  await expect(rows.first()).toBeVisible()
  expect(await centre.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false)
})

const recordPages = [
  { name: 'Betting record', emptyText: 'No bets on these dates', id: 'R-MEMBER-CENTRE-09, R-NAV-MEMBER-BAR-08' },
  { name: 'Personal loss', emptyText: 'No wins or losses', id: 'R-MEMBER-CENTRE-12' },
  { name: 'Bonus details', emptyText: 'No bonuses yet', id: 'R-MEMBER-CENTRE-13' },
] as const
test(`each record is a page of the member centre with an empty state for a new account (${recordPages.map(({ id }) => id).join(', ')})`, async ({
  page,
}) => {
  const newUsername = createUniqueUsername('fresh')
  await createAccount(newUsername)
  await openAs(page, brand, lightweightPath, newUsername, password)
  const centre = await openCentre(page, 'My account')
  for (const { name, emptyText } of recordPages) {
    await centre.getByRole('navigation').getByRole('button', { name, exact: true }).first().click()
    await expect(centre.getByRole('heading', { level: 3, name })).toBeVisible()
    await expect(centre.getByText(emptyText), name).toBeVisible()
    expect(await findAccessibilityViolations(page, 'dialog[open]'), name).toEqual([])
  }
})

test('cashback has a page with the brand’s rates and an entry in the account menu only if its flag is on (R-FLAGS-12, R-MEMBER-CENTRE-10, R-NAV-MEMBER-BAR-09)', async ({
  page,
}) => {
  const username = createUniqueUsername('saver')
  await createAccount(username)
  const openMenu = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /^Account menu of / })
      .click()
  await openAs(page, brand, lightweightPath, username, password)
  const centreWithoutCashback = await openCentre(page, 'My account', 'Account record')
  await expect(centreWithoutCashback.getByRole('navigation').getByRole('button', { name: 'Cashback' })).toHaveCount(0)
  await centreWithoutCashback.getByRole('button', { name: 'Close' }).click()
  await openMenu()
  await expect(page.getByRole('menuitem', { name: 'My account' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Cashback' })).toHaveCount(0)

  await runAdminCommand('set-flag', { brand, flag: 'MANPLAYREB3', on: true })
  try {
    await page.reload()
    await openMenu()
    await page.getByRole('menuitem', { name: 'Cashback' }).click()
    const centre = page.getByRole('dialog', { name: 'Member centre' })
    await expect(centre.getByRole('heading', { level: 3, name: 'Cashback', exact: true })).toBeVisible()
    await expect(centre.getByRole('listitem').filter({ hasText: '0.70%' })).toBeVisible()
    await expect(centre.getByText('No cashback yet')).toBeVisible()
    await expect(centre.getByRole('button', { name: 'Claim cashback' })).toHaveCount(0)
    expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  } finally {
    await runAdminCommand('set-flag', { brand, flag: 'MANPLAYREB3', on: false })
  }
})
