import type { LoginResult, Permission, ReferralSummary } from '../../src/generated/api.ts'
import { callServer } from '../platform/call-server.ts'
import { ask, control, expect, findBarriers, place, test } from './fixtures.ts'
import { callLogin, openAs } from './open-as.ts'
import { openCentre, quietPage } from './open-centre.ts'
import { ownName } from './own-name.ts'

const brand = 'lotus'
const host = `${brand}.localhost`
const password = 'aLongSecret1'

async function publicKey(): Promise<Permission['info']['publicKey']> {
  return (JSON.parse((await ask(host, `/wps/system/status?url=${host}`)).text) as { value: Permission }).value.info.publicKey
}

test.beforeEach(({ page }) => page.context().addCookies([{ name: 'lang', value: 'EN', domain: host, path: '/' }]))

test('the menu has the page to invite friends: link, code and QR code, and who came by it under a masked name (R-MEMBER-CENTRE-15)', async ({
  page,
}) => {
  const username = ownName('inviter')
  await control('create-account', { brand, username, type: 0, password })
  const { token } = await callLogin(brand, username, password)
  const key = await publicKey()
  const { code } = (await callServer(place.port, key, 'referral.summary', undefined, { host, token })).body.value as ReferralSummary
  await openAs(page, brand, quietPage, username, password)
  const centre = await openCentre(page, 'Personal center', 'Invite friends')
  await expect(centre.getByText('P 15.00 for you, P 10.00 for each friend you bring')).toBeVisible()
  await expect(centre.getByText('Nobody has come yet')).toBeVisible()
  await expect(centre.getByText(code, { exact: true })).toBeVisible()
  await expect(centre.getByText(new RegExp(`\\?referralCode=${code}$`))).toBeVisible()
  await expect(centre.getByRole('img', { name: new RegExp(code) })).toBeVisible()
  expect(await findBarriers(page, 'dialog[open]')).toEqual([])

  const asked = { username: ownName('friend'), password, login: true, registerMethod: 'WEB', ageConsent: true, referralCode: code } as const
  const { body } = await callServer(place.port, key, 'member.register', asked, { host })
  expect((body.value as LoginResult | undefined)?.token).toBeTruthy()
  await openAs(page, brand, quietPage, username, password)
  await openCentre(page, 'Personal center', 'Invite friends')
  await expect(centre.getByText('Under way')).toBeVisible()
  await expect(centre.getByText(asked.username)).toHaveCount(0)
  await expect(centre.getByText(`${asked.username.slice(0, 2)}***${asked.username.slice(-1)}`)).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await centre.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false)
})
