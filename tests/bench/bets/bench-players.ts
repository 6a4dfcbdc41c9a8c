import { createHash } from 'node:crypto'
import pg from 'pg'
import { send } from '../../platform/call-server.ts'
import { creditByAdjustment } from '../../platform/credit-by-adjustment.ts'

/** A player with money and an open game; `session` is the id of the launch. */
export interface BenchPlayer {
  readonly account: string
  readonly session: string
}

/** The password of every player. */
export const password = 'Benchpassword1'

/**
 * Creates players with money and an open game. The money comes from an admin command; the rows that a login and a
 * launch would write are inserted directly.
 */
export async function createBenchPlayers(databaseUrl: string, port: number, token: string, count: number): Promise<readonly BenchPlayer[]> {
  const runAdminCommand = async (command: string, parameters: object): Promise<Record<string, unknown>> => {
    // `creditByAdjustment` names an operator in `by`, but the admin API takes the operator from the token, which is
    // that of the local machine.
    const { by: _, ...body } = parameters as { readonly by?: string }
    const headers = { authorization: `Bearer ${token}` }
    const response = await send(port, 'POST', `/_livery/admin/${command}`, { host: 'localhost', headers, body })
    if (response.status !== 200) throw new Error(response.text)
    return response.body.value as Record<string, unknown>
  }
  const client = new pg.Client(databaseUrl)
  await client.connect()
  // Large adjustments otherwise need the approval of a second operator.
  await client.query('update sites set adjustment_limit = 100000000000')
  for (let n = 0; n < count; n += 1) {
    const player = { brand: 'base', username: `bench${String(n)}` }
    await runAdminCommand('create-account', { ...player, type: 0, password })
    await creditByAdjustment({ runAdminCommand }, { ...player, amount: '1000000.00' })
  }
  try {
    const { rows } = await client.query<{ merchant: string; id: string; security_stamp: number }>(
      `select merchant, id, security_stamp from accounts where username like 'bench%' order by username`,
    )
    const players: BenchPlayer[] = []
    for (const { merchant, id: account, security_stamp: stamp } of rows) {
      const hash = createHash('sha256').update(account).digest()
      await client.query(
        `insert into sessions (merchant, token_hash, account, expires_at, security_stamp) values ($1, $2, $3, now() + interval '1 day', $4)`,
        [merchant, hash, account, stamp],
      )
      const { rows: launches } = await client.query<{ id: string }>(
        `insert into launches (merchant, token_hash, account, vendor, game, mode, language, host, session_hash, expires_at, used_at)
         values ($1, $2, $3, 'PGF', 'pgf-jade-tiger', 'REAL', 'en', 'base.localhost', $2, now() + interval '1 day', now()) returning id`,
        [merchant, hash, account],
      )
      players.push({ account, session: launches[0]?.id ?? '' })
    }
    return players
  } finally {
    await client.end()
  }
}
