import { type Kysely, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely'
import type pg from 'pg'
import { findLocalSettings, formatSetLocal, isDistributed } from './connections/connection-settings.ts'
import { isReadOnlyError } from './errors.ts'
import { queryInTransaction, queryWithPrefix } from './connections/pipelined-query.ts'
import { liftTimeoutStatement, responseMilliseconds, withResponseLimit } from './connections/response-limit.ts'
import { parseNumerics } from './parse-numerics.ts'

/** Rows that a connection can read and write: those of one merchant, by its code, or of all. */
export type Scope = string
export const allMerchants: Scope = '*'

/** The setting of a connection that names its scope. */
export const scopeSetting = 'livery.merchant'
const policy = 'rows_of_merchant'

/** Current scope of each connection outside of transactions. */
const scopes = new WeakMap<pg.ClientBase, Scope>()

/**
 * Wraps a connection so that its statements read and write only the rows of `scope`. For transactions the scope is set
 * together with the statement that begins them. For other statements it is a session setting, which is sent only if the
 * connection last served another scope. Through a pooler, each of these statements runs in a transaction that begins
 * with the scope and the settings of the connection. A connection that turns out to be to a standby is closed when it
 * is released.
 *
 * In a distributed database the policies of the workers apply. Citus forwards only settings that `set local` makes in a
 * transaction block to the workers, so a statement outside a transaction block runs in one of its own.
 */
export function createScopedClient(client: pg.PoolClient, scope: Scope, limitMilliseconds = responseMilliseconds): PostgresPoolClient {
  const { beginTransaction, executeAlone } = createSenders(client, scope)
  let inTransaction = false
  let isTimeoutLifted = false
  let readOnlyError: Error | undefined
  const query = <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    if (text === liftTimeoutStatement) isTimeoutLifted = true
    const run = () => execute<R>(text, values)
    return (isTimeoutLifted ? run() : withResponseLimit(client, limitMilliseconds, run)).catch((error: unknown) => {
      if (isReadOnlyError(error)) readOnlyError = error
      throw error
    })
  }
  const execute = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    const [command = ''] = /^\w+/.exec(text) ?? []
    if (command === 'begin' || command === 'start') {
      inTransaction = true
      return toResult(await beginTransaction(text))
    }
    if (command === 'commit' || command === 'rollback') {
      inTransaction &&= text.startsWith('rollback to')
      isTimeoutLifted &&= inTransaction
    } else if (!inTransaction) return toResult(await executeAlone(text, values))
    return toResult(await client.query(text, [...values]))
  }
  return { query: query as PostgresPoolClient['query'], release: () => client.release(readOnlyError) }
}

/** Functions that send the statement that begins a transaction, and a statement outside a transaction. */
interface StatementSenders {
  readonly beginTransaction: (text: string) => Promise<pg.QueryResult>
  readonly executeAlone: (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>
}

function createSenders(client: pg.PoolClient, scope: Scope): StatementSenders {
  const settings = findLocalSettings(client)
  const setScopeStatement = `set local ${scopeSetting} = ${client.escapeLiteral(scope)}`
  if (isDistributed(client)) {
    const setupStatements = settings ? [formatSetLocal(settings), setScopeStatement] : [setScopeStatement]
    return {
      beginTransaction: (text) => queryWithPrefix(client, [text, ...setupStatements.slice(0, -1)], setScopeStatement, []),
      executeAlone: (text, values) => queryInTransaction(client, setupStatements, text, values),
    }
  }
  if (settings) {
    const setupStatement = formatSetLocal([[scopeSetting, scope], ...settings])
    return {
      beginTransaction: (text) => client.query(`${text}; ${setupStatement}`),
      executeAlone: (text, values) => queryWithPrefix(client, [setupStatement], text, values),
    }
  }
  const executeAlone: StatementSenders['executeAlone'] = async (text, values) => {
    if (scopes.get(client) !== scope) {
      scopes.delete(client)
      await client.query(`select set_config('${scopeSetting}', $1, false)`, [scope])
      scopes.set(client, scope)
    }
    return client.query(text, [...values])
  }
  return { beginTransaction: (text) => client.query(`${text}; ${setScopeStatement}`), executeAlone }
}

const toResult = <R>(result: pg.QueryResult) => parseNumerics(result) as unknown as PostgresQueryResult<R>

/**
 * Enables row-level security on every table with a column `merchant`, so that it is limited to the merchant that the
 * connection is scoped to. Runs after every migration as the owner of the tables, whom policies do not restrict. Tables
 * that already have their policy are not touched, so that startup takes no locks that affect running servers.
 */
export async function protectRows(owner: Kysely<unknown>): Promise<void> {
  await owner.transaction().execute(async (db) => {
    // The lock serializes servers that start concurrently.
    await sql`select pg_advisory_xact_lock(hashtext('livery row security'))`.execute(db)
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
        and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'merchant' and not attisdropped)
        and not (relrowsecurity and exists (select from pg_policy where polrelid = pg_class.oid and polname = ${policy}))
      order by relname`.execute(db)
    for (const { name } of rows) {
      const table = sql.table(name)
      await sql`alter table ${table} enable row level security`.execute(db)
      await sql`drop policy if exists ${sql.id(policy)} on ${table}`.execute(db)
      // The planner estimates that a CASE matches half of the rows, and that other conditions match almost none.
      await sql`create policy ${sql.id(policy)} on ${table} using (
        case current_setting(${sql.lit(scopeSetting)}, true) when merchant then true when ${sql.lit(allMerchants)} then true else false end
      )`.execute(db)
    }
  })
}
