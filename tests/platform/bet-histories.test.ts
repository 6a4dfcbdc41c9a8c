import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import pg from 'pg'
import { createVendorClient, openGameAsNewPlayer, type WalletResponse, type VendorClient } from './vendor-client.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
let database: pg.Client
beforeAll(async () => {
  platform = await startTestPlatform()
  database = new pg.Client(platform.databaseUrl)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await platform.stop()
})

/** Creates a generator of pseudo-random numbers from 0 (inclusive) to 1 (exclusive) for a seed. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const games = { PGF: 'pgf-jade-tiger', EVG: 'evg-aurora-baccarat', AQX: 'aqx-golden-arowana', TCG_SEA: 'tcg-sea-eleven-five' } as const
const clientCount = 8
const roundCount = 12
/** In minor units. */
const stake = 700

type Player = Awaited<ReturnType<typeof openGameAsNewPlayer>>
type VendorCall = () => Promise<WalletResponse>

/** Creates the vendor calls of a random round, about half of them duplicated. */
function createCalls(vendor: VendorClient, { session, player }: Player, random: () => number): VendorCall[] {
  const round = randomUUID()
  const bet = `${round}-bet`
  const reference = { player, round, bet }
  const calls: VendorCall[] = [() => vendor.request('bet', { transaction: bet, session, round, amount: String(stake) })]
  if (random() < 0.8) {
    const amount = String(Math.floor(random() * 1500))
    calls.push(() => vendor.request('win', { ...reference, transaction: `${round}-win`, amount }))
  }
  if (random() < 0.3) calls.push(() => vendor.request('win', { ...reference, transaction: `${round}-other`, amount: '50' }))
  if (random() < 0.5) calls.push(() => vendor.request('rollback', { ...reference, transaction: `${round}-back` }))
  if (random() < 0.7) calls.push(() => vendor.request('close', { transaction: `${round}-end`, player, round }))
  return calls.flatMap((call) => (random() < 0.5 ? [call, call] : [call]))
}

/** Shuffles an array in place (Fisher–Yates), and returns it. */
function shuffle<T>(items: T[], random: () => number): T[] {
  for (let index = items.length - 1; index > 0; index--) {
    const otherIndex = Math.floor(random() * (index + 1))
    const [current, swapped] = [items[index], items[otherIndex]]
    if (current !== undefined && swapped !== undefined) [items[index], items[otherIndex]] = [swapped, current]
  }
  return items
}

interface BetRow {
  readonly id: string
  readonly state: string
  readonly stake: string
  readonly win: string
  readonly bets: string
  readonly wins: string
  readonly rollbacks: string
}

describe('a random history of bets with duplicated, reordered and concurrent calls', () => {
  it.each(Object.entries(games).flatMap(([vendor, game]) => [1, 2, 3].map((seed) => ({ vendor, game, seed }))))(
    'debits each bet once, ends it at most once, and leaves the balance that the bets add up to ($vendor, $seed)',
    async ({ vendor: code, game, seed }) => {
      const random = createRandom(seed * 7919)
      const vendor = await createVendorClient(platform, code)
      const launchOptions = { gameId: game, ...(code === 'TCG_SEA' && { launchMode: 'LOTT' as const }) }
      const player = await openGameAsNewPlayer(platform, vendor, '60.00', launchOptions)
      const calls = shuffle(Array.from({ length: roundCount }, () => createCalls(vendor, player, random)).flat(), random)
      const responses: WalletResponse[] = []
      const runClient = async (): Promise<void> => {
        for (let call = calls.pop(); call !== undefined; call = calls.pop()) responses.push(await call())
      }
      await Promise.all(Array.from({ length: clientCount }, runClient))
      expect(responses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
      const { rows } = await database.query<BetRow>(
        `select b.id, b.state, b.stake, b.win,
           count(*) filter (where t.purpose = 'bet') as bets,
           count(*) filter (where t.purpose = 'win') as wins,
           count(*) filter (where t.purpose = 'rollback') as rollbacks
         from bets b left join transfers t on t.merchant = b.merchant and t.reference = b.id::text
         where b.account = $1 group by b.merchant, b.id`,
        [player.player],
      )
      expect(rows.length).toBeGreaterThan(0)
      for (const { state, bets, wins, rollbacks, win } of rows) {
        expect(Number(bets)).toBe(1)
        expect(Number(rollbacks)).toBe(state === 'rolled-back' ? 1 : 0)
        if (state === 'rolled-back') expect([Number(wins), Number(win)]).toEqual([0, 0])
        if (code !== 'EVG') expect(Number(wins)).toBeLessThanOrEqual(state === 'settled' ? 1 : 0)
      }
      const expectedBalance = rows.reduce(
        (sum, { state, stake: betStake, win }) => sum + (state === 'rolled-back' ? 0 : Number(win) - Number(betStake)),
        6_000,
      )
      const { rows: walletRows } = await database.query<{ balance: string }>(
        `select sum(balance) as balance from ledger_accounts where owner = $1 and purpose = 'wallet'`,
        [player.player],
      )
      expect(Number(walletRows[0]?.balance)).toBe(expectedBalance)
      expect(await platform.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({ passed: true })
    },
  )
})
