import { sql } from 'kysely'
import { type Tenant, inTransaction } from '../../../database/tenant.ts'

/** Counts the days of a brand anew, by the clocks of another zone. Who moves money meanwhile waits. */
export const moveDays = (tenant: Tenant, timeZone: string): Promise<void> =>
  inTransaction(tenant, async ({ code: merchant, db }) => {
    await sql`set local statement_timeout = 0`.execute(db)
    await sql`lock table money_days, play_days in share row exclusive mode`.execute(db)
    await db.updateTable('sites').set({ time_zone: timeZone }).where('merchant', '=', merchant).execute()
    await sql`select count_days(${merchant})`.execute(db)
  })
