import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { BenchPlayer } from './bench-players.ts'
import type { RecordedRound } from './record-rounds.ts'

const uuidPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Ids of ledger accounts by owner and purpose. House accounts have the owner `null`. */
export type LedgerAccountIds = ReadonlyMap<string | null, ReadonlyMap<string, string>>

export async function listLedgerAccountIds(pool: pg.Pool): Promise<LedgerAccountIds> {
  const { rows } = await pool.query<{ owner: string | null; purpose: string; id: string }>('select owner, purpose, id from ledger_accounts')
  const idsByOwner = new Map<string | null, Map<string, string>>()
  for (const { owner, purpose, id } of rows) idsByOwner.set(owner, (idsByOwner.get(owner) ?? new Map<string, string>()).set(purpose, id))
  return idsByOwner
}

/**
 * Returns functions that run the transactions of a recorded round for another player, once each: with the ids of that
 * player, the same house accounts, and new ids for everything else.
 */
export function createRoundReplay(recordedRound: RecordedRound, player: BenchPlayer, ledgerAccountIds: LedgerAccountIds) {
  const mappedIds = new Map<string, string>([
    [recordedRound.player.account, player.account],
    [recordedRound.player.session, player.session],
    ...[...(ledgerAccountIds.get(null)?.values() ?? [])].map((id): [string, string] => [id, id]),
    ...[...(ledgerAccountIds.get(recordedRound.player.account) ?? [])].map(([purpose, id]): [string, string] => [
      id,
      ledgerAccountIds.get(player.account)?.get(purpose) ?? id,
    ]),
  ])
  const mapId = (id: string): string => {
    const newId = mappedIds.get(id) ?? randomUUID()
    mappedIds.set(id, newId)
    return newId
  }
  const mapValue = (value: unknown): unknown =>
    typeof value === 'string' ? value.replace(uuidPattern, mapId) : Array.isArray(value) ? value.map(mapValue) : value
  const run = async (pool: pg.Pool, statements: RecordedRound['bet']): Promise<void> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      for (const { sql, parameters } of statements) await client.query(sql, parameters.map(mapValue))
      await client.query('commit')
      client.release()
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  return {
    bet: (pool: pg.Pool): Promise<void> => run(pool, recordedRound.bet),
    win: (pool: pg.Pool): Promise<void> => run(pool, recordedRound.win),
  }
}
