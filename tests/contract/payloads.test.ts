import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/database.ts'
import { cleanUp } from '../../server/modules/compose-modules.ts'
import { type CallName, endpoints } from '../../src/generated/endpoints.ts'
import { audienceOf, encrypt } from '../platform/call-server.ts'
import { alpha, beta } from '../platform/small-brands.ts'
import { type TestPlatform, withPlatform } from '../platform/with-platform.ts'
import { samples } from './samples.ts'

let platform: TestPlatform
const tokens: Record<string, string> = {}
beforeAll(async () => {
  platform = await withPlatform()
  for (const host of [alpha, beta]) tokens[host] = (await platform.logIn(host, 'player')).token
})
afterAll(() => platform.stop())

type Sealing = Partial<Parameters<typeof encrypt>[2]>
const encrypted = (Object.keys(endpoints) as CallName[]).filter((name) => endpoints[name].encrypted)
const now = (): number => Math.floor(Date.now() / 1000)

describe.each(encrypted)('an encrypted payload of %s', (name) => {
  const { method, path, token } = endpoints[name]
  const seal = (how: Sealing = {}): Promise<string> =>
    encrypt(samples[name](), platform.server.platform.publicKey, { audience: audienceOf(alpha, name), ...how })
  /** The error about the payload itself; `undefined` if it was decrypted, whatever the result of the call. */
  const send = async (payload: string, host = alpha): Promise<string | undefined> => {
    const headers: Record<string, string> = token === 'required' ? { authorization: `Bearer ${String(tokens[host])}` } : {}
    const { code } = (await platform.send(method, path, { host, body: { payload }, headers })).body
    return code?.startsWith('payload_') === true ? code : undefined
  }

  it('is accepted once, also for concurrent requests', async () => {
    const payload = await seal()
    const codes = await Promise.all(Array.from({ length: 6 }, () => send(payload)))
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
    expect(await send(payload)).toBe('payload_invalid')
  })

  it('is accepted only on the host and for the operation that it was encrypted for', async () => {
    const payload = await seal()
    expect(await send(payload, beta)).toBe('payload_invalid')
    for (const audience of [`${alpha}${path}/`, `${alpha}/wps/elsewhere`, alpha, path])
      expect(await send(await seal({ audience })), audience).toBe('payload_invalid')
    expect(await send(payload)).toBeUndefined()
  })

  it('needs a nonce and a time near the server’s', async () => {
    for (const off of [-310, 310, 86_400]) expect(await send(await seal({ iat: now() + off })), String(off)).toBe('payload_stale')
    for (const off of [-280, 280]) expect(await send(await seal({ iat: now() + off })), String(off)).toBeUndefined()
    for (const how of [{ jti: null }, { jti: 'short' }, { jti: ['x'.repeat(20)] }, { iat: null }, { iat: String(now()) }, { iat: 1e300 }])
      expect(await send(await seal(how)), JSON.stringify(how)).toBe('payload_invalid')
  })
})

it('with an outdated time is answered with the time of the platform', async () => {
  const name = 'session.login'
  const payload = await encrypt(samples[name](), platform.server.platform.publicKey, { audience: audienceOf(alpha, name), iat: 0 })
  const { headers, body } = await platform.send('POST', endpoints[name].path, { host: alpha, body: { payload } })
  expect(body.code).toBe('payload_stale')
  expect(Math.abs(Date.parse(String(headers['date'])) - Date.now())).toBeLessThan(5_000)
})

it('is remembered as a hash, until it is too old to be accepted', async () => {
  const db = platform.server.platform.sites.tenant(platform.server.platform.brands.byId('alpha') ?? never()).db
  const before = await db.selectFrom('payload_nonces').selectAll().execute()
  expect(before.length).toBeGreaterThan(0)
  for (const { expires_at: until } of before) expect(until.getTime() - Date.now()).toBeGreaterThan(0)
  await db
    .updateTable('payload_nonces')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
  const all = await openDatabase({ serve: platform.databaseUrl }, () => undefined)
  try {
    await cleanUp(all)
  } finally {
    await all.destroy()
  }
  expect(await db.selectFrom('payload_nonces').selectAll().execute()).toEqual([])
})

const never = (): never => {
  throw new Error('Brand alpha is not served.')
}
