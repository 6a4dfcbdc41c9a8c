import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { type Database, openDatabase } from '../../server/database/database.ts'
import type { AccountRecord } from '../../server/database/records.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { listTeamBets } from '../../server/modules/agents/team-records.ts'
import { getTeamOverview, getTeamStatement } from '../../server/modules/agents/team-reports.ts'
import { getAccountMovements } from '../../server/modules/records/account-record.ts'
import { getBets } from '../../server/modules/records/bet-record.ts'
import { getProfitReport } from '../../server/modules/records/profit-report.ts'
import type { RecordContext } from '../../server/modules/records/record-context.ts'
import { readCatalogue } from '../../server/modules/games/index.ts'
import { createTestDatabase } from '../platform/test-database.ts'
import { computeMedian } from './median.ts'

const fewRecords = 1_000
const manyRecords = 1_000_000
const days = 60
const rounds = 40
/** Maximum duration of a query for the player with many records, as a multiple of its duration for the other player. */
const maxRatio = 2
const batchSize = 50_000
const currency = 'VND'
const code = 'BENCH1'

/**
 * Measures queries of records for a player with a million movements and bets, alternately with a player who has a
 * thousand: the first, a middle and a late page of the account record and of the betting record, filtered records,
 * profit and loss, and the team reports of each player's agent. Calls the functions that handle the endpoints. With
 * `check`, resolves to `false` if a query takes more than twice as long for the player with many records.
 */
