import pg from 'pg'
import { openDatabase } from '../../server/database/database.ts'
import { settleContracts } from '../../server/modules/contracts/settle/settle-contracts.ts'
import { createSettlementContext } from '../platform/settlement-worker.ts'
import { createTestDatabase } from '../platform/test-database.ts'

const accountCount = 100_000
const agentCount = 2_000
const betCount = 100_000
const code = 'BENCH1'
const maxSeconds = 300

/**
 * Measures how long it takes to settle and pay the real-time salaries for 100,000 bets, and then the dividends of the
 * same day, in a random tree of 100,000 accounts in which 2,000 agents have contracts with their upline. With `check`,
 * resolves to `false` if the salaries take more than five minutes, if money was created or lost, or if a dividend
 * differs from the contract's share of the losses of the agent and the whole downline.
 */
export async function run(check: boolean): Promise<boolean> {
  const database = await createTestDatabase()
  const db = await openDatabase(database.urls, () => undefined)
  const client = new pg.Client(database.url)
  await client.connect()
  try {
    await insertData(client)
    const tenant = { code, db: db.forBrand(code) }
    const seconds: number[] = []
    for (const [label, now] of [
      ['real-time salaries', '2026-03-02T10:06:00Z'],
      ['dividends', '2026-03-03T00:00:00Z'],
    ] as const) {
      const startedAt = performance.now()
      await settleContracts(createSettlementContext(tenant), new Date(now))
      seconds.push((performance.now() - startedAt) / 1000)
      const { rows } = await client.query<{ created: number; paid: number; amount: string }>(
        `select count(*)::int as created, count(paid_at)::int as paid, coalesce(sum(amount), 0)::text as amount from settlements`,
      )
      console.log(`${label}: ${(seconds.at(-1) ?? 0).toFixed(1)} s; so far ${JSON.stringify(rows[0])}`)
    }
    const dividendErrors = await findWrongDividends(client)
    console.log(
      dividendErrors.length === 0
        ? 'every dividend is the right share of the losses, and was received in full'
        : `WRONG dividends: ${dividendErrors.slice(0, 5).join('; ')}`,
    )
    const { rows } = await client.query<{ sum: string }>(`select sum(balance)::text as sum from ledger_accounts where owner is not null`)
    const isBalanced = BigInt(rows[0]?.sum ?? 0) === BigInt(agentCount + 1) * 10n ** 12n
    console.log(`total of all wallets: ${isBalanced ? 'unchanged to the last minor unit' : 'CHANGED'}`)
    return !check || ((seconds[0] ?? Infinity) < maxSeconds && isBalanced && dividendErrors.length === 0)
  } finally {
    await client.end()
    await db.destroy()
    await database.drop()
  }
}

/**
 * Computes each dividend from the tree and the bets. Returns a description of each dividend that was recorded or paid
 * with another amount, or of the shortage if there are too few dividend contracts.
 */
async function findWrongDividends(client: pg.Client): Promise<readonly string[]> {
  const accounts = await client.query<{ id: string; upline: string | null; lost: string }>(
    `select a.id, a.upline, coalesce(sum(b.stake - b.win), 0)::text as lost from accounts a
      left join bets b on b.merchant = a.merchant and b.account = a.id group by a.id, a.upline order by a.id desc`,
  )
  const lossByAccount = new Map(accounts.rows.map((row) => [row.id, BigInt(row.lost)]))
  // Downline accounts have higher ids than their upline, so their losses are complete when they are added to it.
  for (const { id, upline } of accounts.rows)
    if (upline !== null) lossByAccount.set(upline, (lossByAccount.get(upline) ?? 0n) + (lossByAccount.get(id) ?? 0n))
  const contracts = await client.query<{ downline: string; rate: string; amount: string; paid: string }>(
    `select c.downline, c.rate::text as rate, coalesce(s.amount, 0)::text as amount,
        coalesce((select sum(e.amount) from entries e join ledger_accounts l on l.merchant = e.merchant and l.id = e.account
          join transfers t on t.merchant = e.merchant and t.id = e.transfer
          where t.idempotency_key = 'settlement/' || s.id and l.owner = c.downline), 0)::text as paid
      from contracts c left join settlements s on s.merchant = c.merchant and s.contract = c.id where c.kind = 'dividend'`,
  )
  if (contracts.rows.length < agentCount)
    return [`only ${String(contracts.rows.length)} dividend contracts, expected ${String(agentCount)}`]
  return contracts.rows.flatMap(({ downline, rate, amount, paid }) => {
    const loss = lossByAccount.get(downline) ?? 0n
    const expectedAmount = loss > 0n ? (loss * BigInt(rate)) / 10_000n : 0n
    return BigInt(amount) === expectedAmount && BigInt(paid) === expectedAmount
      ? []
      : [`${downline} received ${paid} of a recorded ${amount}, expected ${String(expectedAmount)}`]
  })
}

/**
 * Creates a random tree of accounts. The first `agentCount` accounts below the root have money, and contracts with
 * their upline at the same rates. All bets are placed within five minutes.
 */
async function insertData(client: pg.Client): Promise<void> {
  const createIdSql = (number: string): string => `('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
  for (const statement of [
    `insert into sites (merchant, maintenance, local_country, currency, exponent, registration_bonus, time_zone) values ('${code}', false, 'VN', 'VND', 2, 0, 'Asia/Ho_Chi_Minh')`,
    `insert into accounts (merchant, id, username, username_key, password_hash, type, side, nickname, profile, upline)
      select '${code}', ${createIdSql('n')}, 'u' || n, 'u' || n, 'x', 1, 'agent', 'x', '{}', case when n = 0 then null else ${createIdSql(`floor(random() * least(n, ${agentCount}))::int`)} end
      from generate_series(0, ${accountCount - 1}) n`,
    `insert into ledger_accounts (merchant, id, owner, purpose, currency, balance) select '${code}', gen_random_uuid(), ${createIdSql('n')}, 'wallet', 'VND', 1000000000000 from generate_series(0, ${agentCount}) n`,
    ...['realtimeSalary', 'dividend'].map(
      (
        kind,
      ) => `insert into contracts (merchant, id, kind, upline, downline, state, period, bet, profit_loss, members, rate, loss_rate, accepted_at)
        select '${code}', gen_random_uuid(), '${kind}', upline, id, 'accepted', ${kind === 'dividend' ? `'D', 0, 0, 0, 100, null` : `null, 500, null, null, 10, 5`}, '2026-03-01'
        from accounts where upline is not null and id <= ${createIdSql(String(agentCount))}`,
    ),
    `insert into bets (merchant, id, account, vendor, game, category, round, transaction, wallet, currency, stake, win, state, placed_at, settled_at)
      select '${code}', gen_random_uuid(), ${createIdSql(`floor(random() * ${accountCount})::int`)}, 'PGF', 'g', 'RNG', 'r', n::text, 'main', 'VND', (1 + random() * 100000)::int, case when random() < 0.4 then (random() * 200000)::int else 0 end,
        'settled', at, at
      from (select n, '2026-03-02T10:00:00Z'::timestamptz + random() * interval '299 seconds' as at from generate_series(1, ${betCount}) n) b`,
    'vacuum analyze',
  ])
    await client.query(statement)
}

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
