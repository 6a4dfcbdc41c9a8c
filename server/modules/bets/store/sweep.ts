import { sql } from 'kysely'
import { daysBefore, type CleanUp } from '../../../database/clean-up.ts'

/**
 * So long an answer to a vendor is kept, counted from the end of its bet. It is far longer than a bet can be asked for:
 * a play session ends with its launch, which is kept for a day. A bet that comes again after that is refused for its
 * session, and a win or a rollback for a bet that nobody knows: neither moves anything.
 */
const answerDays = 90
const atOnce = 5_000

/** Nonces of calls that are too old to be answered, and answers that nobody asks for again. */
export const sweepBets: CleanUp = async (db, now) => {
  await db.deleteFrom('vendor_nonces').where('expires_at', '<', now).execute()
  const before = daysBefore(now, answerDays)
  for (;;) {
    const { numAffectedRows } = await sql`delete from vendor_calls where ctid = any(array(
      select c.ctid from vendor_calls c left join bets b on b.merchant = c.merchant and b.id = c.bet
      where c.at < ${before} and (c.bet is null or (b.state <> 'open' and b.settled_at < ${before})) limit ${atOnce}))`.execute(db)
    if ((numAffectedRows ?? 0n) < atOnce) return
  }
}
