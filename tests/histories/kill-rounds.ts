import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { findPostmaster, stopPostmaster } from '../../server/database/postmaster.ts'
import { type ServerProcess, startProcess } from '../platform/server-process.ts'
import { writeSmallBrands } from '../platform/small-brands.ts'
import { brand, runMoneyLoad, createFundedPlayer, connectToPlatform, type Player } from './money-load.ts'
import { expectStored, resetLimitsQuery, allowLargeAdjustmentsQuery, queryServer } from './stored-money.ts'

/** Number of acknowledged writes per round before the kill. */
const writesPerRound = 12

/**
 * Repeatedly kills a server under load with `kill -9`, every second time together with its database, and restarts it.
 * Asserts that the ledger is consistent after each restart, and that everything acknowledged is stored in the end.
 */
export async function runKillRounds(rounds: number, onRound: (round: number) => void = () => undefined): Promise<void> {
  const merchantsDir = writeSmallBrands()
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-crash-'))
  const database = join(dataDir, 'postgres')
  let server: ServerProcess | undefined
  try {
    const acknowledged = new Set<string>()
    let player: Player | undefined
    for (let round = 0; round < rounds; round++) {
      server = await startProcess(dataDir, merchantsDir)
      expect(await server.runAdminCommand('ledger-verify', { brand })).toMatchObject({ passed: true, faults: [] })
      const platform = await connectToPlatform(server)
      await queryServer(dataDir, allowLargeAdjustmentsQuery)
      player ??= await createFundedPlayer(platform)
      await queryServer(dataDir, resetLimitsQuery)
      const previousCount = acknowledged.size
      const name = `kill-${String(round).padStart(8, '0')}`
      const load = runMoneyLoad(platform, player, { keyPrefix: name, acknowledged, shouldContinue: async (error) => error === undefined })
      const prematureEnd = load.then(() => Promise.reject(new Error('The writers stopped before the kill.')))
      prematureEnd.catch(() => undefined)
      while (acknowledged.size < previousCount + writesPerRound) await Promise.race([sleep(5), prematureEnd])
      await sleep(5 * (round % 20))
      const postmaster = round % 2 === 1 ? await findPostmaster(database) : undefined
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
      await server.end('SIGKILL')
      await load
      onRound(round + 1)
    }
    server = await startProcess(dataDir, merchantsDir)
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * writesPerRound)
    await expectStored(server, dataDir, acknowledged)
    await server.end('SIGTERM')
  } finally {
    await server?.end('SIGKILL')
    await stopPostmaster(database)
    for (const folder of [merchantsDir, dataDir]) rmSync(folder, { recursive: true, force: true })
  }
}
