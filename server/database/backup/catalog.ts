import type pg from 'pg'
import { jobSchema } from '../job-store.ts'
import type { CopiedTable } from './backup-format.ts'

/**
 * The table of jobs. The other tables of the job queue are not backed up: archived jobs are not needed, and
 * `installJobQueue` creates the queues.
 */
const jobTable = `"${jobSchema}"."job"`

/**
 * Selects the tables of the current schema that a backup contains: all except partitions, whose rows are copied with
 * the partitioned table, and those with the prefix `kysely_`.
 */
const schemaTablesQuery = String.raw`
  select oid from pg_class
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like 'kysely\_%'`

/** Lists the tables by name, with their columns except generated ones. The table of jobs is the last. */
export async function listTables(client: pg.ClientBase): Promise<readonly CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `
    select case when oid = to_regclass($1) then $1::text else quote_ident(relname) end as name,
      (select string_agg(quote_ident(attname), ',' order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class where oid in (${schemaTablesQuery}) or oid = to_regclass($1) order by oid = to_regclass($1), relname`,
    [jobTable],
  )
  return rows
}

/** Lists the statements that set the sequences to their current values. */
export async function listSequenceStatements(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`,
  )
  const statements: string[] = []
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${name}`,
    )
    for (const { value, called } of values) statements.push(`select setval('${name.replaceAll("'", "''")}', ${value}, ${String(called)});`)
  }
  return statements
}

/** A foreign key, and the statements that drop it and add it again. */
export interface ForeignKey {
  readonly drop: string
  readonly add: string
}

export async function listForeignKeys(client: pg.ClientBase): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and conparentid = 0 and conrelid in (${schemaTablesQuery}) order by conrelid::regclass::text, conname`)
  return rows
}

/** Whether the current schema has no tables, views or sequences, and the schema of the jobs does not exist. */
export async function isDatabaseEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not exists (select from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S'))
      and to_regnamespace($1) is null as empty`,
    [jobSchema],
  )
  return rows[0]?.empty === true
}
