import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, openPool } from '../../server/database/database.ts'
import { openReplica } from '../../server/database/connections/replica.ts'
import { isUnavailable } from '../../server/database/errors.ts'
import { waitForDatabase } from '../../server/database/wait-for-database.ts'
import { runLiveryWithEnv } from '../merchants/run-livery.ts'
import { type ReplicatedPostgres, startReplicatedPostgres } from './standby.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

const lagSeconds = 3

let postgres: ReplicatedPostgres
let platform: TestPlatform
beforeAll(async () => {
  postgres = await startReplicatedPostgres()
  const { appUrl, migrationUrl } = postgres.urls
  platform = await startTestPlatform({
    env: {
      DATABASE_URL: appUrl,
      MIGRATE_DATABASE_URL: migrationUrl,
      DATABASE_REPLICA_URL: postgres.toStandbyUrl(appUrl),
      REPLICA_LAG_SECONDS: String(lagSeconds),
    },
  })
})
afterAll(async () => {
  await platform.stop()
  await postgres.remove()
})

interface Report {
  readonly value: unknown
  readonly staleSeconds?: number
}

async function fetchReport(command: string, body: object): Promise<Report> {
  const authorization = `Bearer ${readFileSync(join(platform.dataDir, 'admin-api-token'), 'utf8')}`
  const response = await platform.send('POST', `/_livery/admin/${command}`, { host: 'localhost', body, headers: { authorization } })
  expect(response.body.success, response.text).toBe(true)
  return response.body as unknown as Report
}

let createdCount = 0
const createAccount = async (): Promise<string> => {
  const username = `reported${String(++createdCount)}`
  await platform.runAdminCommand('create-account', { brand: 'alpha', username, type: 0 })
  return username
}
const listAccounts = async () => {
  const { value, staleSeconds } = await fetchReport('accounts', { brand: 'alpha', count: 500 })
  return { usernames: (value as readonly { username: string }[]).map(({ username }) => username), staleSeconds }
}

describe('a report of the admin API, with a replica', () => {
  it('comes from the replica, with everything that was committed before the request, and states its age', async () => {
    for (let n = 0; n < 5; n++) {
      const username = await createAccount()
      const { usernames, staleSeconds } = await listAccounts()
      expect(staleSeconds).toBeLessThan(1)
      expect(usernames).toContain(username)
    }
  })

  it.each([
    ['search-accounts', { query: 'reported' }],
    ['account-history', { username: 'reported1' }],
    ['audit-list', {}],
    ['audit-verify', {}],
    ['audit-export', {}],
    ['ledger-verify', {}],
    ['debts', {}],
    ['referrals', {}],
    ['vendor-bets', { vendor: 'PGF' }],
  ])('comes from the replica: %s', async (command, parameters) => {
    expect((await fetchReport(command, { brand: 'alpha', ...parameters })).staleSeconds).toBeLessThan(1)
  })

  it('comes from the replica for the whole platform as well', async () => {
    expect((await fetchReport('audit-list', {})).staleSeconds).toBeLessThan(1)
  })

  it('shows the rows of its brand only, and is in the audit log', async () => {
    const username = await createAccount()
    const { value, staleSeconds } = await fetchReport('search-accounts', { brand: 'beta', query: username })
    expect([value, staleSeconds]).toEqual([[], expect.any(Number)])
    expect(await platform.runAdminCommand('audit-list', { brand: 'beta', event: 'operator-search-accounts' })).toMatchObject([
      { outcome: 'done' },
    ])
  })

  it('is printed with its age by the command line', async () => {
    const { code, err } = await runLiveryWithEnv({ DATA_DIR: platform.dataDir }, 'platform', 'debts', 'alpha')
    expect([code, err]).toEqual([0, expect.stringMatching(/From a replica: up to 1 s old\./)])
  })

  it('comes from the primary if operators make decisions based on it', async () => {
    for (const command of ['deposits', 'withdrawals', 'approvals', 'values'])
      expect((await fetchReport(command, { brand: 'alpha' })).staleSeconds, command).toBeUndefined()
  })
})

