import argon2 from 'argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '../../server/modules/secrets/tokens.ts'
import type { LoginResult, MemberInfo, SessionLoginBody } from '../../src/generated/api.ts'
import { addInterval } from './add-interval.ts'
import { alpha, gamma } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform({ env: { PASSWORD_COST: '19x2' } })))
afterAll(() => platform.stop())

const attemptLogin = (username: string, password: string, overrides: Partial<SessionLoginBody> = {}, host = alpha) =>
  platform.call('session.login', { username, password, type: 'username', ...overrides }, { host })

describe('logging in', () => {
  it('returns token, firstTimeLogin, passwordExpired and the user, whose type is the account type (R-ENTITIES-08, R-ENTITIES-11)', async () => {
    const first = await platform.logIn(alpha, 'agent')
    expect(first).toMatchObject({
      firstTimeLogin: true,
      passwordExpired: false,
      user: { account: 'agent', type: 1, clubLabel: { labelName: 'Platinum', rankLevel: 5 }, memberLabel: [{ labelName: 'Platinum' }] },
    })
    const { token } = first
    expect((await platform.logIn(alpha, 'agent')).firstTimeLogin).toBe(true)
    await platform.call('session.firstLogin', undefined, { host: alpha, token })
    expect((await platform.logIn(alpha, 'agent')).firstTimeLogin).toBe(false)
    expect(((await platform.call('member.info', undefined, { host: alpha, token })).body.value as MemberInfo).id).toBe(first.user.id)
  })

  it('trims the username, but not the password, and ignores the case of the username', async () => {
    expect((await attemptLogin('  PLAYER ', testPassword)).status).toBe(200)
    expect((await attemptLogin('player', ` ${testPassword} `)).body.code).toBe('login_failed')
  })

  it('rejects the token after logout', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    expect((await platform.call('session.logout', undefined, { host: alpha, token })).body).toEqual({ success: true, value: null })
    expect((await platform.call('member.info', undefined, { host: alpha, token })).body.code).toBe('not_logged_in')
  })

  it('rejects the token after a day', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    const brand = platform.server.platform.brands.byId('alpha')
    const shortenSession = (minutes: number) =>
      brand &&
      platform.server.platform.sites
        .tenant(brand)
        .db.updateTable('sessions')
        .set({ expires_at: sql<Date>`${sql.raw(addInterval('expires_at', `-${String(minutes)} minutes`))}` })
        .where('token_hash', '=', hashToken(token))
        .execute()
    await shortenSession(24 * 60 - 1)
    expect((await platform.call('member.info', undefined, { host: alpha, token })).status).toBe(200)
    await shortenSession(1)
    expect((await platform.call('member.info', undefined, { host: alpha, token })).body.code).toBe('not_logged_in')
  })

  it('stores no token, only its hash', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    const { default: pg } = await import('pg')
    const client = new pg.Client(platform.databaseUrl)
    await client.connect()
    const { rows } = await client.query<{ row: string }>(
      'select sessions::text as row from sessions union all select accounts::text from accounts',
    )
    await client.end()
    expect(rows.length).toBeGreaterThan(5)
    for (const secret of [token, testPassword])
      for (const text of [secret, Buffer.from(secret).toString('hex')]) expect(rows.filter(({ row }) => row.includes(text))).toEqual([])
  })

  it('rehashes a password whose hash has outdated parameters, and leaves it unchanged after a wrong password', async () => {
    await platform.runAdminCommand('create-account', { brand: 'alpha', username: 'oldhash', type: 0, password: 'rightpass1' })
    const { default: pg } = await import('pg')
    const client = new pg.Client(platform.databaseUrl)
    await client.connect()
    const oldHash = await argon2.hash('rightpass1', { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    const fetchHash = async () =>
      (await client.query<{ hash: string }>("select password_hash as hash from accounts where username = 'oldhash'")).rows[0]?.hash
    await client.query("update accounts set password_hash = $1 where username = 'oldhash'", [oldHash])
    expect((await attemptLogin('oldhash', 'wrong')).body.code).toBe('login_failed')
    expect(await fetchHash()).toBe(oldHash)
    expect((await attemptLogin('oldhash', 'rightpass1')).status).toBe(200)
    const newHash = await fetchHash()
    expect(newHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await attemptLogin('oldhash', 'rightpass1')).status).toBe(200)
    expect(await fetchHash()).toBe(newHash)
    await client.end()
  })

  it('rejects an unknown name and a wrong password with the same responses, attempt by attempt', async () => {
    await platform.runAdminCommand('create-account', { brand: 'alpha', username: 'known', type: 0 })
    const outcomes: unknown[][] = []
    for (const username of ['known', 'unknown']) {
      const responses = []
      for (let n = 0; n < 5; n++) {
        const { status, body } = await attemptLogin(username, 'wrong')
        responses.push({ status, body })
      }
      outcomes.push(responses)
    }
    expect(outcomes[0]).toEqual(outcomes[1])
    expect(outcomes[0]?.map((response) => (response as { body: { code: string } }).body.code)).toEqual([
      'login_failed',
      'login_failed',
      'login_failed',
      'captcha_required',
      'captcha_required',
    ])
  })

  it('takes as long for an unknown name as for a wrong password', async () => {
    const measure = async (username: string) => {
      const start = performance.now()
      await attemptLogin(username, 'wrong')
      return performance.now() - start
    }
    const durations: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let n = 0; n < 15; n++) {
      await platform.runAdminCommand('create-account', { brand: 'alpha', username: `timed${String(n)}`, type: 0 })
      durations.known.push(await measure(`timed${String(n)}`))
      durations.unknown.push(await measure(`nobody${String(n)}`))
    }
    const getMedian = (list: number[]) => list.toSorted((a, b) => a - b)[7] ?? 0
    expect(getMedian(durations.unknown) / getMedian(durations.known)).toBeGreaterThan(0.6)
    expect(getMedian(durations.unknown) / getMedian(durations.known)).toBeLessThan(1.67)
  })

  it('reveals the state of an account only after the correct password', async () => {
    await platform.runAdminCommand('create-account', { brand: 'alpha', username: 'closed', type: 0, password: 'rightpass1' })
    const { token } = await platform.logIn(alpha, 'closed', 'rightpass1')
    await platform.runAdminCommand('disable-account', { brand: 'alpha', username: 'closed' })
    expect((await platform.call('member.info', undefined, { host: alpha, token })).body.code).toBe('not_logged_in')
    expect((await attemptLogin('closed', 'wrong')).body.code).toBe('login_failed')
    expect((await attemptLogin('closed', 'rightpass1')).body.code).toBe('account_disabled')
    await platform.runAdminCommand('enable-account', { brand: 'alpha', username: 'closed' })
    expect((await attemptLogin('closed', 'rightpass1')).status).toBe(200)
  })

  it('lets only agents log in on the agent side, and only members on the member side (R-ROLES-15, R-ROLES-16)', async () => {
    expect((await attemptLogin('player', testPassword, {}, gamma)).body.code).toBe('non_agent_login')
    expect((await attemptLogin('agent', testPassword, {}, gamma)).status).toBe(200)
    await platform.runAdminCommand('create-account', { brand: 'alpha', username: 'agentonly', type: 2, password: 'rightpass1' })
    await platform.runAdminCommand('set-side', { brand: 'alpha', username: 'agentonly', side: 'agent' })
    expect((await attemptLogin('agentonly', 'rightpass1')).body.code).toBe('non_member_login')
  })

  it('rejects a login by SMS while it is disabled', async () => {
    expect((await attemptLogin('player', testPassword, { type: 'sms' })).body.code).toBe('method_disabled')
  })

  it('reports an expired password, and ends every session when an operator sets a new one', async () => {
    await platform.runAdminCommand('expire-password', { brand: 'alpha', username: 'guest' })
    const { passwordExpired, token } = (await attemptLogin('guest', testPassword)).body.value as LoginResult
    expect(passwordExpired).toBe(true)
    const { password } = await platform.runAdminCommand('set-password', { brand: 'alpha', username: 'guest' })
    expect((await platform.call('member.info', undefined, { host: alpha, token })).body.code).toBe('not_logged_in')
    expect((await platform.logIn(alpha, 'guest', String(password))).passwordExpired).toBe(false)
  })
})
