import type { ColumnType } from 'kysely'
import type { Time } from './columns.ts'

/** The ranks that players have reached. What the ranks are is content. */
export interface RankTables {
  rank_rises: { merchant: string; account: string; level: number; reached_at: Time }
  rank_cursors: RankCursorTable
}

/** How far a brand's players were looked at. */
interface RankCursorTable {
  merchant: string
  /** Bets that were settled until then. */
  looked_to: Date
  /** The Monday of the first week whose cashback was not given yet, as yyyy-MM-dd. */
  cashback_from: ColumnType<string | null, string | undefined, string>
}
