import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../../server/config.ts'
import { findVendorContext } from '../../server/modules/bets/handle-vendor-call.ts'
import { getVendorKeys } from '../../server/modules/vendors/vendor-keys.ts'
import { createPayloadKey } from '../../server/modules/secrets/index.ts'
import { startServer } from '../../server/start-server.ts'
import { createTestDatabase } from '../platform/test-database.ts'
import { createHttpRoundFactory, type RoundFactory } from './bets/http-rounds.ts'
import { type BenchPlayer, createBenchPlayers } from './bets/bench-players.ts'
import { computeMedian } from './median.ts'
import { computeMedianRatio } from './median-ratio.ts'
import { startProcess } from './serve/start-process.ts'
import { benchSecret, createServerEnv } from './serve/server-env.ts'

const playerCount = 50
const betsPerRound = 150
const rounds = 12
const warmUpRounds = 3
const concurrency = 8
/** Maximum duration of a bet and its settlement with telemetry, as a multiple of the duration without telemetry. */
const maxRatio = 1.05

/**
 * Measures the cost of telemetry. Bets are placed and settled over HTTP, as by a vendor, alternately at a server
 * without telemetry, one with logs and metrics, and one that also sends every trace. Prints the median ratios of the
 * duration of a bet; with `check`, resolves to `false` if one exceeds its maximum.
 */
export async function run(check: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const database = await createTestDatabase()
  const collector = createServer((request, response) => void request.resume().on('end', () => response.end('{}')))
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const env = {
    ...createServerEnv(database),
    PAYLOAD_KEY: createPayloadKey(),
    DEMO_PASSWORD: benchSecret,
    LIVERY_MODE: 'demo',
  }
  const loggingEnv = { LOG_FORMAT: 'json', METRICS_PORT: '0' }
  const tracingEnv = { ...loggingEnv, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${String((collector.address() as AddressInfo).port)}` }
  const start = (name: string, extraEnv: object) =>
    startProcess('../bets/telemetry-server.ts', [], { ...env, ...extraEnv, DATA_DIR: join(folder, name) })
  const settings = readSettings({ ...env, PORT: '0', PRERENDER_GAME_PICTURES: 'off', DATA_DIR: join(folder, 'data') }, folder)
  const server = await startServer(settings, { log: () => undefined, dist: folder })
  const children = [
    await start('plain', { LOG_FORMAT: 'text' }),
    await start('logged', loggingEnv),
    await start('traced', tracingEnv),
  ] as const
  try {
    const benchPlayers = await createBenchPlayers(
      database.url,
      server.port,
      readFileSync(join(folder, 'data/admin-api-token'), 'utf8'),
      playerCount,
    )
    const context = await findVendorContext(server.platform, 'BASE', 'PGF')
    if (!context) throw new Error('The vendor is missing.')
    const key = await getVendorKeys(server.platform.secrets).getCurrentKey(context.tenant, 'PGF')
    const roundFactories = children.map(({ port }) => createHttpRoundFactory(port, key, concurrency))
    const times: number[][] = roundFactories.map(() => [])
    for (let round = 0; round < warmUpRounds + rounds; round += 1)
      for (const index of round % 2 === 0 ? [0, 1, 2] : [2, 1, 0]) {
        const roundFactory = roundFactories[index]
        const time = roundFactory ? await measureBetMs(benchPlayers, roundFactory) : Number.NaN
        if (round >= warmUpRounds) times[index]?.push(time)
      }
    const [baseline = [], ...otherTimes] = times
    const names = ['logs and metrics', 'logs, metrics and traces']
    const results = otherTimes.map((durations, index) => {
      const { ratio, margin } = computeMedianRatio(durations, baseline)
      console.log(
        `a bet with ${names[index] ?? ''}: ${computeMedian(durations).toFixed(2)} ms, without ${computeMedian(baseline).toFixed(2)} ms, ratio ${ratio.toFixed(3)} ± ${margin.toFixed(3)} (at most ${maxRatio.toFixed(2)})`,
      )
      return ratio - margin <= maxRatio
    })
    return !check || results.every(Boolean)
  } finally {
    await Promise.all(children.map((child) => child.stop()))
    await server.stop()
    await database.drop()
    collector.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Places and settles `betsPerRound` bets, several at once. Returns the elapsed milliseconds per bet. */
async function measureBetMs(benchPlayers: readonly BenchPlayer[], createRoundFor: RoundFactory): Promise<number> {
  let nextIndex = 0
  const start = performance.now()
  const worker = async (): Promise<void> => {
    while (nextIndex < betsPerRound) {
      const player = benchPlayers[nextIndex++ % benchPlayers.length]
      if (!player) return
      const round = createRoundFor(player)
      await round.bet()
      await round.win()
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return (performance.now() - start) / betsPerRound
}

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