describe('a replica that lags', () => {
  it('answers while its lag is within the limit, with an age that covers every missing change; beyond the limit, the primary answers', async () => {
    const replicatedUsername = await createAccount()
    await expect.poll(async () => (await listAccounts()).usernames).toContain(replicatedUsername)
    await postgres.pauseReplay()
    const missingUsername = await createAccount()
    const committedAt = performance.now()
    const laggingReport = await listAccounts()
    expect(laggingReport.usernames).toContain(replicatedUsername)
    expect(laggingReport.usernames).not.toContain(missingUsername)
    expect(laggingReport.staleSeconds).toBeGreaterThan(0.5)
    expect(laggingReport.staleSeconds).toBeLessThanOrEqual(lagSeconds)
    await sleep(committedAt + lagSeconds * 1000 - performance.now())
    const currentReport = await listAccounts()
    expect(currentReport.usernames).toContain(missingUsername)
    expect(currentReport.staleSeconds).toBeUndefined()
    await postgres.resumeReplay()
    await expect.poll(async () => (await listAccounts()).staleSeconds).toBeLessThan(1)
    expect((await listAccounts()).usernames).toContain(missingUsername)
  })
})

describe('a slow report', () => {
  it('is answered by the primary if its statement times out on the replica, and other brands still use the replica', async () => {
    const { appUrl } = postgres.urls
    const database = await openDatabase({ appUrl }, () => undefined, { migrates: false })
    const replica = openReplica({ url: postgres.toStandbyUrl(appUrl), primary: database, maxStaleSeconds: 60, onError: () => undefined })
    const read = (merchant: string, statement: string) => replica.read(merchant, (db) => sql.raw(statement).execute(db))
    expect(await read('alpha', `do $$ begin raise sqlstate '57014'; end $$`)).toBeUndefined()
    expect(await read('beta', 'select 1')).toMatchObject({ value: { rows: [expect.anything()] } })
    await replica.close()
    await database.destroy()
  })
})

describe('a stopped replica', () => {
  it('is replaced by the primary until it answers again', async () => {
    await listAccounts()
    await postgres.stopStandby()
    const username = await createAccount()
    const startedAt = performance.now()
    for (let n = 0; n < 3; n++) {
      const { usernames, staleSeconds } = await listAccounts()
      expect(staleSeconds).toBeUndefined()
      expect(usernames).toContain(username)
    }
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    await postgres.startStandby()
    await expect.poll(async () => (await listAccounts()).staleSeconds).toBeLessThan(1)
  })
})

describe('a standby', () => {
  it('is not read in place of the primary: its data may be older than the last write', async () => {
    const pool = openPool(postgres.toStandbyUrl(postgres.urls.appUrl), { max: 1, statementMilliseconds: 0 }, () => undefined)
    await expect(pool.query('select 1')).rejects.toSatisfy(isUnavailable)
    await expect(pool.query('select 1')).rejects.toThrow('it is a standby')
    await pool.end()
  })

  it('is not accepted as the primary at startup: the server waits', async () => {
    const lines: string[] = []
    const urls = { appUrl: postgres.toStandbyUrl(postgres.urls.appUrl) }
    await expect(waitForDatabase(urls, { log: (line) => void lines.push(line), seconds: 1 })).rejects.toThrow(
      /did not answer within 1 s \(it is a standby\)/,
    )
    expect(lines).toEqual([expect.stringContaining('it is a standby')])
  })

  it('of another database does not answer reports', async () => {
    const server = await startTestPlatform({ env: { DATABASE_REPLICA_URL: postgres.toStandbyUrl(postgres.urls.appUrl) } })
    const authorization = `Bearer ${readFileSync(join(server.dataDir, 'admin-api-token'), 'utf8')}`
    const response = await server.send('POST', '/_livery/admin/accounts', {
      host: 'localhost',
      body: { brand: 'alpha' },
      headers: { authorization },
    })
    expect(response.body).toMatchObject({ success: true })
    expect(response.body).not.toHaveProperty('staleSeconds')
    await server.stop()
  })
})
