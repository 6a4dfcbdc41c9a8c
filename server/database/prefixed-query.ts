import pg from 'pg'

/** Parts of the driver's query that its types omit. */
interface DriverQuery extends pg.Submittable {
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: unknown): void
}

type Callback = (error: Error | null | undefined, result: pg.QueryResult) => void

const DriverQuery = pg.Query as unknown as new (config: pg.QueryConfig, values: unknown[], callback: Callback) => DriverQuery

/**
 * A statement that is sent together with one before it, whose result is ignored. PostgreSQL runs both in one
 * transaction, because only one Sync follows them.
 */
class PrefixedQuery extends DriverQuery {
  readonly #prefix: string
  #isPrefixComplete = false

  constructor(prefix: string, text: string, values: unknown[], callback: Callback) {
    super({ text, queryMode: 'extended' } as pg.QueryConfig, values, callback)
    this.#prefix = prefix
    const submit = this.submit.bind(this)
    this.submit = (connection) => this.#submitBoth(connection, submit)
  }

  #submitBoth(connection: pg.Connection, submit: pg.Submittable['submit']): void {
    connection.stream.cork()
    try {
      connection.parse({ name: '', text: this.#prefix, types: [] }, true)
      connection.bind({ values: [] }, true)
      connection.execute({}, true)
      return submit(connection)
    } finally {
      connection.stream.uncork()
    }
  }

  override handleDataRow(message: unknown): void {
    if (this.#isPrefixComplete) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: unknown): void {
    if (this.#isPrefixComplete) super.handleCommandComplete(message, connection)
    this.#isPrefixComplete = true
  }
}

/**
 * Executes a statement in a separate transaction, after a statement without parameters, and ignores the result of the
 * latter. Takes one round trip.
 */
export const queryWithPrefix = (client: pg.ClientBase, prefix: string, text: string, values: readonly unknown[]): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(new PrefixedQuery(prefix, text, [...values], (error, result) => (error ? reject(error) : resolve(result))))
  })
