import pg from 'pg'
import { expect, it } from 'vitest'
import { withPlatform } from '../platform/with-platform.ts'
import { runKillRounds } from './kill-rounds.ts'
import { openStage, runHistory } from './run-history.ts'

/** How much of it: `npm run histories` says so. */
const [histories, kills, seed] = [
  Number(process.env['HISTORIES'] ?? '10000'),
  Number(process.env['KILLS'] ?? '200'),
  process.env['SEED'] ?? String(Date.now()),
]
const whole = 24 * 3_600_000

it(
  'random histories of money leave what was acknowledged and nothing else',
  async () => {
    const platform = await withPlatform()
    const client = new pg.Client(platform.databaseUrl)
    await client.connect()
    try {
      for (const wallets of ['single', 'vendor']) {
        await platform.control('set-wallets', { brand: 'alpha', wallets })
        const stage = await openStage(platform, client, 24)
        const count = Math.ceil(histories / 2)
        for (let n = 0; n < count; n++) {
          await runHistory(stage, `${seed}-${wallets}-${String(n)}`)
          if ((n + 1) % 100 === 0) console.log(`${String(n + 1)} of ${String(count)} histories, wallets ${wallets}, seed ${seed}`)
        }
        expect(await platform.control('ledger-verify', { brand: 'alpha' })).toMatchObject({ right: true, faults: [] })
      }
    } finally {
      await client.end()
      await platform.stop()
    }
  },
  whole,
)

it(
  'servers and databases that are killed lose nothing that was acknowledged',
  async () => {
    const tell = (round: number): void => void (round % 10 === 0 && console.log(`${String(round)} of ${String(kills)} kills`))
    await expect(runKillRounds(kills, tell)).resolves.toBeUndefined()
  },
  whole,
)
