import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect } from 'vitest'
import type { LoginResult, Permission } from '../../src/generated/api.ts'
import { findPostmaster, stopPostmaster } from '../../server/database/postmaster.ts'
import { endpoints } from '../../src/generated/endpoints.ts'
import { callServer, send } from '../platform/call-server.ts'
import { type ServerProcess, startProcess } from '../platform/server-process.ts'
import { writeBase } from '../platform/small-brands.ts'

const host = 'base.localhost'
const writers = 8
/** So many writes a round are acknowledged before the kill. */
const writesARound = 12
const password = 'Fjordpassword1'

/**
 * Kills a server under load so many times, every second time its database as well, both as `kill -9` does; and starts it again. Each time the ledger has to be right, and in the end everything
 * that was acknowledged has to stand.
 */
export async function runKillRounds(rounds: number, tell: (round: number) => void = () => undefined): Promise<void> {
  const merchantsDir = writeBase()
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-crash-'))
  const database = join(dataDir, 'postgres')
  let server: ServerProcess | undefined
  try {
    const acknowledged = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      server = await startProcess(dataDir, merchantsDir)
      expect(await server.control('ledger-verify', { brand: 'base' })).toMatchObject({ right: true, faults: [] })
      if (round === 0) await openPlayer(server)
      const before = acknowledged.size
      const work = load(server, round, acknowledged)
      while (acknowledged.size < before + writesARound) await sleep(5)
      await sleep(5 * (round % 20))
      const postmaster = round % 2 === 1 ? await findPostmaster(database) : undefined
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
      await server.end('SIGKILL')
      await work
      tell(round + 1)
    }
    server = await startProcess(dataDir, merchantsDir)
    const stored = await storedKeys(dataDir)
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * writesARound)
    expect([...acknowledged].filter((key) => !stored.has(key))).toEqual([])
    expect(await server.control('ledger-verify', { brand: 'base' })).toMatchObject({ right: true, sums: { VND: '0' }, faults: [] })
    await server.end('SIGTERM')
  } finally {
    await server?.end('SIGKILL')
    await stopPostmaster(database)
    for (const folder of [merchantsDir, dataDir]) rmSync(folder, { recursive: true, force: true })
  }
}

const username = 'survivor'

async function openPlayer(server: ServerProcess): Promise<void> {
  await server.control('set-wallets', { brand: 'base', wallets: 'vendor' })
  await server.control('create-account', { brand: 'base', username, type: 0, password, balance: '100000.00' })
}

async function logIn({ port }: ServerProcess) {
  const { path } = endpoints['system.status']
  const { body } = await send(port, 'GET', `${path}?url=${host}`, { host })
  const { publicKey } = (body.value as Permission).info
  const asked = { username, password, type: 'username' } as const
  const { token } = (await callServer(port, publicKey, 'session.login', asked, { host })).body.value as LoginResult
  return { token, publicKey }
}

/** Moves money in every way until the server is gone; `acknowledged` gets the key of every transfer that it said was done. */
async function load(running: ServerProcess, round: number, acknowledged: Set<string>): Promise<void> {
  const { token, publicKey } = await logIn(running)
  const ways: readonly ((key: string) => Promise<string>)[] = [
    async (key) => {
      await running.control('ledger-grant', { brand: 'base', username: 'player', amount: '1.25', key })
      return `operator/${key}`
    },
    async (key) => {
      await running.control('ledger-spend', { brand: 'base', username: 'player', amount: '1.25', key })
      return `operator/${key}`
    },
    async (key) => {
      const asked = { vassalage: 'PGF', to: Number(key.at(-1)) % 3 === 0 ? 'main' : 'vendor', amount: '0.75', key } as const
      const { status, text } = await callServer(running.port, publicKey, 'wallet.moveFunds', asked, { host, token })
      if (status === 422 || status === 429) return ''
      if (status !== 200) throw new Error(text)
      return key
    },
  ]
  const write = async (writer: number): Promise<void> => {
    for (let n = 0; ; n++) {
      const key = `kill-${String(round).padStart(6, '0')}-${String(writer)}-${String(n)}`
      try {
        const stored = await (ways[n % ways.length] ?? never)(key)
        if (stored !== '') acknowledged.add(stored)
      } catch {
        return
      }
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
}

const never = (): never => {
  throw new Error('There is no way to write.')
}

/** Of a player's own movements, the part of the key that the player made. */
async function storedKeys(dataDir: string): Promise<ReadonlySet<string>> {
  const running = await findPostmaster(join(dataDir, 'postgres'))
  const client = new pg.Client({
    host: '127.0.0.1',
    port: running?.port ?? 0,
    user: 'livery',
    password: readFileSync(join(dataDir, 'database-password'), 'utf8'),
    database: 'postgres',
  })
  await client.connect()
  const { rows } = await client.query<{ key: string }>(
    `select regexp_replace(idempotency_key, '^vendor/[^/]*/', '') as key from transfers where merchant = 'BASE'`,
  )
  await client.end()
  return new Set(rows.map(({ key }) => key))
}
