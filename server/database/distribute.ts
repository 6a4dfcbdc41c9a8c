import { type Kysely, sql } from 'kysely'
import { PostgresError } from './errors.ts'

/** Type of a table in a distributed database, as Citus names it. The coordinator alone stores a local table. */
type TableType = 'distributed' | 'reference' | 'local'

export interface Distribution {
  /** Names of the tables by type. */
  readonly tables: Readonly<Record<TableType, readonly string[]>>
  /** Names of the tables that this run has distributed or replicated. */
  readonly changed: readonly string[]
  /** Deviations from the intended state, one sentence each. */
  readonly problems: readonly string[]
}

export interface DistributeOptions {
  /** Number of shards of each distributed table. The first run determines it. */
  readonly shards: number
  /** Called with the name of each table that has been distributed or replicated. */
  readonly onTable?: (name: string) => void
}

/** Default number of shards of each distributed table. */
export const defaultShards = 32

/** The table whose shards all others are co-located with. */
const anchorTable = 'sites'

/**
 * Required settings of every node: Citus does not forward session settings to workers. It requires that shards are
 * changed one after another in a statement that also changes a reference table to which they have foreign keys.
 */
const nodeSettings = {
  TimeZone: 'UTC',
  'citus.enable_unsafe_triggers': 'on',
  'citus.multi_shard_modify_mode': 'sequential',
} as const

/**
 * Settings of the session. A local table with a foreign key to a reference table is not added to the metadata of Citus.
 */
const sessionSettings = {
  'citus.enable_local_reference_table_foreign_keys': 'off',
  'citus.enable_unsafe_triggers': 'on',
  client_min_messages: 'warning',
} as const

/**
 * Distributes every table with a column `merchant` by this column, with co-located shards, and replicates the others to
 * all nodes, except the tables of the migrations, which only the coordinator uses. Tables that are distributed or
 * replicated already are skipped, so that an interrupted run can be repeated. Servers have to be stopped: no statement
 * can use local and distributed tables together.
 *
 * Runs as the owner of the tables.
 * @throws PostgresError if the database lacks the extension citus, or if the cluster has no active worker for shards
 */
export const distributeTables = (owner: Kysely<never>, { shards, onTable = () => undefined }: DistributeOptions): Promise<Distribution> =>
  owner.connection().execute(async (db) => {
    await assertWorkers(db)
    await sql`select pg_advisory_lock(hashtext('livery distribution'))`.execute(db)
    try {
      for (const [name, value] of Object.entries(sessionSettings)) await sql`select set_config(${name}, ${value}, false)`.execute(db)
      return await convertTables(db, { shards, onTable })
    } finally {
      for (const name of Object.keys(sessionSettings)) await sql`reset ${sql.ref(name)}`.execute(db)
      await sql`select pg_advisory_unlock(hashtext('livery distribution'))`.execute(db)
    }
  })

async function convertTables(db: Kysely<never>, { shards, onTable }: Required<DistributeOptions>): Promise<Distribution> {
  const changed: string[] = []
  for (const { name, intended, actual } of sortByReferences(await listTables(db), await listReferences(db))) {
    if (actual !== 'local' || intended === 'local') continue
    await convertTable(db, name, intended, shards)
    changed.push(name)
    onTable(name)
  }
  await propagateFunctions(db)
  const tables = await listTables(db)
  const listTableNames = (type: TableType) => tables.filter(({ actual }) => actual === type).map(({ name }) => name)
  return {
    tables: { distributed: listTableNames('distributed'), reference: listTableNames('reference'), local: listTableNames('local') },
    changed,
    problems: [...listTableProblems(tables), ...(await listSettingProblems(db)), ...(await listShardProblems(db))],
  }
}

/** Returns whether the tables of a database are distributed. */
async function hasDistributedTables(db: Kysely<never>): Promise<boolean> {
  const { rows: extensions } = await sql`select from pg_extension where extname = 'citus'`.execute(db)
  if (extensions.length === 0) return false
  const { rows } = await sql`select from pg_dist_partition where logicalrelid = to_regclass(${anchorTable})`.execute(db)
  return rows.length > 0
}

