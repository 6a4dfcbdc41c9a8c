import pg from 'pg'

/** Parts of the driver's query that its types omit. */
interface DriverQuery extends pg.Submittable {
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: unknown): void
  /** Sends the Execute message of the statement, and Sync. */
  _getRows(connection: pg.Connection, rows: number | undefined): void
}

type Callback = (error: Error | null | undefined, result: pg.QueryResult) => void

const DriverQuery = pg.Query as unknown as new (config: pg.QueryConfig, values: unknown[], callback: Callback) => DriverQuery

/** Statements without parameters that are sent before and after another statement. */
interface SurroundingStatements {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/**
 * A statement that is pipelined with statements before and after it, whose results are ignored. Only one Sync follows
 * them: PostgreSQL runs all of them, or none after the first that fails.
 */
class PipelinedQuery extends DriverQuery {
  readonly #surrounding: SurroundingStatements
  #completed = 0

  constructor(surrounding: SurroundingStatements, text: string, values: unknown[], callback: Callback) {
    super({ text, queryMode: 'extended' } as pg.QueryConfig, values, callback)
    this.#surrounding = surrounding
    const submit = this.submit.bind(this)
    this.submit = (connection) => this.#submitAll(connection, submit)
  }

  #submitAll(connection: pg.Connection, submit: pg.Submittable['submit']): void {
    connection.stream.cork()
    try {
      for (const text of this.#surrounding.before) sendStatement(connection, text)
      return submit(connection)
    } finally {
      connection.stream.uncork()
    }
  }

  override _getRows(connection: pg.Connection): void {
    connection.execute({}, true)
    for (const text of this.#surrounding.after) sendStatement(connection, text)
    connection.sync()
  }

  /** Whether the messages that arrive belong to the statement itself, not to those before or after it. */
  get #isCurrent(): boolean {
    return this.#completed === this.#surrounding.before.length
  }

  override handleDataRow(message: unknown): void {
    if (this.#isCurrent) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: unknown): void {
    if (this.#isCurrent) super.handleCommandComplete(message, connection)
    this.#completed++
  }
}

function sendStatement(connection: pg.Connection, text: string): void {
  connection.parse({ name: '', text, types: [] }, true)
  connection.bind({ values: [] }, true)
  connection.execute({}, true)
}

const queryPipelined = (
  client: pg.ClientBase,
  surrounding: SurroundingStatements,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(new PipelinedQuery(surrounding, text, [...values], (error, result) => (error ? reject(error) : resolve(result))))
  })

/**
 * Executes the statements of `before`, which have no parameters and whose results are ignored, and then a statement.
 * Outside a transaction block, all of them run in one transaction. Takes one round trip.
 */
export const queryWithPrefix = (
  client: pg.ClientBase,
  before: readonly string[],
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult> => queryPipelined(client, { before, after: [] }, text, values)

/**
 * Executes a statement in a transaction block of its own, which begins with the statements of `before`, without
 * parameters. Takes one round trip, or two if the statement fails.
 */
export async function queryInTransaction(
  client: pg.ClientBase,
  before: readonly string[],
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult> {
  try {
    return await queryPipelined(client, { before: ['begin', ...before], after: ['commit'] }, text, values)
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
