import { daysBefore, type Sweep } from '../../../database/sweep.ts'
import { winDays } from './wins.ts'

/** Launches go a day after their end, and wins once no list tells of them. */
export const sweepGames: Sweep = async (db, now) => {
  await db.deleteFrom('launches').where('expires_at', '<', daysBefore(now, 1)).execute()
  await db.deleteFrom('wins').where('won_at', '<', daysBefore(now, winDays)).execute()
}