/**
 * Distributes the tables that migrations have added to a distributed database; does nothing in any other.
 * @throws PostgresError if a table, a node or a shard deviates from the intended state afterwards
 */
export async function distributeNewTables(owner: Kysely<never>): Promise<void> {
  if (!(await hasDistributedTables(owner))) return
  if ((await listTables(owner)).every(({ intended, actual }) => intended === actual)) return
  const { problems } = await distributeTables(owner, { shards: defaultShards })
  if (problems.length > 0) throw new PostgresError(`The database is not distributed completely. ${problems.join(' ')}`)
}

async function assertWorkers(db: Kysely<never>): Promise<void> {
  const { rows: extensions } = await sql`select from pg_extension where extname = 'citus'`.execute(db)
  if (extensions.length === 0)
    throw new PostgresError('The database has no Citus. Create the extension on every node (docs/scaling.md, "Citus").')
  const { rows: workers } = await sql`
    select from pg_dist_node where noderole = 'primary' and isactive and shouldhaveshards and groupid <> 0`.execute(db)
  if (workers.length === 0) throw new PostgresError('Citus has no workers. Add them with citus_add_node (docs/scaling.md, "Citus").')
}

interface Table {
  readonly name: string
  readonly intended: TableType
  readonly actual: TableType
  /** Column that its rows are distributed by. */
  readonly column: string | null
  /** Whether its shards are co-located with those of the anchor table. */
  readonly colocated: boolean
}

async function listTables(db: Kysely<never>): Promise<readonly Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      case when c.relname like 'kysely\\_%' then 'local' when m.attname is not null then 'distributed' else 'reference' end as intended,
      case p.partmethod when 'h' then 'distributed' when 'n' then case p.repmodel when 't' then 'reference' else 'local' end else 'local' end as actual,
      case p.partmethod when 'h' then column_to_column_name(p.logicalrelid, p.partkey) end as column,
      coalesce(p.colocationid = (select colocationid from pg_dist_partition where logicalrelid = to_regclass(${anchorTable})), false) as colocated
    from pg_class c
      left join pg_attribute m on m.attrelid = c.oid and m.attname = 'merchant' and not m.attisdropped
      left join pg_dist_partition p on p.logicalrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname <> ${anchorTable}, m.attname is not null, c.relname`.execute(db)
  return rows
}

interface Reference {
  readonly from: string
  readonly to: string
}

async function listReferences(db: Kysely<never>): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select f.relname as from, t.relname as to from pg_constraint k
      join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.conrelid <> k.confrelid and f.relnamespace = current_schema()::regnamespace`.execute(db)
  return rows
}

/** Sorts tables so that each comes after the tables that its foreign keys refer to. */
function sortByReferences(tables: readonly Table[], references: readonly Reference[]): readonly Table[] {
  const sorted = new Set<Table>()
  const visit = (table: Table, path: readonly Table[]): void => {
    if (sorted.has(table)) return
    if (path.includes(table)) throw new Error(`Foreign keys form a cycle: ${[...path, table].map(({ name }) => name).join(', ')}.`)
    for (const { to } of references.filter(({ from }) => from === table.name))
      for (const target of tables.filter(({ name }) => name === to)) visit(target, [...path, table])
    sorted.add(table)
  }
  for (const table of tables) visit(table, [])
  return [...sorted]
}

/**
 * Distributes a table or replicates it to all nodes. Its triggers are dropped while its rows are copied to the shards:
 * they would count these rows in the projections a second time. An unlogged table becomes a logged one, because Citus
 * moves shards by logical replication.
 */
