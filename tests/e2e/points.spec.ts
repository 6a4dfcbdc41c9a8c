import type { Page } from '@playwright/test'
import type { Permission, PointsRedemption } from '../../src/generated/api.ts'
import type { EndpointName } from '../../src/generated/endpoints.ts'
import { callServer, type InputOf } from '../platform/call-server.ts'
import { fetchPath, runAdminCommand, expect, findAccessibilityViolations, getBrandUrl, testServer, test } from './fixtures.ts'
import { callLogin, openAs } from './open-as.ts'
import { createUniqueUsername } from './create-unique-username.ts'
import { recordRequestBodies } from './record-request-bodies.ts'

const brand = 'harbor'
const password = 'aLong-Secret-1'
const paymentPassword = '192837'
const mallPath = '/pointMall'

/** Creates a player with points and a payment password. Returns the username, and a function that redeems a reward. */
async function createPlayerWithPoints(usernamePrefix: string, points: number) {
  const username = createUniqueUsername(usernamePrefix)
  await runAdminCommand('create-account', { brand, username, type: 0, password })
  const { token } = await callLogin(brand, username, password)
  const host = `${brand}.localhost`
  const status = JSON.parse((await fetchPath(host, `/wps/system/status?url=${host}`)).text) as { value: Permission }
  const call = <C extends EndpointName>(name: C, input: InputOf<C>) =>
    callServer(testServer.port, status.value.info.publicKey, name, input, { host, token })
  await call('member.setPaymentPassword', { password, paymentPassword, confirmPaymentPassword: paymentPassword })
  if (points > 0) await runAdminCommand('grant-points', { brand, username, points, reason: 'End-to-end test', key: username })
  const redeem = async (reward: string, key: string): Promise<PointsRedemption> =>
    (await call('points.redeem', { reward, redeemQuantity: 1, paymentPassword, key: `${key}-${username}-redemption` })).body
      .value as PointsRedemption
  return { username, redeem }
}

const upsertReward = (reward: string, title: string, points = 100): Promise<unknown> =>
  runAdminCommand('set-points-reward', {
    brand,
    reward,
    change: { kind: 'goods', points: String(points), amount: '0.10', stock: '500', order: '1', 'title.EN': title },
  })

const openMall = (page: Page, username: string): Promise<void> => openAs(page, brand, mallPath, username, password)

