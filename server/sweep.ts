import type { Database } from './database/database.ts'
import type { Sweep } from './database/sweep.ts'
import { sweepAccounts } from './modules/accounts/index.ts'
import { purgeBrandFiles } from './modules/brands/index.ts'
import { sweepBets } from './modules/bets/index.ts'
import { sweepGames } from './modules/games/index.ts'
import { sweepMessages } from './modules/messages/index.ts'
import { sweepSecrets } from './modules/secrets/index.ts'
import { sweepSession } from './modules/session/index.ts'
import { sweepUploads } from './modules/uploads/index.ts'
import { sweepVerification } from './modules/verification/index.ts'

/** Each module says what of its own has no meaning any more. */
const sweeps: readonly Sweep[] = [
  sweepSecrets,
  sweepMessages,
  sweepAccounts,
  sweepVerification,
  sweepSession,
  sweepGames,
  sweepBets,
  sweepUploads,
  purgeBrandFiles,
]

/** Deletes, of every brand, what has no meaning any more. */
export async function sweep(db: Database): Promise<void> {
  const now = new Date()
  for (const one of sweeps) await one(db, now)
}
