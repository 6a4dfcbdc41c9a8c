import pg from 'pg'
import { openDatabase } from '../../server/database/database.ts'
import type { AccountRecord, SiteRecord } from '../../server/database/records.ts'
import { listDownlines } from '../../server/modules/agents/list-downlines.ts'
import { listTeamBets, listTeamMovements } from '../../server/modules/agents/team-records.ts'
import { getTeamOverview, getTeamStatement } from '../../server/modules/agents/team-reports.ts'
import { ApiError } from '../../server/modules/api-context/index.ts'
import type { Catalogue } from '../../server/modules/games/index.ts'
import { createTestDatabase } from '../platform/test-database.ts'
import { computeMedian } from './median.ts'

const accountCount = 100_000
const agentCount = 5_000
const betCount = 100_000
const movementCount = 300_000
const code = 'BENCH1'
/** Maximum duration of a request for the top agent, whose downline is the whole tree. */
const maxMilliseconds = 5_000

/**
 * Measures the requests of the agent centre in a random tree of 100,000 accounts, of which 5,000 have a downline, with
 * 100,000 bets and 300,000 movements, for the top agent and for random agents, and checks that no response contains an
 * account outside of the agent's downline. With `check`, resolves to `false` if one does, if no response contains an
 * account, or if a request of the top agent takes longer than five seconds.
 */
export async function run(check: boolean): Promise<boolean> {
  const database = await createTestDatabase()
  const db = await openDatabase(database.urls, () => undefined)
  const client = new pg.Client(database.url)
  await client.connect()
  try {
    await insertData(client)
    const tree = await readTree(client)
    const site = { currency: 'VND', exponent: 2 } as SiteRecord
    const context = {
      tenant: { code, db: db.forBrand(code) },
      site,
      timeZone: 'Asia/Ho_Chi_Minh',
      catalogue: { games: {} } as unknown as Catalogue,
      language: 'en',
    }
    const calls: Readonly<Record<string, (agent: AccountRecord, outsider: string) => Promise<unknown>>> = {
      overview: (agent) => getTeamOverview(context, agent, { period: 'days30' }),
      statement: (agent) => getTeamStatement(context, agent, { period: 'days30', pageSize: 200 }),
      'team betting': (agent) => listTeamBets(context, agent, { period: 'days30', pageSize: 200 }),
      'team betting of an outsider': (agent, username) => listTeamBets(context, agent, { period: 'days30', username }),
      'team movements': (agent) => listTeamMovements(context, agent, { period: 'days30', pageSize: 200 }),
      'team movements of an outsider': (agent, username) => listTeamMovements(context, agent, { period: 'days30', username }),
      downlines: (agent) => listDownlines(context, agent, { pageSize: 200 }),
      search: (agent) => listDownlines(context, agent, { username: 'u1', pageSize: 200 }),
      'search for an outsider': (agent, username) => listDownlines(context, agent, { username, pageSize: 200 }),
      'downlines of an outsider': (agent, under) => listDownlines(context, agent, { under }),
    }
    let [isFast, outsiderCount, nameCount] = [true, 0, 0]
    for (const [label, call] of Object.entries(calls)) {
      const times: { top: number; others: number[] } = { top: 0, others: [] }
      for (const agentNumber of [0, ...Array.from({ length: 15 }, () => Math.floor(Math.random() * agentCount))]) {
        const outsider = Array.from({ length: 50 }, () => Math.floor(Math.random() * accountCount)).find(
          (candidate) => candidate !== agentNumber && !tree.isInDownline(candidate, agentNumber),
        )
        const { rows } = await client.query<AccountRecord>(`select * from accounts where username = $1`, [`u${String(agentNumber)}`])
        const agent = rows[0]
        if (agent === undefined) throw new Error(`Account u${String(agentNumber)} is missing.`)
        const startedAt = performance.now()
        const response = await call(agent, `u${String(outsider ?? agentNumber)}`).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'not_found') return {}
          throw error
        })
        const durationMs = performance.now() - startedAt
        if (agentNumber === 0) times.top = Math.max(times.top, durationMs)
        else times.others.push(durationMs)
        const accountNumbers = [...JSON.stringify(response).matchAll(/"account":"u(\d+)"/g)].map(([, number]) => Number(number))
        nameCount += accountNumbers.length
        const outsiderNumbers = accountNumbers.filter((accountNumber) => !tree.isInDownline(accountNumber, agentNumber))
        if (outsiderNumbers.length > 0) {
          outsiderCount += outsiderNumbers.length
          console.log(`${label} of u${String(agentNumber)} contains ${String(outsiderNumbers.length)} accounts outside of the downline`)
        }
      }
      const isTooSlow = times.top > maxMilliseconds
      if (isTooSlow) isFast = false
      console.log(
        `${label}: ${times.top.toFixed(0)} ms for all ${String(accountCount - 1)}, ${computeMedian(times.others).toFixed(0)} ms for a random agent${isTooSlow ? ' (too slow)' : ''}`,
      )
    }
    console.log(
      `${String(nameCount)} names in responses, ${outsiderCount === 0 ? 'all in the downline' : `${String(outsiderCount)} OUTSIDE of the downline`}`,
    )
    return !check || (isFast && outsiderCount === 0 && nameCount > 0)
  } finally {
    await client.end()
    await db.destroy()
    await database.drop()
  }
}

