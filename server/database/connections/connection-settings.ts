import pg from 'pg'

/**
 * Settings that the driver and our SQL rely on. A database or a role may have other defaults (`alter database … set …`)
 * that break date parsing, shift day boundaries, or forbid writes. `search_path` is left to the role: it names the
 * schema of the tables.
 */
const requiredSettings = {
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  array_nulls: 'on',
  bytea_output: 'hex',
  client_min_messages: 'notice',
  extra_float_digits: '1',
  idle_in_transaction_session_timeout: '60000',
  lock_timeout: '0',
  row_security: 'on',
  standard_conforming_strings: 'on',
  transform_null_equals: 'off',
} as const

/** Defaults of new transactions. They can be set per session only, so pooled connections keep those of the role. */
const transactionDefaults = {
  default_transaction_deferrable: 'off',
  default_transaction_isolation: 'read committed',
  default_transaction_read_only: 'off',
} as const

/** Settings of a distributed database: Citus forwards the `set local` statements of a transaction to the workers. */
const distributedSettings = { 'citus.propagate_set_commands': 'local' } as const

type Assignments = readonly (readonly [name: string, value: string])[]

/**
 * Settings to apply in each transaction on a pooled connection. Its next transaction may run in another session of
 * PostgreSQL, so session settings have no reliable effect.
 */
const pooledSettings = new WeakMap<pg.ClientBase, Assignments>()
const distributedConnections = new WeakSet<pg.ClientBase>()

/** SQLSTATE of a statement that exceeded its timeout. */
const queryCanceled = '57014'
const maxAttempts = 20

/**
 * Applies the settings to a new connection, with a statement timeout in milliseconds (0 for none): to its session, or,
 * if it goes through a pooler, to each transaction (`findLocalSettings`). Uses statements instead of the startup
 * message, because poolers reject unknown startup parameters. The role's own timeout may be too short for any statement
 * on a busy machine, and may cancel even the statement that removes it, so cancelled statements are retried.
 */
export async function configureConnection(client: pg.ClientBase, statementTimeoutMilliseconds: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { pooled, distributed } = await getConnectionKind(client)
      if (distributed) distributedConnections.add(client)
      const settings = Object.entries({
        ...requiredSettings,
        ...(distributed && distributedSettings),
        statement_timeout: String(statementTimeoutMilliseconds),
      })
      if (pooled) return void pooledSettings.set(client, settings)
      await client.query('set statement_timeout = 0')
      const sessionSettings = [...settings, ...Object.entries(transactionDefaults)]
      const assignments = sessionSettings.map((_, index) => `set_config($${String(2 * index + 1)}, $${String(2 * index + 2)}, false)`)
      await client.query(`select ${assignments.join(', ')}`, sessionSettings.flat())
      return
    } catch (error) {
      if (attempt === maxAttempts || !(error instanceof Error && 'code' in error && error.code === queryCanceled)) throw error
    }
  }
}

interface ConnectionKind {
  /**
   * Whether it goes through a pooler: the process id that a pooler reports when the connection opens is not that of the
   * backend that executes the statements.
   */
  readonly pooled: boolean
  /** Whether its database is distributed by Citus. */
  readonly distributed: boolean
}

/**
 * The statements of one message run in one transaction, so the timeout applies to this message only and a pooled
 * session stays unchanged. After an explicit `begin`, a cancelled statement would leave the session idle in a
 * transaction, which the role may limit to a millisecond.
 */
const connectionKindQuery = `
  set local statement_timeout = 0;
  select pg_backend_pid() as pid, exists (select from pg_extension where extname = 'citus') as distributed`

async function getConnectionKind(client: pg.ClientBase): Promise<ConnectionKind> {
  const results = (await client.query(connectionKindQuery)) as unknown as readonly pg.QueryResult<{ pid: number; distributed: boolean }>[]
  const [{ pid, distributed } = { pid: undefined, distributed: false }] = results.flatMap(({ rows }) => rows)
  return { pooled: pid !== (client as { readonly processID?: number | null }).processID, distributed }
}

/** Whether a connection is to a standby. */
export async function isStandby(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  return rows[0]?.standby === true
}

/** Whether a connection goes through a pooler. */
export const isPooled = async (client: pg.ClientBase): Promise<boolean> => (await getConnectionKind(client)).pooled

/** Whether the database of a configured connection is distributed by Citus. */
export const isDistributed = (client: pg.ClientBase): boolean => distributedConnections.has(client)

/** Settings to apply in each transaction of a connection; `undefined` if its session has them. */
export const findLocalSettings = (client: pg.ClientBase): Assignments | undefined => pooledSettings.get(client)

/** Formats the statement that applies settings to the current transaction. */
export const formatSetLocal = (settings: Assignments): string =>
  `select ${settings.map(([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`).join(', ')}`
