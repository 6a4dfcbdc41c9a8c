import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type SharedDatabase } from '../../server/database/database.ts'
import type { JobStore } from '../../server/database/job-store.ts'
import { withTransaction } from '../../server/database/tenant.ts'
import { createJobs } from '../../server/modules/jobs/index.ts'
import { createOutbox } from '../../server/modules/messages/index.ts'
import { chooseByDepth } from '../depth.ts'
import { type TestDatabase, createTestDatabase } from './test-database.ts'

const key = Buffer.alloc(32, 7)
let testDatabase: TestDatabase
let database: SharedDatabase
let store: JobStore
let superuser: pg.Client
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = await openDatabase(testDatabase.urls, () => undefined)
  store = await database.openJobs(() => undefined, { maintainSeconds: 1, expireSeconds: 2 })
  superuser = new pg.Client(testDatabase.url)
  await superuser.connect()
})
afterAll(async () => {
  await store.close()
  await database.destroy()
  await superuser.end()
  await testDatabase.drop()
})

const getTenant = () => ({ code: 'ALPHA', db: database.forBrand('ALPHA') })
const createMessage = (number: number) => ({ channel: 'sms' as const, to: '+84900000000', text: `message ${String(number)}` })
const countJobs = async (where: string): Promise<number> =>
  (await superuser.query<{ count: number }>(`select count(*)::int as count from jobs.job where ${where}`)).rows[0]?.count ?? 0

const startWorker = (): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'job-worker.ts'), {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, DATABASE_URL: testDatabase.urls.appUrl },
    })
    child.once('message', () => resolve(child))
    child.once('error', reject)
  })
const killWorker = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })

describe('the job queue', () => {
  it('has a job once the transaction that enqueued it has committed, and never after a rollback', async () => {
    const jobs = createJobs(store, key, () => undefined)
    const failedTransaction = withTransaction(getTenant(), async (trx) => {
      await jobs.enqueue(trx, 'message', { message: createMessage(-1) })
      throw new Error('undone')
    })
    await expect(failedTransaction).rejects.toThrow('undone')
    expect(await countJobs(`name = 'message'`)).toBe(0)
    await withTransaction(getTenant(), (trx) => jobs.enqueue(trx, 'message', { message: createMessage(-2) }))
    const job = await store.fetch('message')
    expect(job?.id).toEqual(expect.any(String))
    await store.complete('message', job?.id ?? '')
  })

  it('stores no message in readable form', async () => {
    const { rows } = await superuser.query<{ data: string }>(`select data::text as data from jobs.job where name = 'message'`)
    expect(rows.length).toBeGreaterThan(0)
    for (const { data } of rows) expect(data).not.toMatch(/8490|message -/)
  })

  it('delivers every message once, while concurrent workers are killed at random', async () => {
    const jobs = createJobs(store, key, () => undefined)
    const [rounds, perRound] = [chooseByDepth(3, 1), chooseByDepth(150, 60)]
    let workers = await Promise.all(Array.from({ length: 4 }, startWorker))
    for (let round = 0; round < rounds; round++) {
      for (let number = 0; number < perRound; number++)
        await jobs.enqueue(getTenant(), 'message', { message: createMessage(round * perRound + number) })
      const completedBefore = await countJobs(`name = 'message' and state = 'completed'`)
      await expect
        .poll(() => countJobs(`name = 'message' and state = 'completed'`))
        .toBeGreaterThan(Math.min(completedBefore + Math.floor(Math.random() * 60), (round + 1) * perRound - 20))
      const [killedWorkers, remainingWorkers] = [workers.slice(0, 2), workers.slice(2)]
      await Promise.all(killedWorkers.map(killWorker))
      workers = [...remainingWorkers, ...(await Promise.all([startWorker(), startWorker()]))]
    }
    await expect.poll(() => countJobs(`name = 'message' and state <> 'completed'`), { timeout: 60_000, interval: 200 }).toBe(0)
    await Promise.all(workers.map(killWorker))
    const deliveredTexts = (await createOutbox(key).listNewest(getTenant(), 1000)).map(({ text }) => text)
    expect(deliveredTexts.toSorted()).toEqual(
      Array.from({ length: rounds * perRound }, (_, number) => createMessage(number).text).toSorted(),
    )
  })

  it('has one job per time slot, however many servers enqueue it', async () => {
    const { rows } = await superuser.query<{ slot: Date; jobs: number }>(
      `select singleton_on as slot, count(*)::int as jobs from jobs.job where name = 'password-reset' group by slot`,
    )
    // The hour may have changed in between.
    expect([1, 2]).toContain(rows.length)
    for (const { slot, jobs } of rows) expect({ slot, jobs }).toEqual({ slot: expect.any(Date), jobs: 1 })
  })
})
