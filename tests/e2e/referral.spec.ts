import type { Permission, ReferralSummary } from '../../src/generated/api.ts'
import { callServer } from '../platform/call-server.ts'
import { fetchPath, runAdminCommand, expect, findAccessibilityViolations, testServer, test } from './fixtures.ts'
import { callLogin, openAs } from './open-as.ts'
import { lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const brand = 'lotus'
const host = `${brand}.localhost`
const password = 'aLongSecret1'

async function fetchPublicKey(): Promise<Permission['info']['publicKey']> {
  return (JSON.parse((await fetchPath(host, `/wps/system/status?url=${host}`)).text) as { value: Permission }).value.info.publicKey
}

test.beforeEach(({ page }) => page.context().addCookies([{ name: 'lang', value: 'EN', domain: host, path: '/' }]))

test('the menu opens the referral page with link, code and QR code, and the masked usernames of referred friends (R-MEMBER-CENTRE-15)', async ({
  page,
}) => {
  const username = createUniqueUsername('inviter')
  await runAdminCommand('create-account', { brand, username, type: 0, password })
  const { token } = await callLogin(brand, username, password)
  const publicKey = await fetchPublicKey()
  const { code } = (await callServer(testServer.port, publicKey, 'referral.summary', undefined, { host, token })).body
    .value as ReferralSummary
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const openReferrals = async (...credentials: readonly [username: string, password: string]): Promise<void> => {
    await openAs(page, brand, `${lightweightPath}?member=securityCenter`, ...credentials)
    await centre.getByRole('navigation').getByRole('button', { name: 'Invite friends' }).click()
    await expect(centre.getByRole('heading', { level: 3, name: 'Invite friends' })).toBeVisible()
  }
  await openReferrals(username, password)
  await expect(centre.getByText('For each friend you invite: P 15.00 for you, P 10.00 for them')).toBeVisible()
  await expect(centre.getByText('No friends have joined yet')).toBeVisible()
  await expect(centre.getByText(code, { exact: true })).toBeVisible()
  await expect(centre.getByText(new RegExp(`\\?referralCode=${code}$`))).toBeVisible()
  await expect(centre.getByRole('img', { name: new RegExp(code) })).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])

  await openReferrals('player', testServer.password)
  const friends = centre.getByRole('listitem').filter({ hasText: '***' })
  await expect(friends).toHaveText([
    /^li\*\*\*n.*Rewarded.*15\.00$/,
    /^so\*\*\*8.*In progress$/,
    /^an\*\*\*a.*Rewarded.*15\.00$/,
    /^ke\*\*\*7.*Expired$/,
  ])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await centre.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false)
})
