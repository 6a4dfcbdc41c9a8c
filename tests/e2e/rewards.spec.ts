import { runAdminCommand, expect, findAccessibilityViolations, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'
import { recordRequestBodies } from './record-request-bodies.ts'

const brand = 'harbor'
const password = 'aLong-Secret-1'

async function createPlayer(usernamePrefix: string): Promise<string> {
  const username = createUniqueUsername(usernamePrefix)
  await runAdminCommand('create-account', { brand, username, type: 0, password })
  return username
}

const grantReward = (username: string, key: string, reward: Readonly<Record<string, string>>): Promise<unknown> =>
  runAdminCommand('give-reward', { brand, username, key: `${key}-${username}`, change: reward })

test('the reward centre lists claimable rewards, a double click claims a reward only once, and the badge and the balance are updated (R-MEMBER-CENTRE-14)', async ({
  page,
}) => {
  const sentBodies = await recordRequestBodies(page, '/wps/relay/reward/claim')
  const username = await createPlayer('winner')
  await grantReward(username, 'cup', { amount: '20.00', 'title.EN': 'Harbour cup', 'title.TY': 'Cúp Harbor', days: '7' })
  await grantReward(username, 'staked', { amount: '30.00', turnover: '3', 'title.EN': 'Night regatta' })
  await openAs(page, brand, lightweightPath, username, password)
  const centre = await openCentre(page, 'My account')
  const menuEntry = centre.getByRole('navigation').getByRole('button', { name: /^Reward centre/ })
  await expect(menuEntry).toContainText('2')
  await menuEntry.click()
  await expect(centre.getByRole('heading', { level: 3, name: 'Reward centre' })).toBeVisible()
  await expect(centre.getByText('2 rewards are waiting for you')).toBeVisible()
  await expect(centre.getByText('3× wagering requirement')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])

  await centre.getByRole('button', { name: 'Claim : Harbour cup' }).dblclick()
  await expect(centre.getByText('You have claimed €20.00.')).toBeFocused()
  await expect(centre.getByText('1 reward is waiting for you')).toBeVisible()
  await expect(menuEntry).toContainText('1')
  expect(sentBodies).toHaveLength(1)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await centre.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false)
  await page.setViewportSize({ width: 1280, height: 800 })
  await centre.getByRole('tab', { name: 'Claimed' }).click()
  await expect(centre.getByRole('tabpanel').getByText('Harbour cup')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByText('€20.00')).toBeVisible()
})

test('a reward claimed in another tab is reported as claimed, and not paid again', async ({ page, context }) => {
  const username = await createPlayer('twotabs')
  await grantReward(username, 'one', { amount: '7.00', 'title.EN': 'One of two tabs' })
  const otherTab = await context.newPage()
  const centres = []
  for (const tab of [page, otherTab]) {
    await openAs(tab, brand, lightweightPath, username, password)
    centres.push(await openCentre(tab, 'My account'))
    await centres
      .at(-1)
      ?.getByRole('navigation')
      .getByRole('button', { name: /^Reward centre/ })
      .click()
    await expect(tab.getByRole('button', { name: 'Claim : One of two tabs' })).toBeVisible()
  }
  for (const tab of [page, otherTab]) {
    await tab.getByRole('button', { name: 'Claim : One of two tabs' }).click()
    await expect(tab.getByText('You have claimed €7.00.')).toBeVisible()
    await tab.keyboard.press('Escape')
    await expect(tab.getByRole('banner').getByText('€7.00')).toBeVisible()
  }
})

test('a player whose only reward has expired has none to claim, and finds it in the list of expired rewards', async ({ page }) => {
  const username = await createPlayer('newcomer')
  await grantReward(username, 'late', { points: '50', days: '0', 'title.EN': 'Too late' })
  await openAs(page, brand, lightweightPath, username, password)
  const centre = await openCentre(page, 'My account', 'Reward centre')
  await expect(centre.getByText('No rewards to claim')).toBeVisible()
  await centre.getByRole('tab', { name: 'Expired' }).click()
  await expect(centre.getByText('Too late')).toBeVisible()
  await expect(centre.getByRole('tabpanel').getByText('50 points')).toBeVisible()
})
