import type { Page } from '@playwright/test'
import type { MissionLeaderboard, MissionSummary } from '../../src/generated/api.ts'
import { runAdminCommand, expect, findAccessibilityViolations, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const brand = 'harbor'
const password = 'aLong-Secret-1'

/** Opens the site as a new player, who has done nothing but log in. */
async function openAsNewPlayer(page: Page): Promise<void> {
  const username = createUniqueUsername('doer')
  await runAdminCommand('create-account', { brand, username, type: 0, password })
  await openAs(page, brand, lightweightPath, username, password)
}

/** Mocks the response of a mission endpoint. */
async function mockResponse(page: Page, path: string, value: object): Promise<void> {
  await page.route(`**/lgw/vn/missions/${path}*`, (route) => route.fulfill({ json: { success: true, value } }))
}

test('a completed mission is claimed once, and the badge of the menu is updated (R-MEMBER-CENTRE-16)', async ({ page }) => {
  await openAsNewPlayer(page)
  const centre = await openCentre(page, 'My account')
  const entry = centre.getByRole('navigation').getByRole('button', { name: /^Mission activity/ })
  await expect(entry).toContainText('1')
  await entry.click()
  await expect(centre.getByRole('heading', { level: 3, name: 'Mission activity' })).toBeVisible()
  await expect(centre.getByText('1 mission complete: claim your reward')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  const mission = centre.getByRole('listitem').filter({ hasText: 'Your first day' })
  await mission.getByRole('button', { name: 'Claim' }).dblclick()
  await expect(mission.getByText('Claimed')).toBeVisible()
  await expect(centre.getByText('Nothing to claim right now')).toBeVisible()
  await expect(entry).not.toContainText('1')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await centre.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false)
})

test('the menu shows the number of claimable missions as a badge, and no badge at zero (R-MEMBER-CENTRE-19)', async ({ page }) => {
  const entry = page
    .getByRole('dialog', { name: 'Member centre' })
    .getByRole('navigation')
    .getByRole('button', { name: /^Mission activity/ })
  await mockResponse(page, 'summary', { count: 2, missions: [] } satisfies MissionSummary)
  await openAs(page, brand, lightweightPath)
  await openCentre(page, 'My account')
  await expect(entry).toHaveText('Mission activity2')
  await mockResponse(page, 'summary', { count: 0, missions: [] } satisfies MissionSummary)
  await entry.click()
  await expect(page.getByText('No missions right now')).toBeVisible()
  await page.reload()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('navigation')
      .getByText(/^Platform information$/),
  ).toBeVisible()
  await expect(entry).toHaveText('Mission activity')
})

test('the leaderboard shows the platform’s rows, with the player’s own rank below them, for this week and the last (R-ACTIVITY-01)', async ({
  page,
}) => {
  const leaderboard: MissionLeaderboard = {
    firstDay: '2026-11-16',
    lastDay: '2026-11-22',
    leaders: [
      { position: 1, name: 'li***n', score: 1240, own: false },
      { position: 2, name: 'ke***7', score: 310, own: false },
    ],
    own: { position: 31, name: 'pl***r', score: 5, own: true },
  }
  await mockResponse(page, 'leaderboard', leaderboard)
  await openAs(page, brand, lightweightPath)
  const centre = await openCentre(page, 'My account')
  await centre
    .getByRole('navigation')
    .getByRole('button', { name: /^Mission activity/ })
    .click()
  const rows = centre.getByRole('region', { name: 'Leaderboard' }).getByRole('listitem')
  await expect(rows).toHaveText(['1li***n1,240 points', '2ke***7310 points', '31pl***rYou5 points'])
  await expect(centre.getByText(/2026 – .*2026/)).toBeVisible()
  await mockResponse(page, 'leaderboard', { ...leaderboard, leaders: [], own: undefined })
  await centre.getByRole('tab', { name: 'Last week' }).click()
  await expect(centre.getByText('No one on the board')).toBeVisible()
})
