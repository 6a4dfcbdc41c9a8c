import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool } from '../../server/database/database.ts'
import { isUnavailable } from '../../server/database/errors.ts'
import { createQueueDb } from '../../server/database/job-store.ts'
import { liftTimeoutStatement } from '../../server/database/connections/response-limit.ts'
import { allMerchants, createScopedClient } from '../../server/database/row-security.ts'
import { type OpenTestDatabase, openTestDatabase } from './open-test-database.ts'

let database: OpenTestDatabase
beforeAll(async () => (database = await openTestDatabase()))
afterAll(() => database.close())

const readOnlyErrorStatement = `do $$ begin raise sqlstate '25006'; end $$`
const isOpen = async (pid: number): Promise<boolean> =>
  (await database.client.query('select from pg_stat_activity where pid = $1', [pid])).rowCount === 1

describe('a connection to a server that has become a standby', () => {
  it('is closed after its first write is refused, so that the next connection reaches the new primary', async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)
    const pid = rows[0]?.pid ?? 0
    await expect(sql.raw(readOnlyErrorStatement).execute(database.db)).rejects.toMatchObject({ code: '25006' })
    await expect.poll(() => isOpen(pid)).toBe(false)
    await sql`select 1`.execute(database.db)
  })

  it('is closed by the job queue as well', async () => {
    const pool = openPool(database.url, { max: 1, statementMilliseconds: 0 }, () => undefined)
    const queue = createQueueDb(pool)
    const { rows } = (await queue.executeSql('select pg_backend_pid() as pid', [])) as { rows: { pid: number }[] }
    const pid = rows[0]?.pid ?? 0
    await expect(queue.executeSql(readOnlyErrorStatement, [])).rejects.toMatchObject({ code: '25006' })
    await expect.poll(() => isOpen(pid)).toBe(false)
    await pool.end()
  })
})

describe('a statement on a connection to a machine that no longer responds', () => {
  it('fails as unavailable after the limit, and its connection is replaced', async () => {
    const proxy = await startDroppingProxy(database.url)
    const pool = openPool(proxy.url, { max: 1, statementMilliseconds: 0 }, () => undefined)
    const read = async (): Promise<unknown> => {
      const client = await pool.connect()
      const scopedClient = createScopedClient(client, allMerchants, 500)
      try {
        return (await scopedClient.query('select 1 as one', [])).rows
      } finally {
        scopedClient.release()
      }
    }
    expect(await read()).toEqual([{ one: 1 }])
    proxy.stopForwarding()
    const error = await read().catch((thrown: unknown) => thrown)
    expect(isUnavailable(error), String(error)).toBe(true)
    proxy.resumeForwarding()
    expect(await read()).toEqual([{ one: 1 }])
    await pool.end()
    proxy.close()
  })
})

describe('a statement of a transaction that has lifted its timeout', () => {
  it('may take longer than the limit, and the next statement of the connection may not', async () => {
    const pool = openPool(database.url, { max: 1, statementMilliseconds: 0 }, () => undefined)
    const scopedClient = createScopedClient(await pool.connect(), allMerchants, 200)
    await scopedClient.query('begin', [])
    await scopedClient.query(liftTimeoutStatement, [])
    expect((await scopedClient.query(`select 1 as one from pg_sleep(0.6)`, [])).rows).toEqual([{ one: 1 }])
    await scopedClient.query('commit', [])
    await expect(scopedClient.query('select pg_sleep(0.6)', [])).rejects.toSatisfy(isUnavailable)
    scopedClient.release()
    await pool.end()
  })
})

/**
 * Starts a proxy that forwards connections to PostgreSQL. After `stopForwarding` and until `resumeForwarding`, it drops
 * all data, while the connections stay open.
 */
async function startDroppingProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isDropping = false
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => void (isDropping || to.write(chunk)))
      from.on('error', () => undefined)
      from.on('close', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String((server.address() as AddressInfo).port) }).href,
    stopForwarding: () => void (isDropping = true),
    resumeForwarding: () => void (isDropping = false),
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
