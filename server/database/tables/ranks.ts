import type { Time } from './columns.ts'

/** The ranks that players have reached. What the ranks are is content. */
export interface RankTables {
  rank_rises: { merchant: string; account: string; level: number; reached_at: Time }
  /** Bets that were settled until then were looked at. */
  rank_cursors: { merchant: string; looked_to: Date }
}
