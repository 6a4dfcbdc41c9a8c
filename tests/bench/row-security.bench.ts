import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readSettings } from '../../server/config.ts'
import { openDatabase } from '../../server/database/database.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { findVendorContext } from '../../server/modules/bets/handle-vendor-call.ts'
import { placeBet } from '../../server/modules/bets/place-bet.ts'
import { settleBet } from '../../server/modules/bets/settle-bet.ts'
import { readCatalogue } from '../../server/modules/games/index.ts'
import { getAccountMovements } from '../../server/modules/records/account-record.ts'
import { logIn } from '../../server/modules/session/log-in.ts'
import { startServer } from '../../server/start-server.ts'
import { createTestDatabase } from '../platform/test-database.ts'
import { createBenchPlayers, password } from './bets/bench-players.ts'
import { createRoundInputs } from './bets/record-rounds.ts'
import { computeMedianRatio } from './median-ratio.ts'
import { createServerEnv } from './serve/server-env.ts'

const playerCount = 50
const rounds = 24
const measureMs = 1_000
const connections = 10
const warmUpRounds = 4
/** Maximum duration of an operation with policies, as a multiple of its duration without them. */
const maxRatio = 1.05

/** An operation to measure; `n` numbers its calls, so that they differ. */
type Operation = (n: number, tenant: Tenant) => Promise<unknown>

/**
 * Measures the cost of row-level security. Bets are placed and settled, members log in, and pages of records are read,
 * alternately in two ways: with policies, over connections whose scope changes between one merchant and all merchants,
 * as with many brands at once; and without policies, over connections whose scope does not change. Prints the median
 * ratio of the duration of each operation with the allowed maximum; with `check`, resolves to `false` if one is
 * exceeded.
 */
export async function run(check: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const database = await createTestDatabase()
  const env = createServerEnv(database)
  const settings = readSettings({ ...env, PORT: '0', PRERENDER_GAME_PICTURES: 'off', DATA_DIR: folder }, folder)
  const server = await startServer(settings, { log: () => undefined, dist: folder })
  const [switchedScopeDatabase, fixedScopeDatabase] = await Promise.all(
    [database.urls, database.urls].map((urls) => openDatabase(urls, () => undefined)),
  )
  const superuser = new pg.Client(database.url)
  await superuser.connect()
  try {
    const token = readFileSync(join(folder, 'admin-api-token'), 'utf8')
    const benchPlayers = await createBenchPlayers(database.url, server.port, token, playerCount)
    const vendorContext = await findVendorContext(server.platform, 'BASE', 'PGF')
    if (!vendorContext || !switchedScopeDatabase || !fixedScopeDatabase) throw new Error('The vendor or a database is missing.')
    const [brandDb, allMerchantsDb, fixedScopeDb] = [
      switchedScopeDatabase.forBrand('BASE'),
      switchedScopeDatabase.forApplication<never>('other'),
      fixedScopeDatabase.forBrand('BASE'),
    ]
    const getSwitchedScopeTenant = (n: number): Tenant => ({ code: 'BASE', db: n % 2 === 0 ? brandDb : (allMerchantsDb as never) })
    const getFixedScopeTenant = (): Tenant => ({ code: 'BASE', db: fixedScopeDb })
    const getPlayer = (n: number) => benchPlayers[n % benchPlayers.length] ?? { account: '', session: '' }
    const context = { site: vendorContext.site, timeZone: 'Asia/Ho_Chi_Minh', catalogue: readCatalogue(), language: 'en' }
    const login = {
      site: vendorContext.site,
      side: 'member' as const,
      throttleKey: randomBytes(32),
      defaultPassword: undefined,
      phone: vendorContext.brand.config.registration.phone,
      challengeLogin: () => Promise.resolve(),
      checkCaptcha: () => Promise.resolve(true),
    }
    const operations: Readonly<Record<string, Operation>> = {
      'a bet placed and settled': async (n, tenant) => {
        const { bet, win } = createRoundInputs(getPlayer(n))
        await placeBet({ ...vendorContext, tenant }, bet)
        await settleBet({ ...vendorContext, tenant }, win)
      },
      'a login': (n, tenant) =>
        logIn({ ...login, tenant, address: `10.0.0.${String(n % 250)}` }, { username: `bench${String(n % playerCount)}`, password }),
      'a page of the account record': (n, tenant) =>
        getAccountMovements({ ...context, tenant, account: getPlayer(n).account }, { period: 'days30' }),
    }
    const setRowSecurity = async (enabled: boolean): Promise<void> => {
      const { rows } = await superuser.query<{ name: string }>(`select polrelid::regclass::text as name from pg_policy`)
      for (const { name } of rows) await superuser.query(`alter table ${name} ${enabled ? 'enable' : 'disable'} row level security`)
    }
    let isWithinTarget = true
    for (const [label, operation] of Object.entries(operations)) {
      const times = { on: [] as number[], off: [] as number[] }
      for (let round = 0; round < rounds + warmUpRounds; round++)
        for (const state of round % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
          await setRowSecurity(state === 'on')
          const time = await measureOperation(operation, state === 'on' ? getSwitchedScopeTenant : getFixedScopeTenant)
          if (round >= warmUpRounds) times[state].push(time)
        }
      const { ratio, margin } = computeMedianRatio(times.on, times.off)
      console.log(`${label}: ratio with row-level security ${ratio.toFixed(3)} ± ${margin.toFixed(3)} (at most ${maxRatio.toFixed(2)})`)
      isWithinTarget &&= ratio - margin <= maxRatio
    }
    return !check || isWithinTarget
  } finally {
    await superuser.end()
    await Promise.all([switchedScopeDatabase?.destroy(), fixedScopeDatabase?.destroy()])
    await server.stop()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Repeats an operation with `connections` concurrent workers for `measureMs`. Returns the milliseconds per call. */
async function measureOperation(operation: Operation, getTenant: (n: number) => Tenant): Promise<number> {
  let callCount = 0
  const startedAt = performance.now()
  const worker = async (): Promise<void> => {
    while (performance.now() - startedAt < measureMs) {
      const n = callCount++
      await operation(n, getTenant(n))
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return (performance.now() - startedAt) / callCount
}

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
