import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from '../../../server/database/tables.ts'
import { placeBet } from '../../../server/modules/bets/place-bet.ts'
import { settleBet } from '../../../server/modules/bets/settle-bet.ts'
import type { VendorContext } from '../../../server/modules/bets/vendor-context.ts'
import type { BenchPlayer } from './bench-players.ts'

interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** The statements of one round: the transaction that places the bet, and the one that settles it. */
export interface RecordedRound {
  readonly player: BenchPlayer
  readonly bet: readonly Statement[]
  readonly win: readonly Statement[]
}

/** Returns the parameters of the two calls of a new round: the bet and its win. */
export function createRoundInputs({ account: player, session }: BenchPlayer) {
  const round = randomUUID()
  const bet = { transaction: `${round}-bet`, session, round, amount: '200' }
  return { bet, win: { transaction: `${round}-win`, player, round, bet: bet.transaction, amount: '180' } }
}

const integerTypes: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]
const parseInteger = (text: string): bigint | string => (text.includes('.') ? text : BigInt(text))

/** Parses `int8` and `numeric` without decimals as `bigint`, and other `numeric` as text, as the platform does. */
const parsers = {
  getTypeParser: ((id: number, format: 'text') =>
    integerTypes.includes(id) ? parseInteger : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
}

/** Creates a connection pool for one merchant that bypasses the platform. */
export const createMerchantPool = (url: string, merchant: string, max: number): pg.Pool =>
  new pg.Pool({ connectionString: url, max, types: parsers, options: `-c livery.merchant=${merchant}` })

/** Plays one round. Returns its statements, without those that begin and commit the transactions. */
export async function recordRound(databaseUrl: string, context: VendorContext, player: BenchPlayer): Promise<RecordedRound> {
  let statements: Statement[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: createMerchantPool(databaseUrl, context.tenant.code, 1) }),
    log: ({ query: { sql, parameters } }) => void statements.push({ sql, parameters }),
  })
  const recordStatements = async (work: Promise<unknown>): Promise<readonly Statement[]> => {
    await work
    const executedStatements = statements
    statements = []
    return executedStatements.filter(({ sql }) => !/^(begin|commit|start transaction)/i.test(sql))
  }
  const { bet, win } = createRoundInputs(player)
  const recordingContext = { ...context, tenant: { ...context.tenant, db } }
  try {
    return {
      player,
      bet: await recordStatements(placeBet(recordingContext, bet)),
      win: await recordStatements(settleBet(recordingContext, win)),
    }
  } finally {
    await db.destroy()
  }
}
