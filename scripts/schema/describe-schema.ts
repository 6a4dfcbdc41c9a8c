import { type Kysely, sql } from 'kysely'

/**
 * Describes the tables and functions of the current schema as SQL, from PostgreSQL's catalogs. The order depends only
 * on names and on the order of columns, so that equal schemas have equal descriptions. The output is for reading:
 * tables are not in the order of their foreign keys. Kysely's migration tables are left out.
 */
export async function describeSchema(db: Kysely<unknown>): Promise<string> {
  const linesByTable = groupByTable(await listDefinitions(db, [columns, constraints]))
  const statementsByTable = groupByTable(await listDefinitions(db, [options, comments, indexes, triggers, policies, grants]))
  const functions = await sql.raw<{ text: string }>(routines).execute(db)
  const tables = [...linesByTable].map(([table, body]) =>
    [`create table ${table} (\n  ${body.join(',\n  ')}\n)`, ...(statementsByTable.get(table) ?? [])].map((text) => `${text};`).join('\n'),
  )
  return `${[header, ...functions.rows.map(({ text }) => `${text.trim()};`), ...tables].join('\n\n')}\n`
}

const header = `-- The schema of a database after all migrations, written by \`npm run schema\`; a test checks that it is up to date. To change a
-- table, add a migration. The tables of the job queue are left out: pg-boss creates them.`

interface Definition {
  readonly table: string
  /** A line of the table's definition, or a statement about the table. */
  readonly text: string
}

async function listDefinitions(db: Kysely<unknown>, queries: readonly string[]): Promise<readonly Definition[]> {
  const results = await Promise.all(queries.map((query) => sql.raw<Definition>(query).execute(db)))
  return results.flatMap(({ rows }) => rows)
}

function groupByTable(definitions: readonly Definition[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const { table, text } of definitions) groups.set(table, [...(groups.get(table) ?? []), text])
  return groups
}

const tables = `(
  select oid, relname as name, relacl, relowner, reloptions, relrowsecurity from pg_class
  where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not like 'kysely\\_%'
) t`

const columns = `
  select t.name as table, concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
    case when a.attidentity = 'a' then 'generated always as identity' else 'default ' || pg_get_expr(d.adbin, d.adrelid) end,
    case when a.attnotnull then 'not null' end) as text
  from ${tables} join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  order by t.name, a.attnum`

/** Keys first, then checks; not-null constraints are part of the columns. */
const constraints = `
  select t.name as table, format('constraint %I %s', c.conname, pg_get_constraintdef(c.oid)) as text
  from ${tables} join pg_constraint c on c.conrelid = t.oid and c.contype in ('p', 'u', 'f', 'c')
  order by t.name, array_position('{p,u,f,c}'::"char"[], c.contype), c.conname`

const options = `
  select t.name as table, format('alter table %I set (%s)', t.name, array_to_string(t.reloptions, ', ')) as text
  from ${tables} where t.reloptions is not null
  union all
  select t.name, format('alter table %I enable row level security', t.name) from ${tables} where t.relrowsecurity
  order by 1, 2`

const comments = `
  select t.name as table, format('comment on %s is %L', case when d.objsubid = 0 then format('table %I', t.name)
    else format('column %I.%I', t.name, a.attname) end, d.description) as text
  from ${tables} join pg_description d on d.objoid = t.oid and d.classoid = 'pg_class'::regclass
    left join pg_attribute a on a.attrelid = t.oid and a.attnum = d.objsubid
  order by t.name, d.objsubid`

const indexes = `
  select t.name as table, replace(pg_get_indexdef(i.indexrelid), current_schema() || '.', '') as text
  from ${tables} join pg_index i on i.indrelid = t.oid join pg_class c on c.oid = i.indexrelid
  where not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u'))
  order by t.name, c.relname`

const triggers = `
  select t.name as table, replace(pg_get_triggerdef(g.oid), current_schema() || '.', '') as text
  from ${tables} join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal
  order by t.name, g.tgname`

const policies = `
  select t.name as table, format('create policy %I on %I using (%s)', p.polname, t.name,
    trim(regexp_replace(pg_get_expr(p.polqual, p.polrelid), '\\s+', ' ', 'g'))) as text
  from ${tables} join pg_policy p on p.polrelid = t.oid
  order by t.name, p.polname`

/** Privileges of roles other than the owner. */
const grants = `
  select t.name as table, format('grant %s on %I to %I', lower(string_agg(g.privilege_type, ', ' order by g.privilege_type)), t.name,
    g.grantee::regrole::text) as text
  from ${tables} cross join aclexplode(t.relacl) g where g.grantee <> t.relowner
  group by t.name, g.grantee order by t.name, g.grantee::regrole::text`

const routines = `
  select replace(pg_get_functiondef(oid), current_schema() || '.', '') as text from pg_proc
  where pronamespace = current_schema()::regnamespace order by proname`
