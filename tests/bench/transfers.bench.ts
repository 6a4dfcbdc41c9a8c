import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '../../server/database/database.ts'
import { inTransaction, type Tenant } from '../../server/database/tenant.ts'
import { accountsOf } from '../../server/modules/accounts/index.ts'
import { permit, transferWithin } from '../../server/modules/wallet/index.ts'
import { createTestDatabase } from '../platform/test-database.ts'
import { median } from './median.ts'

const wallets = 200
const rounds = 7
const milliseconds = 2_500
/** Number of connections, as many as the platform has. */
const connections = 10
/** Minimum rate of transfers as a share of that of the statements alone. */
const minShare = 0.7
/** Minimum rate with one shared house account as a share of that with one for each player. */
const minHouse = 0.9

const currency = 'VND'

/** The house account and the player of a transfer. */
type Way = (n: number) => { readonly house: string; readonly player: string }
type Move = (way: ReturnType<Way>) => Promise<unknown>

/**
 * Moves money between house accounts and players through the ledger and through the same statements alone, alternately:
 * over many wallets and over one. Then from one house account and from many. Prints the median share of the rates with
 * its minimum; with `check`, resolves to `false` if one is missed.
 */
export async function run(check: boolean): Promise<boolean> {
  const database = await createTestDatabase()
  const db = await openDatabase(database.urls, () => undefined)
  const pool = new pg.Pool({ connectionString: database.urls.serve, max: connections, options: '-c livery.merchant=BENCH' })
  try {
    const tenant: Tenant = { code: 'BENCH', db }
    const players = await openPlayers(tenant)
    const many: Way = (n) => ({ house: 'promotions', player: players[n % wallets] ?? '' })
    const one: Way = () => ({ house: 'promotions', player: players[0] ?? '' })
    const houses: Way = (n) => ({ house: `own-${String(n % wallets)}`, player: players[n % wallets] ?? '' })
    const ours: Move = ({ house, player }) =>
      inTransaction(tenant, async (trx) => {
        const permits = [await permit(trx, { account: player, kind: 'win', amount: 1n, currency })]
        return transferWithin(trx, { ...createTransferInput(house, player), permits })
      })
    const bare: Move = (way) => moveBare(pool, way)
    for (let n = 0; n < wallets; n++) for (const way of [many, houses]) await ours(way(n))
    const [overMany, overOne] = [
      await share('over many wallets', [ours, many], [bare, many], minShare),
      await share('on one wallet', [ours, one], [bare, one], minShare),
    ]
    const overHouse = await share('from one account of the house, beside many', [ours, many], [ours, houses], minHouse)
    return !check || (overMany && overOne && overHouse)
  } finally {
    await pool.end()
    await db.destroy()
    await database.drop()
  }
}

const createTransferInput = (house: string, player: string) => ({
  idempotencyKey: randomUUID(),
  purpose: 'win' as const,
  currency,
  lines: [
    { party: { house }, amount: -5n },
    { party: { player }, amount: 5n },
  ],
})

async function openPlayers(tenant: Tenant): Promise<readonly string[]> {
  const ids = Array.from({ length: wallets }, () => randomUUID())
  for (const id of ids) {
    const [username, nickname] = [id, id]
    await accountsOf(tenant).insert({
      id,
      username,
      nickname,
      password_hash: '',
      payment_password_hash: null,
      type: 0,
      side: 'member',
      upline: null,
      affiliate_code: null,
    })
  }
  return ids
}

type Side = readonly [Move, Way]

/** Returns the median share of the rate of one way in that of another, measured alternately. */
async function share(what: string, measured: Side, floor: Side, min: number): Promise<boolean> {
  const shares: number[] = []
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? [measured, floor] : [floor, measured]
    const rates = new Map<Side, number>()
    for (const side of order) rates.set(side, await rateOf(side))
    if (round > 0) shares.push((rates.get(measured) ?? 0) / (rates.get(floor) ?? Number.NaN))
    else console.log(`${what}: ${(rates.get(measured) ?? 0).toFixed(0)} a second, beside ${(rates.get(floor) ?? 0).toFixed(0)}`)
  }
  const middle = median(shares)
  console.log(`${what}: share ${middle.toFixed(3)} (at least ${min.toFixed(3)})`)
  return middle >= min
}

async function rateOf([move, way]: Side): Promise<number> {
  let n = 0
  const start = performance.now()
  const worker = async (): Promise<void> => {
    while (performance.now() - start < milliseconds) await move(way(n++))
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return (n * 1000) / (performance.now() - start)
}

/** The statements of one transfer as they are sent, without anything around them. */
async function moveBare(pool: pg.Pool, { house, player }: ReturnType<Way>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ id: string; owner: string | null }>(
      `select id, owner, purpose from ledger_accounts where merchant = $1 and currency = $2 and ((owner is null and purpose = $3) or (owner = $4 and purpose = $5))`,
      ['BENCH', currency, house, player, 'wallet'],
    )
    const [wallet, ofHouse] = [rows.find(({ owner }) => owner !== null)?.id, rows.find(({ owner }) => owner === null)?.id]
    const held = await client.query<{ balance: string }>(
      `select id, balance from ledger_accounts where merchant = $1 and id in ($2) order by id for no key update`,
      ['BENCH', wallet],
    )
    const after = (BigInt(held.rows[0]?.balance ?? '0') + 5n).toString()
    const key = randomUUID()
    const fingerprint = createHash('sha256').update(key).digest('base64url')
    const made = await client.query<{ id: string }>(
      `insert into transfers (merchant, id, idempotency_key, fingerprint, purpose, reference) values ($1, $2, $3, $4, $5, $6)
       on conflict (merchant, idempotency_key) do nothing returning id`,
      ['BENCH', randomUUID(), key, fingerprint, 'win', null],
    )
    await client.query(
      `update ledger_accounts a set balance = n.balance from unnest($1::uuid[], $2::numeric[]) as n (id, balance) where a.merchant = $3 and a.id = n.id`,
      [[wallet], [after], 'BENCH'],
    )
    await client.query(
      `insert into entries (merchant, transfer, line, account, amount, balance_after) values ($1, $2, $3, $4, $5, $6), ($7, $8, $9, $10, $11, $12)`,
      ['BENCH', made.rows[0]?.id, 0, ofHouse, '-5', null, 'BENCH', made.rows[0]?.id, 1, wallet, '5', after],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
