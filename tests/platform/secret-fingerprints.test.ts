import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPayloadKey } from '../../server/modules/secrets/index.ts'
import { SettingsError } from '../../server/settings-error.ts'
import { query } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { type TestPlatform, testPassword, testSecretKey, withPlatform } from './with-platform.ts'

const payloadKey = createPayloadKey()

let database: TestDatabase
let first: TestPlatform
/** Starts another server on the same database, with a separate data folder. */
const startOther = (env: Readonly<Record<string, string>> = {}): Promise<TestPlatform> =>
  withPlatform({
    merchantsDir: first.merchantsDir,
    env: { DATABASE_URL: database.urls.appUrl, MIGRATE_DATABASE_URL: '', PAYLOAD_KEY: payloadKey, ...env },
  })

beforeAll(async () => {
  database = await createTestDatabase()
  first = await withPlatform({ env: { DATABASE_URL: database.urls.appUrl, MIGRATE_DATABASE_URL: '', PAYLOAD_KEY: payloadKey } })
  await first.logIn(alpha, 'player')
})
afterAll(async () => {
  await first.stop()
  await database.drop()
})

describe('another server on the same database', () => {
  it('starts with the same secrets and a different admin API token', async () => {
    const other = await startOther({ ADMIN_API_TOKEN: 'a-admin-api-token-of-its-own-32-characters' })
    expect((await other.logIn(alpha, 'player')).token).toEqual(expect.any(String))
    await other.stop()
  })

  it.each([
    ['SECRET_KEY', 'another-secret-of-the-tests-and-of-nothing-else'],
    ['PAYLOAD_KEY', createPayloadKey()],
    ['DEMO_PASSWORD', 'Fjordpassword2'],
  ])('refuses to start with another %s: the error has its name but not its value, and nothing is written', async (name, value) => {
    const before = (await query({ databaseUrl: database.url }, 'select from audit_log')).rowCount
    const refused = startOther({ [name]: value })
    await expect(refused).rejects.toThrow(SettingsError)
    await expect(refused).rejects.toThrow(new RegExp(`^${name} `))
    await expect(refused).rejects.not.toThrow(value)
    expect((await query({ databaseUrl: database.url }, 'select from audit_log')).rowCount).toBe(before)
    expect(await first.runAdminCommand('audit-verify', { brand: 'alpha' })).toMatchObject({ right: true })
  })

  it('accepts a new payload key if ROTATE_PAYLOAD_KEY is on, and only that key from then on', async () => {
    const newKey = createPayloadKey()
    const rotated = await startOther({ PAYLOAD_KEY: newKey, ROTATE_PAYLOAD_KEY: 'on' })
    expect((await rotated.logIn(alpha, 'player')).token).toEqual(expect.any(String))
    await rotated.stop()
    await expect(startOther()).rejects.toThrow(/^PAYLOAD_KEY /)
    await (await startOther({ PAYLOAD_KEY: newKey })).stop()
    await (await startOther({ ROTATE_PAYLOAD_KEY: 'on' })).stop()
  })
})

describe('the stored fingerprint of a secret', () => {
  it('differs between installations, and cannot be computed without the secret key', async () => {
    const listFingerprints = async (databaseUrl: string) =>
      (
        await query<{ name: string; text: string }>(
          { databaseUrl },
          `select name, encode(fingerprint, 'hex') as text from secret_fingerprints order by name`,
        )
      ).rows
    const ownFingerprints = await listFingerprints(database.url)
    expect(ownFingerprints.map(({ name }) => name)).toEqual(['DEMO_PASSWORD', 'PAYLOAD_KEY', 'SECRET_KEY'])
    const otherPlatform = await withPlatform({ env: { PAYLOAD_KEY: payloadKey, SECRET_KEY: `${testSecretKey}-of-elsewhere` } })
    const otherFingerprints = await listFingerprints(otherPlatform.databaseUrl)
    await otherPlatform.stop()
    for (const { text } of ownFingerprints) expect(otherFingerprints.map((one) => one.text)).not.toContain(text)
    expect(JSON.stringify([ownFingerprints, otherFingerprints])).not.toContain(Buffer.from(testPassword).toString('hex'))
  })
})
