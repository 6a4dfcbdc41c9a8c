import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSettings } from '../../server/config.ts'
import { findVendorContext } from '../../server/modules/bets/handle-vendor-call.ts'
import { placeBet } from '../../server/modules/bets/place-bet.ts'
import { settleBet } from '../../server/modules/bets/settle-bet.ts'
import { getVendorKeys } from '../../server/modules/vendors/vendor-keys.ts'
import { startServer } from '../../server/start-server.ts'
import { createTestDatabase } from '../platform/test-database.ts'
import { type BenchPlayer, createBenchPlayers } from './bets/bench-players.ts'
import { createRoundInputs, recordRound, createMerchantPool } from './bets/record-rounds.ts'
import { createHttpRoundFactory, type RoundFactory, type Round } from './bets/http-rounds.ts'
import { listLedgerAccountIds, createRoundReplay } from './bets/replay-round.ts'
import { computeMedian } from './median.ts'
import { startProcess } from './serve/start-process.ts'
import { createServerEnv } from './serve/server-env.ts'

const playerCount = 200
/** Number of measurements of each ratio, including the first, which only warms up. */
const measurementCount = 6
/** Duration of the measurement of a rate, in milliseconds. */
const measureMs = 3_000
/** Number of connections, equal to the pool size of the platform. */
const connections = 10
/** Interval at which each player begins a round, in milliseconds. */
const roundIntervalMs = 4_000
/** Minimum rate of settled bets, as a share of the rate of the same SQL statements alone. */
const minShare = 0.7
/** Maximum 99th percentile of the duration of a vendor's call, as a multiple of that of its transaction alone. */
const maxRatio = 2

/**
 * Settles bets through the platform and with the same SQL statements alone, alternately, on many wallets and on one,
 * and prints the median ratio of the two rates with the required minimum. Then plays rounds of 200 players over HTTP,
 * as vendors do, and with the statements alone, and prints the median ratio of the 99th percentiles of a call and of
 * its transaction. With `check`, resolves to `false` if a target is missed.
 */
