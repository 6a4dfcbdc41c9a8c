import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { BenchPlayer } from './open-players.ts'
import type { RecordedRound } from './record-rounds.ts'

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The ledger accounts by owner; house accounts are shared. */
export type LedgerIds = ReadonlyMap<string | null, ReadonlyMap<string, string>>

export async function readLedgerIds(client: pg.Pool): Promise<LedgerIds> {
  const { rows } = await client.query<{ owner: string | null; purpose: string; id: string }>(
    'select owner, purpose, id from ledger_accounts',
  )
  const all = new Map<string | null, Map<string, string>>()
  for (const { owner, purpose, id } of rows) all.set(owner, (all.get(owner) ?? new Map<string, string>()).set(purpose, id))
  return all
}

/** Replays a round for another player: exactly the recorded statements, with other ids. */
export function replayRound(recorded: RecordedRound, player: BenchPlayer, ledger: LedgerIds) {
  const known = new Map<string, string>([
    [recorded.player.account, player.account],
    [recorded.player.session, player.session],
    ...[...(ledger.get(null)?.values() ?? [])].map((id): [string, string] => [id, id]),
    ...[...(ledger.get(recorded.player.account) ?? [])].map(([purpose, id]): [string, string] => [
      id,
      ledger.get(player.account)?.get(purpose) ?? id,
    ]),
  ])
  const own = (id: string): string => {
    const mapped = known.get(id) ?? randomUUID()
    known.set(id, mapped)
    return mapped
  }
  const mapped = (value: unknown): unknown =>
    typeof value === 'string' ? value.replace(uuids, own) : Array.isArray(value) ? value.map(mapped) : value
  const run = async (pool: pg.Pool, statements: RecordedRound['bet']): Promise<void> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      for (const { sql, parameters } of statements) await client.query(sql, parameters.map(mapped))
      await client.query('commit')
      client.release()
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  return {
    bet: (pool: pg.Pool): Promise<void> => run(pool, recorded.bet),
    win: (pool: pg.Pool): Promise<void> => run(pool, recorded.win),
  }
}
