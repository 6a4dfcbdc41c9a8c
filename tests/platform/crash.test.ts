import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostmaster, stopPostmaster } from '../../server/database/postmaster.ts'
import { type ServerProcess, startProcess } from './server-process.ts'
import { writeBase } from './small-brands.ts'

let merchantsDir: string
let dataDir: string
let server: ServerProcess | undefined
const database = () => join(dataDir, 'postgres')

beforeAll(() => {
  merchantsDir = writeBase()
  dataDir = mkdtempSync(join(tmpdir(), 'livery-crash-'))
})
afterAll(async () => {
  await server?.end('SIGKILL')
  await stopPostmaster(database())
  for (const folder of [merchantsDir, dataDir]) rmSync(folder, { recursive: true, force: true })
})

const rounds = 20
const writers = 8
/** So many writes a round are acknowledged before the kill. */
const writesARound = 12

/** Moves money back and forth until the server is gone; `acknowledged` gets the key of every transfer that it said was done. */
async function load(running: ServerProcess, round: number, acknowledged: Set<string>): Promise<void> {
  const write = async (writer: number): Promise<void> => {
    for (let n = 0; ; n++) {
      const key = `${String(round)}-${String(writer)}-${String(n)}`
      try {
        await running.control(n % 3 === 2 ? 'ledger-spend' : 'ledger-grant', { brand: 'base', username: 'player', amount: '1.25', key })
        acknowledged.add(key)
      } catch {
        return
      }
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
}

async function storedKeys(): Promise<ReadonlySet<string>> {
  const running = await findPostmaster(database())
  const password = readFileSync(join(dataDir, 'database-password'), 'utf8')
  const client = new pg.Client({ host: '127.0.0.1', port: running?.port ?? 0, user: 'livery', password, database: 'postgres' })
  await client.connect()
  const { rows } = await client.query<{ key: string }>(
    `select replace(idempotency_key, 'operator/', '') as key from transfers where merchant = 'BASE'`,
  )
  await client.end()
  return new Set(rows.map(({ key }) => key))
}

describe('a server that is killed', () => {
  it('has lost no acknowledged write after twenty kill -9 under load, every second one of the database as well, and its ledger sums to zero', async () => {
    const acknowledged = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      server = await startProcess(dataDir, merchantsDir)
      expect(await server.control('ledger-check', { brand: 'base' })).toMatchObject({ right: true, wrongWallets: 0 })
      const before = acknowledged.size
      const work = load(server, round, acknowledged)
      while (acknowledged.size < before + writesARound) await sleep(5)
      await sleep(5 * round)
      const postmaster = round % 2 === 1 ? await findPostmaster(database()) : undefined
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
      await server.end('SIGKILL')
      await work
    }
    server = await startProcess(dataDir, merchantsDir)
    const stored = await storedKeys()
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * writesARound)
    expect([...acknowledged].filter((key) => !stored.has(key))).toEqual([])
    expect(await server.control('ledger-check', { brand: 'base' })).toMatchObject({ right: true, sums: { VND: '0' }, wrongWallets: 0 })
    await server.end('SIGTERM')
  }, 600_000)
})