async function readTree(client: pg.Client) {
  const { rows } = await client.query<{ account: number; upline: number | null }>(
    `select substr(a.username, 2)::int as account, substr(u.username, 2)::int as upline from accounts a left join accounts u on u.id = a.upline`,
  )
  const uplineByAccount = new Map(rows.map((row) => [row.account, row.upline]))
  const isInDownline = (account: number, top: number): boolean => {
    for (let upline = uplineByAccount.get(account) ?? null; upline !== null; upline = uplineByAccount.get(upline) ?? null)
      if (upline === top) return true
    return false
  }
  return { isInDownline }
}

async function insertData(client: pg.Client): Promise<void> {
  const createIdSql = (number: string): string => `('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
  for (const statement of [
    `insert into sites (merchant, maintenance, local_country, currency, exponent, registration_bonus, time_zone) values ('${code}', false, 'VN', 'VND', 2, 0, 'Asia/Ho_Chi_Minh')`,
    `insert into accounts (merchant, id, username, username_key, password_hash, type, side, nickname, profile, upline)
      select '${code}', ${createIdSql('n')}, 'u' || n, 'u' || n, 'x', 1, 'agent', 'x', '{}', case when n = 0 then null else ${createIdSql(`floor(random() * least(n, ${agentCount}))::int`)} end
      from generate_series(0, ${accountCount - 1}) n`,
    `insert into ledger_accounts (merchant, id, owner, purpose, currency, balance) select '${code}', gen_random_uuid(), ${createIdSql('n')}, 'wallet', 'VND', 100000 from generate_series(0, ${accountCount - 1}) n`,
    `insert into bets (merchant, id, account, vendor, game, category, round, transaction, wallet, currency, stake, win, state, placed_at, settled_at)
      select '${code}', gen_random_uuid(), ${createIdSql(`floor(random() * ${accountCount})::int`)}, 'PGF', 'g', 'RNG', 'r', n::text, 'main', 'VND', (1 + random() * 100000)::int, case when random() < 0.4 then (random() * 200000)::int else 0 end,
        'settled', at, at
      from (select n, now() - random() * interval '20 days' as at from generate_series(1, ${betCount}) n) b`,
    `insert into ledger_accounts (merchant, id, owner, purpose, currency, balance) values ('${code}', '00000000-0000-4000-9000-000000000000', null, 'house', 'VND', null)`,
    'alter table entries disable trigger entries_balanced',
    `insert into transfers (merchant, id, idempotency_key, fingerprint, purpose, created_at)
      select '${code}', md5('t' || n)::uuid, 't' || n, 'f', (array['deposit', 'bet', 'win'])[1 + n % 3], now() - random() * interval '20 days' from generate_series(1, ${movementCount}) n`,
    `insert into entries (merchant, transfer, line, account, amount, balance_after, created_at)
      select '${code}', t.id, l.line, case l.line when 0 then w.id else '00000000-0000-4000-9000-000000000000'::uuid end,
        (case when (l.line = 0) = (t.purpose <> 'bet') then 1 else -1 end) * 100, case l.line when 0 then 0 end, t.created_at
      from transfers t cross join (values (0), (1)) l (line)
      join ledger_accounts w on w.merchant = '${code}' and w.owner = ${createIdSql(`substr(t.idempotency_key, 2)::int % ${accountCount}`)}`,
    'alter table entries enable trigger entries_balanced',
    'vacuum analyze',
  ])
    await client.query(statement)
}

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
