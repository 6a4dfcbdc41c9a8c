import type pg from 'pg'

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
  default_transaction_deferrable: 'off',
  default_transaction_isolation: 'read committed',
  default_transaction_read_only: 'off',
  extra_float_digits: '1',
  idle_in_transaction_session_timeout: '60000',
  lock_timeout: '0',
  row_security: 'on',
  standard_conforming_strings: 'on',
  transform_null_equals: 'off',
} as const

/** SQLSTATE of a statement that exceeded its timeout. */
const queryCanceled = '57014'
const maxAttempts = 20

/**
 * Applies the settings to a new connection, with a statement timeout in milliseconds (0 for none). Uses statements
 * instead of the startup message, because poolers reject unknown startup parameters. The role's own timeout may be too
 * short for any statement on a busy machine and can cancel the statement that follows its removal, so cancelled
 * statements are retried.
 */
export async function setConnection(client: pg.ClientBase, statementMilliseconds: number): Promise<void> {
  const settings = Object.entries({ ...requiredSettings, statement_timeout: String(statementMilliseconds) })
  const assignments = settings.map((_, index) => `set_config($${String(2 * index + 1)}, $${String(2 * index + 2)}, false)`)
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('set statement_timeout = 0')
      await client.query(`select ${assignments.join(', ')}`, settings.flat())
      return
    } catch (error) {
      if (attempt === maxAttempts || !(error instanceof Error && 'code' in error && error.code === queryCanceled)) throw error
    }
  }
}
