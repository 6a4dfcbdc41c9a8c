import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSettings } from '../../server/config.ts'
import { findVendorContext } from '../../server/modules/bets/handle-vendor-call.ts'
import { placeBet } from '../../server/modules/bets/place-bet.ts'
import { settleBet } from '../../server/modules/bets/settle-bet.ts'
import { vendorKeysOf } from '../../server/modules/vendors/vendor-keys.ts'
import { startServer } from '../../server/start-server.ts'
import { createTestDatabase } from '../platform/test-database.ts'
import { type BenchPlayer, openPlayers } from './bets/open-players.ts'
import { createRound, recordRound, servingPool } from './bets/record-rounds.ts'
import { callerOf, type Playing, type Round } from './bets/call-wallet.ts'
import { readLedgerIds, replayRound } from './bets/replay-round.ts'
import { median } from './median.ts'
import { startProcess } from './serve/start-process.ts'

const players = 200
const rounds = 6
const milliseconds = 3_000
/** Number of connections, as many as the platform has. */
const connections = 10
/** Interval at which each player begins a round. */
const betweenRounds = 4_000
/** Minimum rate of settled bets, as a share of that of the statements alone. */
const minShare = 0.7
/** Maximum duration of a vendor's call at the 99th percentile, as a multiple of its transaction alone. */
const maxTimes = 2

const secret = 'a-secret-of-the-benchmark-and-of-nothing-else'

/**
 * Settles bets through the platform and through the same statements alone, alternately, over many wallets and over one:
 * prints the median share and its minimum. Then 200 players play rounds over HTTP, as vendors call, and through the
 * statements alone: prints the 99th percentile of a call and of its transaction. With `check`, resolves to `false` if a
 * target is missed.
 */
export async function run(check: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const database = await createTestDatabase()
  const env = {
    DATABASE_URL: database.urls.serve,
    MIGRATE_DATABASE_URL: database.urls.migrate ?? '',
    MERCHANTS_DIR: join(import.meta.dirname, '../../merchants'),
    SECRET_KEY: secret,
    PASSWORD_COST: '19x2',
  }
  const child = await startProcess('brand-server.ts', [], { ...env, DATA_DIR: join(folder, 'child') })
  const settings = readSettings({ ...env, PORT: '0', DRAW_AHEAD: 'off', DATA_DIR: join(folder, 'data') }, folder)
  const server = await startServer(settings, { log: () => undefined, dist: folder })
  const pool = servingPool(database.urls.serve, 'BASE', connections)
  try {
    const token = readFileSync(join(folder, 'data/control-token'), 'utf8')
    const all = await openPlayers(database.url, server.port, token, players)
    const vendorContext = await findVendorContext(server.platform, 'BASE', 'PGF')
    const first = all[0]
    if (!vendorContext || !first) throw new Error('The vendor or a player is missing.')
    // The first rounds create what every wallet has.
    for (const player of all) {
      const { bet, win } = createRound(player)
      await placeBet(vendorContext, bet)
      await settleBet(vendorContext, win)
    }
    const recorded = await recordRound(database.urls.serve, vendorContext, first)
    const ledger = await readLedgerIds(pool)
    const bare = (player: BenchPlayer): Round => {
      const round = replayRound(recorded, player, ledger)
      return { bet: () => round.bet(pool), win: () => round.win(pool) }
    }
    const ours = (player: BenchPlayer): Round => {
      const { bet, win } = createRound(player)
      return { bet: () => placeBet(vendorContext, bet), win: () => settleBet(vendorContext, win) }
    }
    console.log(`statements: ${String(recorded.bet.length)} for a stake, ${String(recorded.win.length)} for a win`)
    const many = await share(all, ours, bare)
    console.log(
      `bets settled over ${String(players)} wallets: share of the statements alone ${many.toFixed(3)} (at least ${minShare.toFixed(3)})`,
    )
    const one = await share([first], ours, bare)
    console.log(`bets settled on one wallet: share of the statements alone ${one.toFixed(3)} (at least ${minShare.toFixed(3)})`)
    const key = await vendorKeysOf(server.platform.secrets).current(vendorContext.tenant, 'PGF')
    const called = callerOf(child.port, key, players)
    const times = await compareTimes(all, called, bare)
    console.log(
      `a vendor's call under ${String(players)} players: p99 times ${times.toFixed(2)} of its transaction alone (at most ${maxTimes.toFixed(2)})`,
    )
    return !check || (many >= minShare && one >= minShare && times <= maxTimes)
  } finally {
    await pool.end()
    await server.stop()
    await child.stop()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the median share of the rates. */
async function share(all: readonly BenchPlayer[], ours: Playing, bare: Playing): Promise<number> {
  const shares: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [ours, bare] : [bare, ours]
    const rates = new Map<Playing, number>()
    for (const playing of order) rates.set(playing, await settle(all, playing))
    const [own = 0, alone = 0] = [rates.get(ours), rates.get(bare)]
    console.log(`statements alone ${alone.toFixed(0)}/s, bets settled ${own.toFixed(0)}/s`)
    if (round > 0) shares.push(own / alone)
  }
  return median(shares)
}

/** Plays as many rounds as possible, several at once; returns the rate per second. */
async function settle(all: readonly BenchPlayer[], playing: Playing): Promise<number> {
  let next = 0
  let settled = 0
  const start = performance.now()
  const worker = async (): Promise<void> => {
    while (performance.now() - start < milliseconds) {
      const player = all[next++ % all.length]
      if (!player) return
      const round = playing(player)
      await round.bet()
      await round.win()
      settled += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return (settled * 1000) / (performance.now() - start)
}

/** Returns the 99th percentile of a call over HTTP relative to that of the transaction alone with the same players. */
async function compareTimes(all: readonly BenchPlayer[], called: Playing, bare: Playing): Promise<number> {
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [called, bare] : [bare, called]
    const found = new Map<Playing, number>()
    for (const playing of order) found.set(playing, p99(await playAll(all, playing)))
    const [own = 0, alone = 0] = [found.get(called), found.get(bare)]
    console.log(`p99: transaction alone ${alone.toFixed(1)} ms, call ${own.toFixed(1)} ms`)
    if (round > 0) ratios.push(own / alone)
  }
  return median(ratios)
}

/** Every player begins a round at intervals, out of phase; returns the duration of each call. */
async function playAll(all: readonly BenchPlayer[], playing: Playing): Promise<readonly number[]> {
  const times: number[] = []
  const timed = async (call: () => Promise<unknown>): Promise<void> => {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
  }
  const until = performance.now() + 2 * betweenRounds
  const play = async (player: BenchPlayer, index: number): Promise<void> => {
    await sleep((index / all.length) * betweenRounds)
    while (performance.now() < until) {
      const began = performance.now()
      const round = playing(player)
      await timed(() => round.bet())
      await timed(() => round.win())
      await sleep(Math.max(0, betweenRounds - (performance.now() - began)))
    }
  }
  await Promise.all(all.map(play))
  return times
}

const p99 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
