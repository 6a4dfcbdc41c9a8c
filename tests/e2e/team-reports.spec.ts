import type { Locator, Page } from '@playwright/test'
import { runAdminCommand, expect, findAccessibilityViolations, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const brand = 'harbor'
const password = 'aLong-Secret-1'
const createAccount = (username: string, overrides: object): Promise<unknown> =>
  runAdminCommand('create-account', { brand, username, type: 0, password, ...overrides })

/** Returns axe's violations once everything has loaded, because stale content is dimmed and has too little contrast. */
async function findViolationsAfterLoad(page: Page): Promise<readonly string[]> {
  await expect(page.locator('dialog[open] [aria-busy="true"]')).toHaveCount(0)
  return findAccessibilityViolations(page, 'dialog[open]')
}

const getAmount = (centre: Locator, label: string): Locator =>
  centre
    .locator('dl > div')
    .filter({ has: centre.page().getByText(label, { exact: true }) })
    .locator('dd')

test('an agent sees the size of the team and each member’s profit and loss per period, without members of other teams (R-ROLES-19)', async ({
  page,
}) => {
  const [agent, subAgent, player, outsider] = [
    createUniqueUsername('admiral'),
    createUniqueUsername('gunner'),
    createUniqueUsername('cook'),
    createUniqueUsername('privateer'),
  ]
  await createAccount(agent, { type: 1, balance: '500.00' })
  await createAccount(subAgent, { type: 1, upline: agent, balance: '1000.00' })
  await createAccount(player, { upline: subAgent, balance: '50.50' })
  await createAccount(outsider, { balance: '77.00' })
  await runAdminCommand('ledger-spend', { brand, username: player, amount: '20', key: `team-report-${player}` })
  await openAs(page, brand, lightweightPath, agent, password)
  const centre = await openCentre(page, 'Agent centre')
  await expect(centre.getByRole('heading', { level: 3, name: 'Team overview' })).toBeVisible()
  await centre.getByRole('tab', { name: '7 days' }).click()
  for (const [label, value] of [
    ['Whole team', '2'],
    ['Direct downline', '1'],
    ['New', '2'],
    ['Active', '2'],
    ['Current balance', '€1,030.50'],
    ['Money in', '€1,050.50'],
    ['Money out', '€20.00'],
    ['Turnover', '€0.00'],
  ] as const)
    await expect(getAmount(centre, label)).toHaveText(value)
  expect(await findViolationsAfterLoad(page)).toEqual([])
  await centre.getByRole('tab', { name: 'Yesterday' }).click()
  await expect(getAmount(centre, 'Money in')).toHaveText('€0.00')
  await expect(getAmount(centre, 'Current balance')).toHaveText('€1,030.50')

  await centre.getByRole('navigation').getByRole('button', { name: 'User profit and loss', exact: true }).click()
  await centre.getByRole('tab', { name: '7 days' }).click()
  const rows = centre.getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1)).toContainText(subAgent)
  await expect(rows.nth(1).getByRole('cell').first()).toContainText('€1,000.00')
  await expect(rows.nth(2).getByRole('cell').nth(1)).toContainText('€20.00')
  await expect(rows.nth(3)).toContainText('All (2)')
  await expect(rows.nth(3).getByRole('cell').first()).toContainText('€1,050.50')
  expect(await findViolationsAfterLoad(page)).toEqual([])
  await centre.getByRole('searchbox').fill('COO')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText(player)
  await page.setViewportSize({ width: 320, height: 700 })
  await expect(rows.nth(2).getByRole('cell').first()).toContainText('€50.50')
  expect(await findViolationsAfterLoad(page)).toEqual([])
  const overflows = await centre.evaluate((dialog) =>
    [...dialog.querySelectorAll('[role="tabpanel"], [role="tabpanel"] :not(thead, thead *)')].some(
      (part) => part.getBoundingClientRect().right > 321,
    ),
  )
  expect(overflows).toBe(false)
  await centre.getByRole('searchbox').fill(outsider)
  await expect(centre.getByText('No member found')).toBeVisible()
})
