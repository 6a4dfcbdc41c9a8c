import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '../../server/database/database.ts'
import { withTransaction, type Tenant } from '../../server/database/tenant.ts'
import { createAccountStore } from '../../server/modules/accounts/index.ts'
import { requirePermit, postTransfer } from '../../server/modules/wallet/index.ts'
import { createTestDatabase } from '../platform/test-database.ts'
import { computeMedian } from './median.ts'

const walletCount = 200
const rounds = 7
const measureMs = 2_500
/** Number of connections, equal to the pool size of the platform. */
const connections = 10
/** Minimum ratio of the ledger's transfer rate to that of the same SQL statements sent directly. */
const minShare = 0.7
/** Minimum ratio of the rate with one shared house account to the rate with one house account per player. */
const minHouseShare = 0.9

const currency = 'VND'

/** Returns the house account and the player of the `n`th transfer. */
type PartyPicker = (n: number) => { readonly house: string; readonly player: string }
type TransferFunction = (parties: ReturnType<PartyPicker>) => Promise<unknown>

/**
 * Compares the transfer rate of the ledger with that of the same SQL statements sent directly, with many wallets and
 * with one. Then compares transfers from one shared house account with transfers from many. The variants are measured
 * in turn. Prints each median ratio and the required minimum; with `check`, resolves to `false` if a ratio is below its
 * minimum.
 */
export async function run(check: boolean): Promise<boolean> {
  const database = await createTestDatabase()
  const db = await openDatabase(database.urls, () => undefined)
  const pool = new pg.Pool({ connectionString: database.urls.appUrl, max: connections, options: '-c livery.merchant=BENCH' })
  try {
    const tenant: Tenant = { code: 'BENCH', db }
    const players = await insertPlayers(tenant)
    const pickFromManyWallets: PartyPicker = (n) => ({ house: 'promotions', player: players[n % walletCount] ?? '' })
    const pickOneWallet: PartyPicker = () => ({ house: 'promotions', player: players[0] ?? '' })
    const pickOwnHouseAccount: PartyPicker = (n) => ({ house: `own-${String(n % walletCount)}`, player: players[n % walletCount] ?? '' })
    const transferThroughLedger: TransferFunction = ({ house, player }) =>
      withTransaction(tenant, async (trx) => {
        const permits = [await requirePermit(trx, { account: player, kind: 'win', amount: 1n, currency })]
        return postTransfer(trx, { ...createTransferInput(house, player), permits })
      })
    const transferWithStatements: TransferFunction = (parties) => transferByStatements(pool, parties)
    for (let n = 0; n < walletCount; n++)
      for (const picker of [pickFromManyWallets, pickOwnHouseAccount]) await transferThroughLedger(picker(n))
    const [manyWalletsPassed, oneWalletPassed] = [
      await measureShare(
        'over many wallets',
        [transferThroughLedger, pickFromManyWallets],
        [transferWithStatements, pickFromManyWallets],
        minShare,
      ),
      await measureShare('on one wallet', [transferThroughLedger, pickOneWallet], [transferWithStatements, pickOneWallet], minShare),
    ]
    const sharedHousePassed = await measureShare(
      'from one house account, compared with many',
      [transferThroughLedger, pickFromManyWallets],
      [transferThroughLedger, pickOwnHouseAccount],
      minHouseShare,
    )
    return !check || (manyWalletsPassed && oneWalletPassed && sharedHousePassed)
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

async function insertPlayers(tenant: Tenant): Promise<readonly string[]> {
  const ids = Array.from({ length: walletCount }, () => randomUUID())
  for (const id of ids) {
    const [username, nickname] = [id, id]
    await createAccountStore(tenant).insert({
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

type Variant = readonly [TransferFunction, PartyPicker]

/**
 * Measures a variant and its baseline alternately. Returns whether the median ratio of their rates is at least `min`.
 */
async function measureShare(label: string, variant: Variant, baseline: Variant, min: number): Promise<boolean> {
  const shares: number[] = []
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? [variant, baseline] : [baseline, variant]
    const rates = new Map<Variant, number>()
    for (const current of order) rates.set(current, await measureRate(current))
    if (round > 0) shares.push((rates.get(variant) ?? 0) / (rates.get(baseline) ?? Number.NaN))
    else console.log(`${label}: ${(rates.get(variant) ?? 0).toFixed(0)} transfers/s, baseline ${(rates.get(baseline) ?? 0).toFixed(0)}`)
  }
  const medianShare = computeMedian(shares)
  console.log(`${label}: share ${medianShare.toFixed(3)} (at least ${min.toFixed(3)})`)
  return medianShare >= min
}

async function measureRate([transfer, pickParties]: Variant): Promise<number> {
  let n = 0
  const start = performance.now()
  const worker = async (): Promise<void> => {
    while (performance.now() - start < measureMs) await transfer(pickParties(n++))
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return (n * 1000) / (performance.now() - start)
}

/** Sends the SQL statements of one transfer directly, without the ledger's code. */
async function transferByStatements(pool: pg.Pool, { house, player }: ReturnType<PartyPicker>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ id: string; owner: string | null }>(
      `select id, owner, purpose from ledger_accounts where merchant = $1 and currency = $2 and ((owner is null and purpose = $3) or (owner = $4 and purpose = $5))`,
      ['BENCH', currency, house, player, 'wallet'],
    )
    const [wallet, houseAccount] = [rows.find(({ owner }) => owner !== null)?.id, rows.find(({ owner }) => owner === null)?.id]
    const lockedRows = await client.query<{ balance: string }>(
      `select id, balance from ledger_accounts where merchant = $1 and id in ($2) order by id for no key update`,
      ['BENCH', wallet],
    )
    const balanceAfter = (BigInt(lockedRows.rows[0]?.balance ?? '0') + 5n).toString()
    const key = randomUUID()
    const fingerprint = createHash('sha256').update(key).digest('base64url')
    const insertedTransfer = await client.query<{ id: string }>(
      `insert into transfers (merchant, id, idempotency_key, fingerprint, purpose, reference) values ($1, $2, $3, $4, $5, $6)
       on conflict (merchant, idempotency_key) do nothing returning id`,
      ['BENCH', randomUUID(), key, fingerprint, 'win', null],
    )
    await client.query(
      `update ledger_accounts a set balance = n.balance from unnest($1::uuid[], $2::numeric[]) as n (id, balance) where a.merchant = $3 and a.id = n.id`,
      [[wallet], [balanceAfter], 'BENCH'],
    )
    await client.query(
      `insert into entries (merchant, transfer, line, account, amount, balance_after) values ($1, $2, $3, $4, $5, $6), ($7, $8, $9, $10, $11, $12)`,
      [
        'BENCH',
        insertedTransfer.rows[0]?.id,
        0,
        houseAccount,
        '-5',
        null,
        'BENCH',
        insertedTransfer.rows[0]?.id,
        1,
        wallet,
        '5',
        balanceAfter,
      ],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
