import { sql } from 'kysely'
import { subtractDays, type CleanUp } from '../../../database/clean-up.ts'
import type { Database } from '../../../database/database.ts'

/**
 * Retention of a stored answer after its bet has ended; without a bet, after the request. A request that is repeated
 * later moves no money: play sessions last at most a day, so a bet is refused because its session has expired; for
 * other requests, the bet is unknown.
 */
const retentionDays = 90
const batchSize = 5_000

/**
 * Deletes nonces of requests that would be rejected as too old, and answers past their retention: by brand, because a
 * distributed database can join tables in a delete only for one brand, and in batches.
 */
export const purgeVendorCalls: CleanUp = async (db, now) => {
  await db.deleteFrom('vendor_nonces').where('expires_at', '<', now).execute()
  const cutoff = subtractDays(now, retentionDays)
  const brands = await db.selectFrom('vendor_calls').select('merchant').distinct().where('at', '<', cutoff).execute()
  for (const { merchant } of brands) {
    let deleted: number
    do deleted = await deleteAnswers(db, merchant, cutoff)
    while (deleted === batchSize)
  }
}

/** Deletes a batch of a brand's answers past their retention. Returns their number. */
async function deleteAnswers(db: Database, merchant: string, cutoff: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from vendor_calls where merchant = ${merchant} and ctid = any(array(
    select c.ctid from vendor_calls c left join bets b on b.merchant = ${merchant} and b.id = c.bet
    where c.merchant = ${merchant} and c.at < ${cutoff} and (c.bet is null or (b.state <> 'open' and b.settled_at < ${cutoff}))
    limit ${batchSize}))`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
