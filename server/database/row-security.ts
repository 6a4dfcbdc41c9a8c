import { type Kysely, sql } from 'kysely'
import type pg from 'pg'

/** Whose rows a connection reads and writes: those of one merchant, by its code, or those of all. */
export type Scope = string
export const allMerchants: Scope = '*'

const setting = 'livery.merchant'
const policy = 'rows_of_merchant'

const scopes = new WeakMap<pg.ClientBase, Scope>()

/**
 * Sets whose rows are read and written on a connection from now on. Without it there are none. It is asked for before
 * each loan, and sent only where the connection served another merchant before.
 */
export async function enterScope(client: pg.ClientBase, scope: Scope): Promise<void> {
  if (scopes.get(client) === scope) return
  scopes.delete(client)
  await client.query(`select set_config('${setting}', $1, false)`, [scope])
  scopes.set(client, scope)
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
      await sql`create policy ${sql.id(policy)} on ${table}
        using (current_setting(${sql.lit(setting)}, true) in (merchant, ${sql.lit(allMerchants)}))`.execute(db)
    }
  })
}
