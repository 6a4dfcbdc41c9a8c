import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '../../server/modules/secrets/tokens.ts'
import type { MemberDetails } from '../../src/generated/api.ts'
import type { EndpointName } from '../../src/generated/endpoints.ts'
import type { HttpResponse } from './call-server.ts'
import { generateTotp } from './generate-totp.ts'
import { logInWithoutPassword } from './log-in-without-password.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const getErrorCode = ({ body }: HttpResponse) => body.code
let createdCount = 0
async function createPlayer({ remembered: isRemembered = false } = {}) {
  const username = `none${String(++createdCount)}`
  const token = await logInWithoutPassword(platform, 'alpha', username, isRemembered)
  const call = (name: EndpointName, input?: object) => platform.callUnchecked(name, input, { host: alpha, token })
  return {
    username,
    call,
    fetchDetails: async () => (await call('member.details')).body.value as MemberDetails,
    /** Moves the time of the login back so far that it no longer counts as proof of identity. */
    ageLogin: async () => {
      const brand = platform.server.platform.brands.byId('alpha')
      const oldLogin = { authenticated_at: new Date(Date.now() - 11 * 60_000) }
      const tenant = brand && platform.server.platform.sites.tenant(brand)
      await tenant?.db.updateTable('sessions').set(oldLogin).where('token_hash', '=', hashToken(token)).execute()
    },
  }
}
const paymentPasswordInput = { paymentPassword: '192837', confirmPaymentPassword: '192837' }
const firstPassword = { oldPassword: '', newPassword: 'brandnew1', confirmNewPassword: 'brandnew1' }

describe('a player without a password, as after a login by code or an identity provider', () => {
  it('can set a payment password within ten minutes of a manual login; an invalid one is rejected with a reason', async () => {
    const { call, fetchDetails } = await createPlayer()
    expect(await fetchDetails()).toMatchObject({ hasPassword: false, paymentPassword: false })
    const rejectedResponse = await call('member.setPaymentPassword', { ...paymentPasswordInput, paymentPassword: '12' })
    expect(Object.keys(rejectedResponse.body.fields ?? {})).toEqual(['paymentPassword', 'confirmPaymentPassword'])
    expect((await call('member.setPaymentPassword', paymentPasswordInput)).status).toBe(200)
    expect(await fetchDetails()).toMatchObject({ hasPassword: false, paymentPassword: true })
  })

  it('can enable and disable an authenticator app in the same way', async () => {
    const { call, fetchDetails } = await createPlayer()
    const { secret } = (await call('member.authenticator')).body.value as { secret: string }
    expect((await call('member.confirmAuthenticator', { code: generateTotp(secret) })).status).toBe(200)
    expect((await fetchDetails()).authenticator).toBe(true)
    expect((await call('member.removeAuthenticator', {})).status).toBe(200)
    expect((await fetchDetails()).authenticator).toBe(false)
  })

  it('can set a first password, which is required from then on', async () => {
    const { username, call, fetchDetails } = await createPlayer()
    expect((await call('member.changePassword', firstPassword)).status).toBe(200)
    expect((await fetchDetails()).hasPassword).toBe(true)
    expect((await platform.logIn(alpha, username, 'brandnew1')).user.account).toBe(username)
    expect((await call('member.setPaymentPassword', paymentPasswordInput)).body.fields).toHaveProperty('password')
    expect(getErrorCode(await call('member.removeAuthenticator', {}))).toBe('password_wrong')
    expect(
      (await call('member.changePassword', { ...firstPassword, newPassword: 'another12', confirmNewPassword: 'another12' })).body.fields,
    ).toEqual({
      oldPassword: { key: 'reg_required' },
    })
  })

  it.each(['a login more than ten minutes ago', 'a remembered login'])(
    'cannot change its passwords or authenticator app after %s, whatever password is sent',
    async (reason) => {
      const { call, fetchDetails, ageLogin } = await createPlayer({ remembered: reason.startsWith('a remembered') })
      if (reason.startsWith('a login')) await ageLogin()
      const { secret } = (await call('member.authenticator')).body.value as { secret: string }
      for (const passwords of [{}, { password: 'guessed-it1' }]) {
        expect(getErrorCode(await call('member.setPaymentPassword', { ...paymentPasswordInput, ...passwords }))).toBe('login_too_old')
        expect(getErrorCode(await call('member.confirmAuthenticator', { code: generateTotp(secret), ...passwords }))).toBe('login_too_old')
        expect(getErrorCode(await call('member.removeAuthenticator', passwords))).toBe('login_too_old')
      }
      expect(getErrorCode(await call('member.changePassword', firstPassword))).toBe('login_too_old')
      expect(await fetchDetails()).toMatchObject({ hasPassword: false, paymentPassword: false, authenticator: false })
    },
  )
})