test('the points mall explains to visitors how to earn points and that points never expire, and lets them log in (R-POINTS-01) (R-POINTS-16)', async ({
  page,
}) => {
  await page.goto(getBrandUrl(brand, mallPath))
  const mallRegion = page.getByRole('region', { name: 'Points mall' })
  await expect(mallRegion.getByRole('heading', { name: 'Earn points as you play' })).toBeVisible()
  await expect(mallRegion.getByText('Points never expire.')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'main')).toEqual([])
  await mallRegion.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('redeeming a reward sends the payment password and deducts points; an invalid quantity or a wrong password is reported at its field (R-POINTS-07)', async ({
  page,
  tolerance,
}) => {
  // A wrong payment password returns 422, which the browser logs.
  tolerance.allow(/Failed to load resource: the server responded with a status of 4\d\d/)
  const sentBodies = await recordRequestBodies(page, '/wps/relay/points/redeem')
  await upsertReward('harbor-mug', 'Harbor mug')
  const { username } = await createPlayerWithPoints('redeemer', 250)
  await openMall(page, username)
  await expect(page.locator('[data-points="250"]')).toBeVisible()
  await page.getByRole('button', { name: 'Redeem : Harbor mug' }).click()
  const dialog = page.getByRole('dialog', { name: 'Redeem a reward: Harbor mug' })
  await dialog.getByRole('button', { name: 'Redeem now' }).click()
  await expect(dialog.getByLabel('Payment password', { exact: true })).toBeFocused()
  await dialog.getByLabel('Quantity').fill('3')
  await dialog.getByLabel('Payment password', { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: 'Redeem now' }).click()
  await expect(dialog.getByText('Enter a quantity from 1 to 2.')).toBeVisible()
  await dialog.getByLabel('Quantity').fill('2')
  await dialog.getByRole('button', { name: 'Redeem now' }).click()
  await expect(dialog.getByLabel('Payment password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await dialog.getByLabel('Payment password', { exact: true }).fill(paymentPassword)
  await dialog.getByRole('button', { name: 'Redeem now' }).click()
  await expect(dialog.getByText('We have received your redemption.')).toBeVisible()
  expect(sentBodies.at(-1)).toMatchObject({ reward: 'harbor-mug', redeemQuantity: 2, paymentPassword })
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.locator('[data-points="50"]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Redeem : Harbor mug' })).toBeDisabled()
  await expect(page.getByText('50 points short').first()).toBeVisible()
})

test('converting points to money sends the payment password, and credits the wallet only once on a double click (R-POINTS-08)', async ({
  page,
}) => {
  const sentBodies = await recordRequestBodies(page, '/wps/relay/points/convert')
  const { username } = await createPlayerWithPoints('converter', 1250)
  await openMall(page, username)
  await page.getByRole('button', { name: 'Convert to money' }).click()
  const dialog = page.getByRole('dialog', { name: 'Convert points' })
  await dialog.getByLabel('Points', { exact: true }).fill('1,050')
  await expect(dialog.getByText('€10.50')).toBeVisible()
  await dialog.getByRole('button', { name: 'Convert now' }).click()
  await expect(dialog.getByLabel('Payment password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Payment password', { exact: true }).fill(paymentPassword)
  await dialog.getByRole('button', { name: 'Convert now' }).dblclick()
  await expect(dialog.getByText('€10.50 has been added to your balance.')).toBeVisible()
  expect(sentBodies).toMatchObject([{ points: 1050, paymentPassword }])
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.locator('[data-points="200"]')).toBeVisible()
  await expect(page.getByRole('banner').getByText('€10.50')).toBeVisible()
})

test('the redemption history shows the reference number and the state of each redemption: in process, approved, rejected (R-POINTS-02) (R-POINTS-06)', async ({
  page,
}) => {
  await upsertReward('harbor-pen', 'Harbor pen')
  const { username, redeem } = await createPlayerWithPoints('historian', 400)
  const pending = await redeem('harbor-pen', 'pending')
  const approved = await redeem('harbor-pen', 'approved')
  const rejected = await redeem('harbor-pen', 'rejected')
  await runAdminCommand('approve-redemption', { brand, redemption: approved.referenceNumber })
  await runAdminCommand('reject-redemption', { brand, redemption: rejected.referenceNumber, reason: 'Sold out at the maker.' })
  await openMall(page, username)
  await page.getByRole('tab', { name: 'Redemption history' }).click()
  const getRow = (reference: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: reference })
  await expect(getRow(pending.referenceNumber)).toContainText('In process')
  await expect(getRow(approved.referenceNumber)).toContainText('Approved')
  await expect(getRow(rejected.referenceNumber)).toContainText('Rejected')
  await expect(getRow(rejected.referenceNumber)).toContainText('Sold out at the maker.')
  await expect(getRow(pending.referenceNumber)).toContainText('\u2212100 points')
  expect(await findAccessibilityViolations(page, 'main')).toEqual([])
})

test('the points details show each change with the balance after it, even at 320 px and by keyboard (R-POINTS-03)', async ({ page }) => {
  await upsertReward('harbor-cap', 'Harbor cap')
  const { username, redeem } = await createPlayerWithPoints('detailed', 300)
  await redeem('harbor-cap', 'one')
  await page.setViewportSize({ width: 320, height: 700 })
  await openMall(page, username)
  await page.getByRole('tab', { name: 'Rewards' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Points details' })).toBeFocused()
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Redeemed')
  await expect(rows.first()).toContainText('\u2212100 points')
  await expect(rows.first()).toContainText('200 points')
  await expect(rows.last()).toContainText('+300 points')
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  expect(await findAccessibilityViolations(page, 'main')).toEqual([])
})

test('a player without points sees how to earn them, cannot convert any, and has an empty history', async ({ page }) => {
  const username = createUniqueUsername('newcomer')
  await runAdminCommand('create-account', { brand, username, type: 0, password })
  await openMall(page, username)
  await expect(page.locator('[data-points="0"]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Convert to money' })).toBeDisabled()
  await expect(page.getByText(/1 point for every €10\.00 wagered/)).toBeVisible()
  await page.getByRole('tab', { name: 'Points details' }).click()
  await expect(page.getByText('No points yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Redemption history' }).click()
  await expect(page.getByText('Nothing redeemed yet')).toBeVisible()
})
