import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { createServerGateway } from '../../server/modules/gateways/index.ts'
import { addInterval } from './add-interval.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

/** Options of `vi.waitFor`. The timeout is longer than the interval of the jobs, 15 seconds. */
const waitOptions = { timeout: 60_000, interval: 50 }
const listFailures = ({ lines }: TestPlatform): readonly string[] => lines.filter((line) => /could not|fail|error/i.test(line))

describe('a server that stops while a job is running', () => {
  it('waits until the job has finished, keeps the database available until then, and starts no other job', async () => {
    const platform = await startTestPlatform()
    const client = new pg.Client(platform.databaseUrl)
    await client.connect()
    await client.query('begin')
    await client.query('lock table withdrawals in access exclusive mode')
    const countBlockedLocks = async (): Promise<number | null> =>
      (
        await client.query(
          // Uses pg_locks, because within a transaction pg_stat_activity keeps returning the result of its first query.
          `select 1 from pg_locks where not granted and relation = 'withdrawals'::regclass
             and database = (select oid from pg_database where datname = current_database())`,
        )
      ).rowCount
    await vi.waitFor(async () => expect(await countBlockedLocks()).toBe(1), waitOptions)
    let hasStopped = false
    const stopPromise = platform.server.stop().then(() => (hasStopped = true))
    await sleep(500)
    expect(hasStopped).toBe(false)
    await client.query('commit')
    await client.end()
    await stopPromise
    expect(listFailures(platform)).toEqual([])
    await platform.stop()
  })

  it('does not wait for a gateway that does not respond to a job', async () => {
    const gatewayState = { requestCount: 0, silent: false }
    const handleRequest = (_request: IncomingMessage, response: ServerResponse): void => {
      gatewayState.requestCount += 1
      if (!gatewayState.silent) response.writeHead(500).end()
    }
    const gateway = createServer(handleRequest)
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${String((gateway.address() as AddressInfo).port)}`
    const platform = await startTestPlatform()
    const { key } = platform.server.platform.gateway
    // Replaces the gateway, because the settings allow a remote gateway only over HTTPS.
    Object.assign(platform.server.platform, {
      gateway: createServerGateway({ key, url, demoOrigin: undefined, selfOrigin: () => undefined }),
    })
    const client = new pg.Client(platform.databaseUrl)
    await client.connect()
    await platform.runAdminCommand('create-account', { brand: 'alpha', username: 'waiter', type: 0, password: testPassword })
    const { token } = await platform.logIn(alpha, 'waiter')
    const input = { channel: 'qr', amount: '100.00', key: 'deposit-of-a-slow-gateway' }
    expect((await platform.call('deposit.request', input, { host: alpha, token })).body.code).toBe('deposit_gateway')
    const failuresBefore = listFailures(platform)
    gatewayState.silent = true
    gatewayState.requestCount = 0
    await client.query(`update deposits set created_at = ${addInterval('created_at', '-1 minute')}`)
    await vi.waitFor(() => expect(gatewayState.requestCount).toBe(1), waitOptions)
    const startedAt = Date.now()
    await platform.server.stop()
    // The request itself times out after ten seconds.
    expect(Date.now() - startedAt).toBeLessThan(9_000)
    expect(listFailures(platform)).toEqual(failuresBefore)
    const { rows } = await client.query<{ state: string }>('select state from deposits')
    expect(rows).toEqual([{ state: 'requested' }])
    await client.end()
    gateway.closeAllConnections()
    await new Promise((resolve) => gateway.close(resolve))
    await platform.stop()
  })
})
