import { sql } from 'kysely'
import { openDatabase } from '../../server/database/database.ts'
import { createJobs, startWorkers } from '../../server/modules/jobs/index.ts'
import { createOutbox } from '../../server/modules/messages/index.ts'
import type { Message } from '../../server/integrations/messengers/messenger.ts'

/**
 * A job worker in a separate process that delivers messages to the outbox until it is killed, and enqueues an hourly
 * `password-reset` job. It uses the database in `DATABASE_URL`.
 */
const key = Buffer.alloc(32, 7)
const noLog = (): void => undefined
const database = await openDatabase({ appUrl: process.env['DATABASE_URL'] ?? '' }, noLog)
const store = await database.openJobs(noLog, { maintainSeconds: 1, expireSeconds: 2 })
const jobs = createJobs(store, key, noLog)
const outbox = createOutbox(key)
startWorkers({
  store,
  key,
  log: noLog,
  handlers: {
    message: async ({ id, payload }) => {
      const { message } = payload as { readonly message: Message }
      const tenant = { code: 'ALPHA', db: database.forBrand('ALPHA') }
      await outbox.send({ tenant, name: 'Alpha', id }, message)
      // The pause makes it likely that a worker is killed between the delivery and its acknowledgement.
      await sql`select pg_sleep(0.02)`.execute(database)
    },
    'password-reset': async () => undefined,
    ranks: async () => undefined,
    referrals: async () => undefined,
    'vendor-pictures': async () => undefined,
    settlement: async () => undefined,
  },
})
await jobs.enqueueOncePerInterval('password-reset', 3600)
process.send?.('ready')
