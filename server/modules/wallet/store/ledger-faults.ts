import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { liftTimeout } from '../../../database/connections/response-limit.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** An inconsistent row of the ledger, and what was found. */
interface LedgerFault {
  readonly fault:
    | 'unbalanced'
    | 'mixed-currency'
    | 'no-lines'
    | 'no-transfer'
    | 'no-account'
    | 'running-sum'
    | 'wallet-sum'
    | 'below-zero'
    | 'house-balance'
    | 'bonus-balance-without-bonus'
    | 'bonus-balance'
    | 'bonus-staked'
  readonly table: 'transfers' | 'entries' | 'ledger_accounts' | 'bonuses'
  /** Key of the row; for an entry, its transfer and line. */
  readonly row: string
  readonly found: string
}

/** Maximum number of reported rows per kind of fault. */
const maxFaults = 100

/**
 * Returns the inconsistencies of a brand's ledger, the number of entries, and their sum in each currency. It reads one
 * consistent snapshot, without blocking writers. It reads the whole ledger, so it has no statement timeout.
 */
export const verifyLedger = ({ code: merchant, db }: Tenant) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      await liftTimeout(snapshot)
      const faults: LedgerFault[] = []
      for (const check of createChecks(merchant)) faults.push(...(await check(snapshot)))
      return { faults, ...(await countEntries(snapshot, merchant)) }
    })

async function countEntries(db: Database, merchant: string) {
  const { rows } = await sql<{ currency: string; sum: bigint; entries: bigint }>`
    select a.currency, sum(e.amount)::numeric(38, 0) as sum, count(*) as entries
    from entries e join ledger_accounts a on a.merchant = e.merchant and a.id = e.account
    where e.merchant = ${merchant} group by a.currency order by a.currency`.execute(db)
  return {
    entries: rows.reduce((count, { entries }) => count + Number(entries), 0),
    sums: Object.fromEntries(rows.map(({ currency, sum }) => [currency, sum.toString()])),
  }
}

type Check = (db: Database) => Promise<readonly LedgerFault[]>

