import { type Kysely, sql } from 'kysely'
import { jobSchema } from './job-store.ts'
import type { Tables } from './tables.ts'

/**
 * What is only ever added to: money and what happened to whom. The tables refuse a change to everybody, and who serves
 * has no right to one.
 */
export const journals = ['transfers', 'entries', 'movements', 'withdrawal_steps', 'audit_log'] as const

/**
 * Gives whoever serves what serving takes, on every table that stands: all rows of all tables, those of the queue too,
 * but journals are added to and no more. Done again whenever the tables were brought up to date, so that a new one is
 * never forgotten. Both at once, in one transaction: a server that runs meanwhile notices nothing.
 */
export async function grantServing(owner: Kysely<Tables>, role: string): Promise<void> {
  const to = sql.id(role)
  const tables = (names: readonly string[]) => sql.join(names.map((name) => sql.id(name)))
  await owner.transaction().execute(async (db) => {
    // Of two servers that start at the same moment one waits: PostgreSQL refuses both to grant at once.
    await sql`select pg_advisory_xact_lock(hashtext('livery grants'))`.execute(db)
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
    const schema = sql.id(rows[0]?.name ?? 'public')
    await sql`grant usage on schema ${schema} to ${to}`.execute(db)
    await sql`revoke all on all tables in schema ${schema} from ${to}`.execute(db)
    await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`.execute(db)
    await sql`revoke update, delete on ${tables(journals)} from ${to}`.execute(db)
    await sql`revoke insert, update, delete on ${tables(await listMigrationTables(db))} from ${to}`.execute(db)
    await sql`grant usage on schema ${sql.id(jobSchema)} to ${to}`.execute(db)
    await sql`grant select, insert, update, delete on all tables in schema ${sql.id(jobSchema)} to ${to}`.execute(db)
  })
}

/** The tables in which migrators record what has run. */
async function listMigrationTables(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname like 'kysely\\_%'`.execute(db)
  return rows.map(({ name }) => name)
}

/** Who asks, and what of it goes beyond serving, in words; empty where nothing does. */
export async function readPower(db: Kysely<Tables>): Promise<{ readonly role: string; readonly beyond: readonly string[] }> {
  const { rows } = await sql<{ role: string; superuser: boolean; creates: boolean; owns: boolean }>`
    select current_user as role, rolsuper as superuser, has_schema_privilege(current_schema(), 'create') as creates,
      exists (select from pg_class where relname = 'entries' and relnamespace = current_schema()::regnamespace and pg_has_role(relowner, 'member')) as owns
    from pg_roles where rolname = current_user`.execute(db)
  const { role = '', superuser, owns, creates } = rows[0] ?? {}
  const beyond = superuser ? ['is superuser'] : [...(owns ? ['owns the tables'] : []), ...(creates ? ['may make tables'] : [])]
  return { role, beyond }
}
