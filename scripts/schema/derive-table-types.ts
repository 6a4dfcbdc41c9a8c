import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

interface Column {
  readonly table: string
  readonly name: string
  /** PostgreSQL type, such as `numeric(38,0)` or `text[]`. */
  readonly type: string
  readonly isNullable: boolean
  readonly isIdentity: boolean
  readonly hasDefault: boolean
  /** The values that a check constraint allows; `null` if there is no such constraint. */
  readonly allowedValues: readonly string[] | null
  readonly comment: string | null
  readonly tableComment: string | null
}

const header = `/*
 * Derived from the database and from scripts/schema/column-types.ts by \`npm run schema\`; a test checks that it is
 * up to date. Whole numbers beyond 32 bits are \`bigint\`. A module declares its own tables by declaration merging with
 * \`Tables\`.
 */`

/** Derives the Kysely types of all tables, in the order of their names and columns. */
export async function deriveTableTypes(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql.raw<Column>(query).execute(db)
  const names = [...new Set(rows.map(({ table }) => table))]
  const interfaces = names.map((table) => formatTable(rows.filter((column) => column.table === table)))
  const tables = names.map((table) => `  ${table}: ${toInterfaceName(table)}`)
  const body = [`/** The tables of the platform. */\nexport interface Tables {\n${tables.join('\n')}\n}`, ...interfaces].join('\n\n')
  return `${header}\n\n${formatImports(body)}\n${body}\n`
}

function formatTable(columns: readonly Column[]): string {
  const [{ table, tableComment } = { table: '', tableComment: null }] = columns
  const fields = columns.map((column) => `${formatComment(column.comment, '  ')}  ${column.name}: ${getColumnType(column)}`)
  return `${formatComment(tableComment)}interface ${toInterfaceName(table)} {\n${fields.join('\n')}\n}`
}

const formatComment = (comment: string | null, indent = ''): string => (comment === null ? '' : `${indent}/** ${comment} */\n`)

const toInterfaceName = (table: string): string => `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`

const scalars: Readonly<Record<string, string>> = {
  bigint: 'bigint',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'ColumnType<Date, Date | string>',
  'double precision': 'number',
  integer: 'number',
  'numeric(38,0)': 'bigint',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
  'timestamp(3) with time zone': 'Date',
  uuid: 'string',
}

function getColumnType(column: Column): string {
  const isJson = column.type === 'jsonb'
  const type = `${isJson ? `Json<${getValueType(column)}>` : getValueType(column)}${column.isNullable ? ' | null' : ''}`
  if (column.isIdentity) return `GeneratedAlways<${type}>`
  if (!column.hasDefault) return type
  return isJson ? `Generated${type}` : `Generated<${type}>`
}

/** Returns the type of a value that is not null. */
function getValueType({ table, name, type, allowedValues }: Column): string {
  const declared = columnTypes[`${table}.${name}`]
  if (declared !== undefined) return declared
  if (type === 'jsonb') throw new Error(`${table}.${name}: add the type of the JSON value to scripts/schema/column-types.ts.`)
  if (allowedValues !== null) return allowedValues.map((value) => `'${value}'`).join(' | ')
  const scalar = scalars[type.replace(/\[\]$/, '')]
  if (scalar === undefined) throw new Error(`${table}.${name}: add a type for ${type} to scripts/schema/derive-table-types.ts.`)
  return type.endsWith('[]') ? `${scalar}[]` : scalar
}

const namesByModule = { kysely: ['ColumnType', 'Generated', 'GeneratedAlways'], api: ['DepositField'] }
const builtIn = new Set(['Buffer', 'Date', 'Readonly', 'Record'])

function formatImports(body: string): string {
  const code = body.replace(/\/\*\*.*?\*\//g, '').replace(/'[^']*'/g, '')
  const usedNames = [...new Set([...code.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name))].toSorted()
  const formatUsedNames = (names: readonly string[]): string => usedNames.filter((name) => names.includes(name)).join(', ')
  const columnTypeNames = usedNames.filter(
    (name) => !/Tables?$/.test(name) && !builtIn.has(name) && !Object.values(namesByModule).flat().includes(name),
  )
  return [
    `import type { ${formatUsedNames(namesByModule.kysely)} } from 'kysely'`,
    `import type { ${formatUsedNames(namesByModule.api)} } from '../../src/generated/api.ts'`,
    `import type { ${columnTypeNames.join(', ')} } from './columns.ts'`,
    '',
  ].join('\n')
}

/** A constraint on the values of one column has the form `CHECK ((column = ANY (ARRAY['one'::text, …])))`. */
const query = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull as "isNullable", a.attidentity <> '' as "isIdentity", a.atthasdef as "hasDefault",
    col_description(c.oid, a.attnum) as comment, obj_description(c.oid, 'pg_class') as "tableComment",
    (select array(select (regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g'))[1])
      from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like 'CHECK ((' || quote_ident(a.attname) || ' = ANY (ARRAY[%') as "allowedValues"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
  order by c.relname, a.attnum`
