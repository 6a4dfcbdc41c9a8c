import { type Kysely, sql } from 'kysely'
import { jobSchema } from './job-store.ts'
import type { Tables } from './tables.ts'

/**
 * Append-only tables: money and account events. Triggers reject changes by any role, and the serving role has no
 * privilege to change rows.
 */
export const appendOnlyTables = ['transfers', 'entries', 'movements', 'withdrawal_steps', 'audit_log'] as const

/**
 * Grants the serving role its privileges on every existing table: all operations on all tables, including the queue's,
 * but only select and insert on append-only tables, and only select on the tables of migrations. Runs after every
 * migration, so that new tables are covered, and in one transaction, so that running servers are not affected. Does
 * nothing if the role has exactly these privileges: granting them takes minutes in a distributed database.
 */
export async function grantServingPrivileges(owner: Kysely<Tables>, role: string): Promise<void> {
  const grantee = sql.id(role)
  const tables = (names: readonly string[]) => sql.join(names.map((name) => sql.id(name)))
  await owner.transaction().execute(async (db) => {
    // The lock serializes servers that start concurrently: PostgreSQL rejects concurrent grants on the same objects.
    await sql`select pg_advisory_xact_lock(hashtext('livery grants'))`.execute(db)
    if (await hasServingPrivileges(db, role)) return
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
    const schema = sql.id(rows[0]?.name ?? 'public')
    await sql`grant usage on schema ${schema} to ${grantee}`.execute(db)
    await sql`revoke all on all tables in schema ${schema} from ${grantee}`.execute(db)
    await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${grantee}`.execute(db)
    await sql`revoke update, delete on ${tables(appendOnlyTables)} from ${grantee}`.execute(db)
    await sql`revoke insert, update, delete on ${tables(await listMigrationTables(db))} from ${grantee}`.execute(db)
    // Backups read the values of sequences. Inserts into identity columns require no privilege.
    await sql`grant select on all sequences in schema ${schema} to ${grantee}`.execute(db)
    await sql`grant usage on schema ${sql.id(jobSchema)} to ${grantee}`.execute(db)
    await sql`grant select, insert, update, delete on all tables in schema ${sql.id(jobSchema)} to ${grantee}`.execute(db)
  })
}

/** Returns whether the role has exactly the privileges that serving needs, including those on the queue's tables. */
async function hasServingPrivileges(db: Kysely<Tables>, role: string): Promise<boolean> {
  const { rows } = await sql<{ complete: boolean }>`
    select coalesce(bool_and(t.actual = t.expected), false) and bool_and(has_schema_privilege(${role}, t.schema, 'usage')) as complete from (
      select n.nspname as schema,
        coalesce((select string_agg(g.privilege_type, ' ' order by g.privilege_type) from aclexplode(c.relacl) g where g.grantee = (select oid from pg_roles where rolname = ${role})), '') as actual,
        case when c.relkind = 'S' then case n.nspname when ${jobSchema} then '' else 'SELECT' end
          when n.nspname = current_schema() and c.relname like 'kysely\\_%' then 'SELECT'
          when n.nspname = current_schema() and c.relname = any(${[...appendOnlyTables]}::text[]) then 'INSERT SELECT'
          else 'DELETE INSERT SELECT UPDATE' end as expected
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in (current_schema(), ${jobSchema}) and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    ) t`.execute(db)
  return rows[0]?.complete === true
}

/** Lists the tables with the prefix `kysely_`, which only the migrating role writes to. */
async function listMigrationTables(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname like 'kysely\\_%'`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns the current role, and descriptions of its privileges that serving does not need; empty if it has none. */
export async function getRolePrivileges(
  db: Kysely<Tables>,
): Promise<{ readonly role: string; readonly extraPrivileges: readonly string[] }> {
  const { rows } = await sql<{ role: string; superuser: boolean; canCreate: boolean; isOwner: boolean }>`
    select current_user as role, rolsuper as superuser, has_schema_privilege(current_schema(), 'create') as "canCreate",
      exists (select from pg_class where relname = 'entries' and relnamespace = current_schema()::regnamespace and pg_has_role(relowner, 'member')) as "isOwner"
    from pg_roles where rolname = current_user`.execute(db)
  const { role = '', superuser, isOwner, canCreate } = rows[0] ?? {}
  const extraPrivileges = superuser
    ? ['is superuser']
    : [...(isOwner ? ['owns the tables'] : []), ...(canCreate ? ['may create tables'] : [])]
  return { role, extraPrivileges }
}
