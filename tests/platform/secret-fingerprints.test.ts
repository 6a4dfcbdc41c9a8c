import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPayloadKey } from '../../server/modules/secrets/index.ts'
import { SettingsError } from '../../server/settings-error.ts'
import { query } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { type TestPlatform, testPassword, testSecretKey, startTestPlatform } from './test-platform.ts'

const payloadKey = createPayloadKey()

let database: TestDatabase
let firstPlatform: TestPlatform
/** Starts another server on the same database, with a separate data folder. */
const startOtherPlatform = (env: Readonly<Record<string, string>> = {}): Promise<TestPlatform> =>
  startTestPlatform({
    merchantsDir: firstPlatform.merchantsDir,
    env: { DATABASE_URL: database.urls.appUrl, MIGRATE_DATABASE_URL: '', PAYLOAD_KEY: payloadKey, ...env },
  })

beforeAll(async () => {
  database = await createTestDatabase()
  firstPlatform = await startTestPlatform({
    env: { DATABASE_URL: database.urls.appUrl, MIGRATE_DATABASE_URL: '', PAYLOAD_KEY: payloadKey },
  })
  await firstPlatform.logIn(alpha, 'player')
})
afterAll(async () => {
  await firstPlatform.stop()
  await database.drop()
})

describe('another server on the same database', () => {
  it('starts with the same secrets and a different admin API token', async () => {
    const otherPlatform = await startOtherPlatform({ ADMIN_API_TOKEN: 'a-admin-api-token-of-its-own-32-characters' })
    expect((await otherPlatform.logIn(alpha, 'player')).token).toEqual(expect.any(String))
    await otherPlatform.stop()
  })

  it.each([
    ['SECRET_KEY', 'another-secret-of-the-tests-and-of-nothing-else'],
    ['PAYLOAD_KEY', createPayloadKey()],
    ['DEMO_PASSWORD', 'Fjordpassword2'],
  ])('refuses to start with another %s: the error has its name but not its value, and nothing is written', async (name, value) => {
    const rowCountBefore = (await query({ databaseUrl: database.url }, 'select from audit_log')).rowCount
    const startAttempt = startOtherPlatform({ [name]: value })
    await expect(startAttempt).rejects.toThrow(SettingsError)
    await expect(startAttempt).rejects.toThrow(new RegExp(`^${name} `))
    await expect(startAttempt).rejects.not.toThrow(value)
    expect((await query({ databaseUrl: database.url }, 'select from audit_log')).rowCount).toBe(rowCountBefore)
    expect(await firstPlatform.runAdminCommand('audit-verify', { brand: 'alpha' })).toMatchObject({ passed: true })
  })

  it('accepts a new payload key if ROTATE_PAYLOAD_KEY is on, and only that key from then on', async () => {
    const newKey = createPayloadKey()
    const rotatedPlatform = await startOtherPlatform({ PAYLOAD_KEY: newKey, ROTATE_PAYLOAD_KEY: 'on' })
    expect((await rotatedPlatform.logIn(alpha, 'player')).token).toEqual(expect.any(String))
    await rotatedPlatform.stop()
    await expect(startOtherPlatform()).rejects.toThrow(/^PAYLOAD_KEY /)
    await (await startOtherPlatform({ PAYLOAD_KEY: newKey })).stop()
    await (await startOtherPlatform({ ROTATE_PAYLOAD_KEY: 'on' })).stop()
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
    const otherPlatform = await startTestPlatform({ env: { PAYLOAD_KEY: payloadKey, SECRET_KEY: `${testSecretKey}-of-elsewhere` } })
    const otherFingerprints = await listFingerprints(otherPlatform.databaseUrl)
    await otherPlatform.stop()
    for (const { text } of ownFingerprints) expect(otherFingerprints.map((fingerprint) => fingerprint.text)).not.toContain(text)
    expect(JSON.stringify([ownFingerprints, otherFingerprints])).not.toContain(Buffer.from(testPassword).toString('hex'))
  })
})
