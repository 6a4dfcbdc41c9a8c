import { type Kysely, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely'
import type pg from 'pg'
import { readNumerics } from './read-numerics.ts'

/** Whose rows a connection reads and writes: those of one merchant, by its code, or those of all. */
export type Scope = string
export const allMerchants: Scope = '*'

const setting = 'livery.merchant'
const policy = 'rows_of_merchant'

/** What each connection is set to outside of transactions. */
const scopes = new WeakMap<pg.ClientBase, Scope>()

/**
 * A connection on which statements read and write the rows of `scope` alone. A transaction is set to it with the
 * statement that begins it. Other statements go by the connection's own setting, which is sent where it served another
 * merchant before.
 */
export function scopedClient(client: pg.PoolClient, scope: Scope): PostgresPoolClient {
  let inTransaction = false
  const query = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    const [word = ''] = /^\w+/.exec(text) ?? []
    if (word === 'begin' || word === 'start') {
      inTransaction = true
      return send(`${text}; set local ${setting} = ${client.escapeLiteral(scope)}`, [])
    }
    if (word === 'commit' || word === 'rollback') inTransaction &&= text.startsWith('rollback to')
    else if (!inTransaction && scopes.get(client) !== scope) {
      scopes.delete(client)
      await send(`select set_config('${setting}', $1, false)`, [scope])
      scopes.set(client, scope)
    }
    return send(text, values)
  }
  const send = async <R>(text: string, values: readonly unknown[]) =>
    readNumerics(await client.query(text, [...values])) as unknown as PostgresQueryResult<R>
  return { query: query as PostgresPoolClient['query'], release: () => client.release() }
}

/**
 * Lets every table that has a column `merchant` show and take only rows of the merchant that its connection is set to.
 * Run by the owner of the tables, whom no policy restricts, whenever they were brought up to date: no new table is
 * forgotten. A table that has its policy is not touched, so that a start locks nothing that a running server uses.
 */
export async function protectRows(owner: Kysely<unknown>): Promise<void> {
  await owner.transaction().execute(async (db) => {
    // Of two servers that start at the same moment one waits.
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
      // A case is taken for half of the rows: of another condition the planner expects next to none.
      await sql`create policy ${sql.id(policy)} on ${table} using (
        case current_setting(${sql.lit(setting)}, true) when merchant then true when ${sql.lit(allMerchants)} then true else false end
      )`.execute(db)
    }
  })
}