const createChecks = (merchant: string): readonly Check[] => {
  const createCheck =
    (fault: LedgerFault['fault'], table: LedgerFault['table'], query: RawBuilder<{ row: string; found: string }>): Check =>
    async (db) =>
      (await sql<{ row: string; found: string }>`${query} limit ${maxFaults}`.execute(db)).rows.map(({ row, found }) => ({
        fault,
        table,
        row,
        found,
      }))
  const entryLabel = sql`e.transfer::text || ' line ' || e.line`
  const walletLabel = sql`a.purpose || ' of ' || coalesce(a.owner::text, 'the house account') || ' in ' || a.currency`
  const groupedByTransfer = sql`from entries e left join ledger_accounts a on a.merchant = e.merchant and a.id = e.account
    where e.merchant = ${merchant} group by e.transfer`
  return [
    createCheck(
      'unbalanced',
      'transfers',
      sql`select e.transfer::text as row, 'its lines sum to ' || sum(e.amount) as found ${groupedByTransfer} having sum(e.amount) <> 0 order by e.transfer`,
    ),
    createCheck(
      'mixed-currency',
      'transfers',
      sql`select e.transfer::text as row, 'its lines are in ' || string_agg(distinct a.currency, ' and ') as found ${groupedByTransfer} having count(distinct a.currency) > 1 order by e.transfer`,
    ),
    createCheck(
      'no-lines',
      'transfers',
      sql`select t.id::text as row, 'it has no lines' as found from transfers t where t.merchant = ${merchant}
        and not exists (select from entries e where e.merchant = t.merchant and e.transfer = t.id) order by t.id`,
    ),
    createCheck(
      'no-transfer',
      'entries',
      sql`select ${entryLabel} as row, 'its transfer does not exist' as found from entries e where e.merchant = ${merchant}
        and not exists (select from transfers t where t.merchant = e.merchant and t.id = e.transfer) order by e.seq`,
    ),
    createCheck(
      'no-account',
      'entries',
      sql`select ${entryLabel} as row, 'its account ' || e.account || ' does not exist' as found from entries e where e.merchant = ${merchant}
        and not exists (select from ledger_accounts a where a.merchant = e.merchant and a.id = e.account) order by e.seq`,
    ),
    createCheck(
      'running-sum',
      'entries',
      // Only the first wrong entry of a wallet is reported, because one error usually affects all later entries.
      sql`select row, found from (
          select distinct on (e.account) e.seq, ${entryLabel} as row,
            'its balance_after is ' || coalesce(e.balance_after::text, 'null') || ', and the entries up to it sum to ' || e.running_sum as found
          from (
            select merchant, transfer, line, account, seq, balance_after, sum(amount) over (partition by account order by seq) as running_sum
            from entries where merchant = ${merchant}
          ) e join ledger_accounts a on a.merchant = e.merchant and a.id = e.account
          where a.owner is not null and e.balance_after is distinct from e.running_sum
          order by e.account, e.seq
        ) first order by seq`,
    ),
    createCheck(
      'wallet-sum',
      'ledger_accounts',
      sql`select a.id::text as row, ${walletLabel} || ' has ' || coalesce(a.balance::text, 'nothing') || ', and its entries sum to ' || coalesce(s.sum, 0) as found
        from ledger_accounts a left join (
          select account, sum(amount) as sum from entries where merchant = ${merchant} group by account
        ) s on s.account = a.id
        where a.merchant = ${merchant} and a.owner is not null and a.balance is distinct from coalesce(s.sum, 0) order by a.id`,
    ),
    createCheck(
      'below-zero',
      'ledger_accounts',
      sql`select a.id::text as row, ${walletLabel} || ' has ' || a.balance as found from ledger_accounts a
        where a.merchant = ${merchant} and a.balance < 0 order by a.id`,
    ),
    createCheck(
      'house-balance',
      'ledger_accounts',
      sql`select a.id::text as row, ${walletLabel} || ' has a stored balance, ' || a.balance as found from ledger_accounts a
        where a.merchant = ${merchant} and a.owner is null and a.balance is not null order by a.id`,
    ),
    createCheck(
      'bonus-balance-without-bonus',
      'ledger_accounts',
      sql`select a.id::text as row, ${walletLabel} || ' has ' || a.balance || ', and no bonus is open' as found from ledger_accounts a
        where a.merchant = ${merchant} and a.purpose = 'bonus' and a.balance > 0
        and not exists (select from bonuses b where b.merchant = a.merchant and b.account = a.owner and b.currency = a.currency and b.state = 'open') order by a.id`,
    ),
    createCheck(
      'bonus-balance',
      'ledger_accounts',
      sql`select a.id::text as row, ${walletLabel} || ' has ' || a.balance || ', and its bonuses sum to ' || coalesce(sum(b.balance), 0) as found
        from ledger_accounts a left join bonuses b on b.merchant = a.merchant and b.account = a.owner and b.currency = a.currency
        where a.merchant = ${merchant} and a.purpose = 'bonus' and a.owner is not null
        group by a.id, a.purpose, a.owner, a.currency, a.balance
        having a.balance <> coalesce(sum(b.balance), 0) order by a.id`,
    ),
    createCheck(
      'bonus-staked',
      'bonuses',
      sql`select b.id::text as row, 'its staked amount is ' || b.staked || ', and its shares of open bets sum to ' || coalesce(s.staked, 0) as found
        from bonuses b left join (
          select k.bonus, sum(k.amount) as staked from bonus_stakes k join bets t on t.merchant = k.merchant and t.id = k.bet
          where k.merchant = ${merchant} and t.state = 'open' group by k.bonus
        ) s on s.bonus = b.id
        where b.merchant = ${merchant} and b.staked <> coalesce(s.staked, 0) order by b.id`,
    ),
  ]
}
