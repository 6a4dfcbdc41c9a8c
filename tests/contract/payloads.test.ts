import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/database.ts'
import { cleanUp } from '../../server/modules/compose-modules.ts'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import { getAudience, encrypt } from '../platform/call-server.ts'
import { alpha, beta } from '../platform/small-brands.ts'
import { type TestPlatform, startTestPlatform } from '../platform/test-platform.ts'
import { samples } from './samples.ts'

let platform: TestPlatform
const tokens: Record<string, string> = {}
beforeAll(async () => {
  platform = await startTestPlatform()
  for (const host of [alpha, beta]) tokens[host] = (await platform.logIn(host, 'player')).token
})
afterAll(() => platform.stop())

type EncryptOptions = Partial<Parameters<typeof encrypt>[2]>
const encryptedEndpoints = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].encrypted)
const getCurrentSeconds = (): number => Math.floor(Date.now() / 1000)

describe.each(encryptedEndpoints)('an encrypted payload of %s', (name) => {
  const { method, path, token } = endpoints[name]
  const encryptSample = (options: EncryptOptions = {}): Promise<string> =>
    encrypt(samples[name](), platform.server.platform.publicKey, { audience: getAudience(alpha, name), ...options })
  /**
   * Returns the error code if it starts with `payload_`; `undefined` if the call succeeded or failed for another
   * reason.
   */
  const send = async (payload: string, host = alpha): Promise<string | undefined> => {
    const headers: Record<string, string> = token === 'required' ? { authorization: `Bearer ${String(tokens[host])}` } : {}
    const { code } = (await platform.send(method, path, { host, body: { payload }, headers })).body
    return code?.startsWith('payload_') === true ? code : undefined
  }

  it('is accepted only once, even in concurrent requests', async () => {
    const payload = await encryptSample()
    const codes = await Promise.all(Array.from({ length: 6 }, () => send(payload)))
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
    expect(await send(payload)).toBe('payload_invalid')
  })

  it('is accepted only on the host and for the operation that it was encrypted for', async () => {
    const payload = await encryptSample()
    expect(await send(payload, beta)).toBe('payload_invalid')
    for (const audience of [`${alpha}${path}/`, `${alpha}/wps/elsewhere`, alpha, path])
      expect(await send(await encryptSample({ audience })), audience).toBe('payload_invalid')
    expect(await send(payload)).toBeUndefined()
  })

  it('needs a nonce, and a time within five minutes of the server’s', async () => {
    for (const offsetSeconds of [-310, 310, 86_400])
      expect(await send(await encryptSample({ iat: getCurrentSeconds() + offsetSeconds })), String(offsetSeconds)).toBe('payload_stale')
    for (const offsetSeconds of [-280, 280])
      expect(await send(await encryptSample({ iat: getCurrentSeconds() + offsetSeconds })), String(offsetSeconds)).toBeUndefined()
    for (const options of [
      { jti: null },
      { jti: 'short' },
      { jti: ['x'.repeat(20)] },
      { iat: null },
      { iat: String(getCurrentSeconds()) },
      { iat: 1e300 },
    ])
      expect(await send(await encryptSample(options)), JSON.stringify(options)).toBe('payload_invalid')
  })
})

it('the response to an outdated payload has the time of the platform in its Date header', async () => {
  const name = 'session.login'
  const payload = await encrypt(samples[name](), platform.server.platform.publicKey, { audience: getAudience(alpha, name), iat: 0 })
  const { headers, body } = await platform.send('POST', endpoints[name].path, { host: alpha, body: { payload } })
  expect(body.code).toBe('payload_stale')
  expect(Math.abs(Date.parse(String(headers['date'])) - Date.now())).toBeLessThan(5_000)
})

it('the nonces of payloads are stored as hashes with an expiry, and deleted by the clean-up job afterwards', async () => {
  const [name, jti] = ['session.login' as const, randomUUID()]
  const payload = await encrypt(samples[name](), platform.server.platform.publicKey, { audience: getAudience(alpha, name), jti })
  await platform.send('POST', endpoints[name].path, { host: alpha, body: { payload } })
  const db = platform.server.platform.sites.tenant(platform.server.platform.brands.byId('alpha') ?? throwMissingBrand()).db
  const nonces = await db.selectFrom('payload_nonces').selectAll().execute()
  const hashes = nonces.map(({ nonce_hash: nonceHash }) => nonceHash.toString('hex'))
  expect(hashes).toContain(createHash('sha256').update(jti).digest('hex'))
  expect(hashes).not.toContain(Buffer.from(jti).toString('hex'))
  for (const { expires_at: expiresAt } of nonces) expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(0)
  await db
    .updateTable('payload_nonces')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
  const applicationDb = await openDatabase({ appUrl: platform.databaseUrl }, () => undefined)
  try {
    await cleanUp(applicationDb)
  } finally {
    await applicationDb.destroy()
  }
  expect(await db.selectFrom('payload_nonces').selectAll().execute()).toEqual([])
})

const throwMissingBrand = (): never => {
  throw new Error('Brand alpha is not served.')
}
