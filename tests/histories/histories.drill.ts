import pg from 'pg'
import { expect, it } from 'vitest'
import { insertedBetRound } from '../platform/insert-bet.ts'
import { startTestPlatform } from '../platform/test-platform.ts'
import { Random } from '../../src/engine/testing/random.ts'
import { runDisconnectRounds } from './disconnect-rounds.ts'
import { runKillRounds } from './kill-rounds.ts'
import { countDeadlocks } from './covered-payouts.ts'
import { runHistory } from './run-history.ts'
import { createEnvironment } from './environment.ts'

/** Numbers of histories, kills and interruptions, and the seed, which `npm run histories` passes. */
const [historyCount, killCount, interruptionCount, seed] = [
  Number(process.env['HISTORIES'] ?? '10000'),
  Number(process.env['KILLS'] ?? '200'),
  Number(process.env['DROPS'] ?? '100'),
  process.env['SEED'] ?? String(Date.now()),
]
const timeoutMilliseconds = 24 * 3_600_000
const playerCount = 12

it(
  'random money histories store exactly the acknowledged writes',
  async () => {
    const platform = await startTestPlatform()
    const client = new pg.Pool({ connectionString: platform.databaseUrl })
    try {
      for (const wallets of ['single', 'vendor']) {
        await platform.runAdminCommand('set-wallets', { brand: 'alpha', wallets })
        const count = Math.ceil(historyCount / 2)
        let environment = await createEnvironment(platform, client, playerCount)
        for (let n = 0; n < count; n++) {
          // New players, because the cashback days and welcome bonuses of the previous ones are used up.
          if (n > 0 && n % 250 === 0) environment = await createEnvironment(platform, client, playerCount)
          const name = `${seed}-${wallets}-${String(n)}`
          // The error is logged here, because stopping the server may fail as well, which would hide it.
          await runHistory(environment, name).catch((error: unknown) => {
            console.error(`The history ${name} failed:`, error)
            throw error
          })
          if ((n + 1) % 100 === 0) console.log(`${String(n + 1)} of ${String(count)} histories, wallets ${wallets}, seed ${seed}`)
        }
        expect(await platform.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({ passed: true, faults: [] })
        expect(await countDeadlocks(environment)).toBe(0)
      }
      const { rows } = await client.query<{ label: string; count: string }>(
        `select 'deposit ' || state || coalesce(' ' || mark, '') as label, count(*) from deposits where merchant = 'ALPHA1' group by 1
         union all select 'withdrawal ' || state || coalesce(' ' || receipt, ''), count(*) from withdrawals where merchant = 'ALPHA1' group by 1
         union all select 'bet ' || state, count(*) from bets where merchant = 'ALPHA1' and round <> '${insertedBetRound}' group by 1
         union all select 'movement ' || purpose, count(*) from movements where merchant = 'ALPHA1' group by 1 order by 1`,
      )
      console.log(rows.map(({ label, count }) => `${label}: ${count}`).join('\n'))
    } finally {
      await client.end()
      await platform.stop()
    }
  },
  timeoutMilliseconds,
)

it(
  'killed servers and databases lose no acknowledged writes',
  async () => {
    const logRound = (round: number): void => void (round % 10 === 0 && console.log(`${String(round)} of ${String(killCount)} kills`))
    await expect(runKillRounds(killCount, logRound)).resolves.toBeUndefined()
  },
  timeoutMilliseconds,
)

it(
  'a server with interrupted database connections continues and loses no acknowledged writes',
  async () => {
    const logRound = (round: number): void =>
      void (round % 10 === 0 && console.log(`${String(round)} of ${String(interruptionCount)} interruptions, seed ${seed}`))
    await expect(runDisconnectRounds(interruptionCount, new Random(seed), logRound)).resolves.toBeUndefined()
  },
  timeoutMilliseconds,
)
