import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'

/*
 * Runs a minimal server with Node's HTTP module and with the database driver and query builder of Livery. Each request
 * runs `queryCount` queries on a system table in one transaction.
 */

const queryCount = 6
const db = new Kysely<unknown>({
  dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 }) }),
})
const server = createServer((_, response) => {
  void db
    .transaction()
    .execute(async (transaction) => {
      const tables = []
      for (let query = 0; query < queryCount; query++) tables.push((await selectTables(transaction)).rows)
      return tables
    })
    .then((tables) => response.end(JSON.stringify(tables.at(-1))))
})
const selectTables = (transaction: Kysely<unknown>) =>
  sql`select oid, relname, relkind, relpages, reltuples from pg_class where relkind = 'r' limit 20`.execute(transaction)

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.once('message', () => process.exit())