export async function run(check: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const database = await createTestDatabase()
  const env = createServerEnv(database)
  const child = await startProcess('brand-server.ts', [], { ...env, DATA_DIR: join(folder, 'child') })
  const settings = readSettings({ ...env, PORT: '0', PRERENDER_GAME_PICTURES: 'off', DATA_DIR: join(folder, 'data') }, folder)
  const server = await startServer(settings, { log: () => undefined, dist: folder })
  const pool = createMerchantPool(database.urls.appUrl, 'BASE', connections)
  try {
    const token = readFileSync(join(folder, 'data/admin-api-token'), 'utf8')
    const benchPlayers = await createBenchPlayers(database.url, server.port, token, playerCount)
    const vendorContext = await findVendorContext(server.platform, 'BASE', 'PGF')
    const firstPlayer = benchPlayers[0]
    if (!vendorContext || !firstPlayer) throw new Error('The vendor or a player is missing.')
    // The first round of each player creates the rows of the wallet.
    for (const player of benchPlayers) {
      const { bet, win } = createRoundInputs(player)
      await placeBet(vendorContext, bet)
      await settleBet(vendorContext, win)
    }
    const recordedRound = await recordRound(database.urls.appUrl, vendorContext, firstPlayer)
    const ledgerAccountIds = await listLedgerAccountIds(pool)
    const createStatementsRound = (player: BenchPlayer): Round => {
      const round = createRoundReplay(recordedRound, player, ledgerAccountIds)
      return { bet: () => round.bet(pool), win: () => round.win(pool) }
    }
    const createPlatformRound = (player: BenchPlayer): Round => {
      const { bet, win } = createRoundInputs(player)
      return { bet: () => placeBet(vendorContext, bet), win: () => settleBet(vendorContext, win) }
    }
    console.log(`statements: ${String(recordedRound.bet.length)} for a stake, ${String(recordedRound.win.length)} for a win`)
    const manyWalletsShare = await measureShare(benchPlayers, createPlatformRound, createStatementsRound)
    console.log(
      `bets settled over ${String(playerCount)} wallets: share of the statements alone ${manyWalletsShare.toFixed(3)} (at least ${minShare.toFixed(3)})`,
    )
    const oneWalletShare = await measureShare([firstPlayer], createPlatformRound, createStatementsRound)
    console.log(`bets settled on one wallet: share of the statements alone ${oneWalletShare.toFixed(3)} (at least ${minShare.toFixed(3)})`)
    const key = await getVendorKeys(server.platform.secrets).getCurrentKey(vendorContext.tenant, 'PGF')
    const createHttpRound = createHttpRoundFactory(child.port, key, playerCount)
    const p99Ratio = await compareLatencies(benchPlayers, createHttpRound, createStatementsRound)
    console.log(
      `a vendor's call with ${String(playerCount)} players: p99 ${p99Ratio.toFixed(2)} times that of its transaction alone (at most ${maxRatio.toFixed(2)})`,
    )
    return !check || (manyWalletsShare >= minShare && oneWalletShare >= minShare && p99Ratio <= maxRatio)
  } finally {
    await pool.end()
    await server.stop()
    await child.stop()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Measures both rates alternately. Returns the median ratio of the rate through the platform to the rate of the
 * statements alone.
 */
async function measureShare(
  benchPlayers: readonly BenchPlayer[],
  createPlatformRound: RoundFactory,
  createStatementsRound: RoundFactory,
): Promise<number> {
  const shares: number[] = []
  for (let measurement = 0; measurement < measurementCount; measurement += 1) {
    const order = measurement % 2 === 0 ? [createPlatformRound, createStatementsRound] : [createStatementsRound, createPlatformRound]
    const rates = new Map<RoundFactory, number>()
    for (const createRoundFor of order) rates.set(createRoundFor, await measureRate(benchPlayers, createRoundFor))
    const [platformRate = 0, statementRate = 0] = [rates.get(createPlatformRound), rates.get(createStatementsRound)]
    console.log(`statements alone ${statementRate.toFixed(0)}/s, bets settled ${platformRate.toFixed(0)}/s`)
    if (measurement > 0) shares.push(platformRate / statementRate)
  }
  return computeMedian(shares)
}

/** Plays rounds concurrently for `measureMs`. Returns the number of settled bets per second. */
async function measureRate(benchPlayers: readonly BenchPlayer[], createRoundFor: RoundFactory): Promise<number> {
  let nextIndex = 0
  let settledCount = 0
  const start = performance.now()
  const worker = async (): Promise<void> => {
    while (performance.now() - start < measureMs) {
      const player = benchPlayers[nextIndex++ % benchPlayers.length]
      if (!player) return
      const round = createRoundFor(player)
      await round.bet()
      await round.win()
      settledCount += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return (settledCount * 1000) / (performance.now() - start)
}

/**
 * Measures the 99th percentiles of the duration of a call over HTTP and of its transaction alone, alternately. Returns
 * their median ratio.
 */
async function compareLatencies(
  benchPlayers: readonly BenchPlayer[],
  createHttpRound: RoundFactory,
  createStatementsRound: RoundFactory,
): Promise<number> {
  const ratios: number[] = []
  for (let measurement = 0; measurement < measurementCount; measurement += 1) {
    const order = measurement % 2 === 0 ? [createHttpRound, createStatementsRound] : [createStatementsRound, createHttpRound]
    const p99ByFactory = new Map<RoundFactory, number>()
    for (const createRoundFor of order) p99ByFactory.set(createRoundFor, computeP99(await playAll(benchPlayers, createRoundFor)))
    const [callP99 = 0, statementP99 = 0] = [p99ByFactory.get(createHttpRound), p99ByFactory.get(createStatementsRound)]
    console.log(`p99: transaction alone ${statementP99.toFixed(1)} ms, call ${callP99.toFixed(1)} ms`)
    if (measurement > 0) ratios.push(callP99 / statementP99)
  }
  return computeMedian(ratios)
}

/**
 * Plays for two intervals. Each player begins a round at every interval; the players are evenly staggered. Returns the
 * duration of each call in milliseconds.
 */
async function playAll(benchPlayers: readonly BenchPlayer[], createRoundFor: RoundFactory): Promise<readonly number[]> {
  const durations: number[] = []
  const measureCall = async (call: () => Promise<unknown>): Promise<void> => {
    const start = performance.now()
    await call()
    durations.push(performance.now() - start)
  }
  const endsAt = performance.now() + 2 * roundIntervalMs
  const play = async (player: BenchPlayer, index: number): Promise<void> => {
    await sleep((index / benchPlayers.length) * roundIntervalMs)
    while (performance.now() < endsAt) {
      const startedAt = performance.now()
      const round = createRoundFor(player)
      await measureCall(() => round.bet())
      await measureCall(() => round.win())
      await sleep(Math.max(0, roundIntervalMs - (performance.now() - startedAt)))
    }
  }
  await Promise.all(benchPlayers.map(play))
  return durations
}

const computeP99 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