export async function run(check: boolean): Promise<boolean> {
  const database = await createTestDatabase()
  const db = await openDatabase(database.urls, () => undefined)
  const client = new pg.Client(database.url)
  await client.connect()
  try {
    const accounts = { few: randomUUID(), many: randomUUID() }
    await client.query(`insert into sites (merchant, maintenance, local_country, currency, exponent, registration_bonus, time_zone)
      values ('${code}', false, 'VN', '${currency}', 2, 0, 'Asia/Ho_Chi_Minh')`)
    for (const [name, count] of [
      ['few', fewRecords],
      ['many', manyRecords],
    ] as const) {
      const startedAt = performance.now()
      await insertRecords(client, accounts[name], name, count)
      console.log(`${String(count)} movements and as many bets written in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
    }
    await client.query('vacuum analyze')
    return await compare(db, accounts, check)
  } finally {
    await client.end()
    await db.destroy()
    await database.drop()
  }
}

const getAgentUsername = (name: string): string => `agent of ${name}`

/**
 * Inserts a player with an agent, and movements and bets spread over the days; one in a thousand movements is a
 * deposit.
 */
async function insertRecords(client: pg.Client, account: string, name: string, count: number): Promise<void> {
  const agent = randomUUID()
  await client.query(
    `insert into accounts (merchant, id, username, username_key, password_hash, type, side, nickname, profile, upline)
      values ('${code}', $3, $4, $4, 'x', 1, 'agent', $4, '{}', null), ('${code}', $1, $2, $2, 'x', 0, 'member', $2, '{}', $3)`,
    [account, name, agent, getAgentUsername(name)],
  )
  const [wallet, houseAccount] = [randomUUID(), randomUUID()]
  await client.query(
    `insert into ledger_accounts (merchant, id, owner, purpose, currency, balance) values ('${code}', $1, $3, 'wallet', $4, 0), ('${code}', $2, null, $5, $4, null)`,
    [wallet, houseAccount, account, currency, `vendor/${name}`],
  )
  for (let from = 0; from < count; from += batchSize) {
    const to = Math.min(from + batchSize, count) - 1
    const createdAt = `now() - make_interval(secs => ${String(days * 86_400)} * (1 - n / ${String(count)}.0))`
    await client.query('begin')
    await client.query(`set local synchronous_commit = off`)
    await client.query('alter table entries disable trigger entries_balanced')
    await client.query(
      `insert into transfers (merchant, id, idempotency_key, fingerprint, purpose, created_at)
        select '${code}', md5($1 || n)::uuid, $1 || n, 'f', case when n % 1000 = 0 then 'deposit' when n % 2 = 0 then 'win' else 'bet' end, ${createdAt}
        from generate_series($2::int, $3::int) n`,
      [name, from, to],
    )
    await client.query(
      `insert into entries (merchant, transfer, line, account, amount, balance_after, created_at)
        select '${code}', md5($1 || n)::uuid, l.line, case when l.line = 0 then $4::uuid else $5::uuid end,
          (case when l.line = 0 then 1 else -1 end) * (case when n % 2 = 0 then 100 else -100 end), case when l.line = 0 then 100 end, ${createdAt}
        from generate_series($2::int, $3::int) n cross join (values (0), (1)) l (line) order by n, l.line`,
      [name, from, to, wallet, houseAccount],
    )
    await client.query(
      `insert into bets (merchant, id, account, vendor, game, category, round, transaction, wallet, currency, stake, win, state, placed_at, settled_at)
        select '${code}', md5($1 || 'bet' || n)::uuid, $4, case when n % 1000 = 0 then 'EVG' else 'PGF' end, 'pgf-jade-tiger',
          case when n % 1000 = 0 then 'LIVE' else 'RNG' end, 'r', $1 || n, 'main', '${currency}', 100,
          case when n % 997 = 0 then 0 else 90 end, case when n % 997 = 0 then 'rolled-back' else 'settled' end, ${createdAt}, ${createdAt}
        from generate_series($2::int, $3::int) n`,
      [name, from, to, account],
    )
    await client.query('alter table entries enable trigger entries_balanced')
    await client.query('commit')
  }
}

type RecordQuery = (context: RecordContext) => Promise<unknown>

async function compare(db: Database, accounts: { readonly few: string; readonly many: string }, check: boolean): Promise<boolean> {
  const tenant: Tenant = { code, db }
  const site = { currency, exponent: 2 } as RecordContext['site']
  const catalogue = readCatalogue()
  const createRecordContext = (account: string): RecordContext => ({
    tenant,
    site,
    account,
    timeZone: 'Asia/Ho_Chi_Minh',
    catalogue,
    language: 'en',
  })
  const month = { period: 'days30' } as const
  /** Returns the cursor of the newest record that is older than `daysAgo` days; an empty string if there is none. */
  const findCursor = async (account: string, table: 'movements' | 'bets', daysAgo: number) => {
    const [cursorColumn, timeColumn] = table === 'movements' ? (['seq', 'at'] as const) : (['id', 'placed_at'] as const)
    const { rows } = await sql<{ cursor: string }>`select ${sql.ref(cursorColumn)}::text as cursor from ${sql.table(table)}
      where merchant = ${code} and account = ${account} and ${sql.ref(timeColumn)} < now() - make_interval(days => ${daysAgo}) order by ${sql.ref(timeColumn)} desc limit 1`.execute(
      db,
    )
    return rows[0]?.cursor ?? ''
  }
  const cursors = new Map<string, string>()
  for (const table of ['movements', 'bets'] as const)
    for (const account of Object.values(accounts))
      for (const daysAgo of [15, 29]) cursors.set(`${table}/${account}/${String(daysAgo)}`, await findCursor(account, table, daysAgo))
  const createPageQuery =
    (
      query: (context: RecordContext, input: typeof month & { readonly cursor: string }) => Promise<unknown>,
      table: string,
      daysAgo: number,
    ): RecordQuery =>
    (context) =>
      query(context, { ...month, cursor: cursors.get(`${table}/${context.account}/${String(daysAgo)}`) ?? '' })
  const agents = new Map<string, AccountRecord>()
  for (const [name, account] of Object.entries(accounts)) {
    const row = await db
      .selectFrom('accounts')
      .selectAll()
      .where('merchant', '=', code)
      .where('username', '=', getAgentUsername(name))
      .executeTakeFirst()
    if (row) agents.set(account, row)
  }
  const createTeamQuery =
    <C extends RecordContext>(
      query: (context: C, agent: AccountRecord, input: { readonly period: 'days30' }) => Promise<unknown>,
    ): RecordQuery =>
    (context) => {
      const agent = agents.get(context.account)
      if (agent === undefined) throw new Error(`Account ${context.account} has no agent.`)
      return query(context as C, agent, month)
    }
  const queries: Readonly<Record<string, RecordQuery>> = {
    'account record, first page with the sums of a month': (context) => getAccountMovements(context, month),
    'account record, a page from the middle': createPageQuery(getAccountMovements, 'movements', 15),
    'account record, one of the last pages': createPageQuery(getAccountMovements, 'movements', 29),
    'account record, deposits alone': (context) => getAccountMovements(context, { ...month, kind: 'deposit' }),
    'betting record, first page with the sums of a month': (context) => getBets(context, month),
    'betting record, a page from the middle': createPageQuery(getBets, 'bets', 15),
    'betting record, one of the last pages': createPageQuery(getBets, 'bets', 29),
    'betting record, one rare vendor': (context) => getBets(context, { ...month, vendor: 'EVG' }),
    'betting record, rolled-back bets': (context) => getBets(context, { ...month, state: 'rolled-back' }),
    'profit and loss of a month': (context) => getProfitReport(context, month),
    'overview of the upline agent': createTeamQuery(getTeamOverview),
    'profit and loss of the team': createTeamQuery(getTeamStatement),
    'bets of the team': createTeamQuery(listTeamBets),
  }
  let isWithinTarget = true
  for (const [label, query] of Object.entries(queries)) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let round = 0; round < rounds; round++)
      for (const name of round % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
        const startedAt = performance.now()
        await query(createRecordContext(accounts[name]))
        times[name].push(performance.now() - startedAt)
      }
    const ratio = computeMedian(times.many) / computeMedian(times.few)
    console.log(
      `${label}: ${computeMedian(times.few).toFixed(2)} ms with ${String(fewRecords)}, ${computeMedian(times.many).toFixed(2)} ms with ${String(manyRecords)}, ratio ${ratio.toFixed(2)} (at most ${String(maxRatio)})`,
    )
    isWithinTarget &&= ratio <= maxRatio
  }
  return !check || isWithinTarget
}

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
