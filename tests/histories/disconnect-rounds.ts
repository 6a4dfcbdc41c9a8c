import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { findPostmaster, stopPostmaster } from '../../server/database/postmaster.ts'
import type { Random } from '../../src/engine/testing/random.ts'
import { type ServerProcess, startProcess } from '../platform/server-process.ts'
import { writeSmallBrands } from '../platform/small-brands.ts'
import { runMoneyLoad, createFundedPlayer, connectToPlatform } from './money-load.ts'
import { expectStored, resetLimitsQuery, allowLargeAdjustmentsQuery, queryServer } from './stored-money.ts'

/** Minimum number of acknowledged writes between two interruptions. */
const writesPerRound = 12
const recoveryMilliseconds = 60_000

/**
 * Repeatedly interrupts the database connections of a server under load: terminates random backends, or stops or kills
 * PostgreSQL. Asserts that the server process survives, accepts writes again each time and never responds with 500, and
 * that everything it acknowledged is stored in the end.
 */
export async function runDisconnectRounds(
  rounds: number,
  random: Random,
  onRound: (round: number) => void = () => undefined,
): Promise<void> {
  const merchantsDir = writeSmallBrands()
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-drops-'))
  let server: ServerProcess | undefined
  try {
    server = await startProcess(dataDir, merchantsDir)
    const { child, output } = server
    const acknowledged = new Set<string>()
    const faults: string[] = []
    let isStopped = false
    const platform = await connectToPlatform(server)
    await queryServer(dataDir, allowLargeAdjustmentsQuery)
    const load = runMoneyLoad(platform, await createFundedPlayer(platform), {
      keyPrefix: 'drop-'.padEnd(16, '0'),
      acknowledged,
      shouldContinue: async (error) => {
        if (error !== undefined) {
          if (!isTransient(error)) faults.push(error instanceof Error ? error.message : 'an unknown error')
          await sleep(20)
        }
        return !isStopped && child.exitCode === null
      },
    })
    const waitForWrites = async (count: number): Promise<void> => {
      const target = acknowledged.size + count
      for (const deadline = Date.now() + recoveryMilliseconds; acknowledged.size < target; await sleep(5)) {
        expect(child.exitCode, output()).toBeNull()
        expect(Date.now(), `no further write was acknowledged\n${output()}`).toBeLessThan(deadline)
      }
    }
    for (let round = 0; round < rounds; round++) {
      await queryServer(dataDir, resetLimitsQuery)
      await waitForWrites(writesPerRound)
      await interruptDatabase(dataDir, random)
      onRound(round + 1)
    }
    await waitForWrites(writesPerRound)
    isStopped = true
    await load
    expect(faults).toEqual([])
    await expectStored(server, dataDir, acknowledged)
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
  } finally {
    await server?.end('SIGKILL')
    await stopPostmaster(join(dataDir, 'postgres'))
    for (const folder of [merchantsDir, dataDir]) rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Terminates random connections, or stops or kills PostgreSQL and waits until it accepts connections again. Throws if
 * that takes longer than `recoveryMilliseconds`.
 */
async function interruptDatabase(dataDir: string, random: Random): Promise<void> {
  const signal = random.pick([undefined, undefined, 'SIGINT', 'SIGKILL'] as const)
  if (signal === undefined) {
    const count = 1 + random.integerBelow(10)
    await queryServer(
      dataDir,
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'livery_serve' order by random() limit ${String(count)}`,
    )
    return
  }
  const postmaster = await findPostmaster(join(dataDir, 'postgres'))
  if (postmaster) process.kill(postmaster.pid, signal)
  for (const deadline = Date.now() + recoveryMilliseconds; Date.now() < deadline; await sleep(50)) {
    const isReachable = await queryServer(dataDir, 'select').then(
      () => true,
      () => false,
    )
    if (isReachable && (await findPostmaster(join(dataDir, 'postgres')))?.pid !== postmaster?.pid) return
  }
  throw new Error('PostgreSQL did not restart in time.')
}

/** Whether an error reports an overloaded server or a lost database connection, after which the load continues. */
const isTransient = (error: unknown): boolean => /^Error: 503 |too busy or had lost its database/.test(String(error))