const convertTable = (db: Kysely<never>, name: string, type: TableType, shards: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { rows: triggers } = await sql<{ name: string; definition: string }>`
      select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger
      where tgrelid = ${name}::regclass and not tgisinternal order by tgname`.execute(trx)
    const { rows: unlogged } = await sql`select from pg_class where oid = ${name}::regclass and relpersistence = 'u'`.execute(trx)
    if (unlogged.length > 0) await sql`alter table ${sql.table(name)} set logged`.execute(trx)
    for (const trigger of triggers) await sql`drop trigger ${sql.id(trigger.name)} on ${sql.table(name)}`.execute(trx)
    if (type === 'reference') await sql`select create_reference_table(${name}::regclass)`.execute(trx)
    else if (name === anchorTable)
      await sql`select create_distributed_table(${name}::regclass, 'merchant', colocate_with => 'none', shard_count => ${shards}::int)`.execute(
        trx,
      )
    else await sql`select create_distributed_table(${name}::regclass, 'merchant', colocate_with => ${anchorTable}::text)`.execute(trx)
    for (const { definition } of triggers) await sql.raw(definition).execute(trx)
  })

/** Creates the functions on the workers that Citus has not created as dependencies of tables. */
async function propagateFunctions(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ signature: string }>`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      and not exists (select from pg_catalog.pg_dist_object o where o.classid = 'pg_proc'::regclass and o.objid = p.oid)
    order by 1`.execute(db)
  for (const { signature } of rows) await sql`select create_distributed_function(${signature}::regprocedure)`.execute(db)
}

const listTableProblems = (tables: readonly Table[]): readonly string[] =>
  tables.flatMap(({ name, intended, actual, column, colocated }) => {
    if (intended !== actual) return [`The table ${name} is ${actual} instead of ${intended}.`]
    if (actual === 'distributed' && column !== 'merchant')
      return [`The table ${name} is distributed by ${String(column)} instead of merchant.`]
    if (actual === 'distributed' && !colocated) return [`The table ${name} is not co-located with ${anchorTable}.`]
    return []
  })

async function listSettingProblems(db: Kysely<never>): Promise<readonly string[]> {
  const problems: string[] = []
  for (const [name, value] of Object.entries(nodeSettings)) {
    const { rows } = await sql<{ node: string; result: string; success: boolean }>`
      select n.nodename || ':' || n.nodeport as node, r.result, r.success
      from run_command_on_all_nodes(${`select current_setting('${name}')`}) r join pg_dist_node n on n.nodeid = r.nodeid
      where not r.success or lower(r.result) <> lower(${value})`.execute(db)
    problems.push(
      ...rows.map(({ node, result, success }) =>
        success ? `The setting ${name} of ${node} is ${result} instead of ${value}.` : `The node ${node} does not answer: ${result}.`,
      ),
    )
  }
  return problems
}

/** Lists the shards whose row security or triggers differ from those of their table. */
async function listShardProblems(db: Kysely<never>): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string; state: string }>`
    select c.relname as name, ${sql.raw(shardState)} as state
    from pg_class c join pg_dist_partition p on p.logicalrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace order by c.relname`.execute(db)
  const problems: string[] = []
  for (const { name, state } of tables) {
    const { rows } = await sql<{ shardid: bigint; result: string }>`
      select shardid, result from run_command_on_shards(${name}::regclass, ${`select ${shardState} from pg_class c where c.oid = '%s'::regclass`})
      where not success or result <> ${state} order by shardid`.execute(db)
    problems.push(
      ...rows.map(
        ({ shardid, result }) =>
          `Row security and triggers of the shard ${String(shardid)} of ${name} are "${result}" instead of "${state}".`,
      ),
    )
  }
  return problems
}

/** SQL expression for row security, policies and triggers. Shards have no TRUNCATE triggers (bit 32 of `tgtype`). */
const shardState = `concat_ws(' ', c.relrowsecurity,
  (select count(*) from pg_policy where polrelid = c.oid), (select count(*) from pg_trigger where tgrelid = c.oid and not tgisinternal and tgtype & 32 = 0))`
