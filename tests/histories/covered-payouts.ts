import { expect } from 'vitest'
import type { Environment } from './environment.ts'
import { insertedBetRound } from '../platform/insert-bet.ts'

/** Purposes of transfers of a player's own money other than bets and bonuses. The scenarios verify their amounts. */
const nonPlayPurposes =
  'operator adjustment deposit deposit-fee cashback reward points-payout upline-transfer downline-transfer withdrawal-hold withdrawal-return withdrawal-paid withdrawal-fee to-vendor from-vendor salary dividend'.split(
    ' ',
  )

/**
 * Asserts that a group of accounts has withdrawn, or can withdraw, no more than its deposits and money grants, the
 * winnings of its own stakes, and bonuses with completed wagering, according to the stored bets and bonuses; that
 * nothing was withdrawn while a bonus blocked it; and that the debts of all players equal the receivables account.
 */
export async function expectCoveredPayouts({ client }: Environment, owners: readonly string[], history: string): Promise<void> {
  const query = async <R extends object>(text: string): Promise<R[]> => (await client.query<R>(text, [owners])).rows
  const sums = await query<{ purpose: string; sum: string }>(ownMoneyQuery)
  const sumPurposes = (purposes: readonly string[]): bigint =>
    sums.filter(({ purpose }) => purposes.includes(purpose)).reduce((total, { sum }) => total + BigInt(sum), 0n)
  const playPurposes = ['bet', 'win', 'rollback', 'resettlement']
  const knownPurposes = [...nonPlayPurposes, ...playPurposes, 'bonus-converted']
  expect(
    sums.map(({ purpose }) => purpose).filter((purpose) => !knownPurposes.includes(purpose)),
    `unknown purposes of own money in ${history}`,
  ).toEqual([])
  const [limits] = await query<{ won: string }>(ownWinningsLimitQuery)
  expect(sumPurposes(playPurposes), `the winnings of own stakes in ${history}`).toBeLessThanOrEqual(BigInt(limits?.won ?? '0'))
  expect(await query(debtMismatchQuery), `debts of players that differ from the receivables account in ${history}`).toEqual([])
  expect(await query(unearnedBonusesQuery), `bonuses that were converted without completed wagering in ${history}`).toEqual([])
  expect(await query(overcountedWageringQuery), `counted wagering above the settled stakes in ${history}`).toEqual([])
  expect(await query(blockedWithdrawalsQuery), `withdrawals while a bonus blocked them in ${history}`).toEqual([])
}

const ownMoneyQuery = `
  select t.purpose, sum(e.amount)::text as sum
  from ledger_accounts a join entries e on e.merchant = a.merchant and e.account = a.id
    join transfers t on t.merchant = e.merchant and t.id = e.transfer
  where a.merchant = 'ALPHA1' and a.owner = any($1::uuid[]) and (a.purpose in ('wallet', 'held') or a.purpose like 'vendor/%')
  group by t.purpose`

/**
 * Selects the maximum of the players' own winnings: the net winnings of own stakes, of bonus stakes with completed
 * wagering, and of free rounds without a wagering requirement, plus the debts from reversed wins, plus one minor unit
 * per payment and bonus stake, because the oldest bonus of a bet gets the remainder of each division.
 */
const ownWinningsLimitQuery = `
  with play as (
    select b.id, b.state, b.stake, b.win, b.stake - b.bonus_stake as own, coalesce(r.turnover, 0) > 0 as has_wagering_requirement
    from bets b left join rewards r on r.merchant = b.merchant and r.id = b.free_spins
    where b.merchant = 'ALPHA1' and b.account = any($1::uuid[]) and b.round <> '${insertedBetRound}'
  ), own_bets as (
    select coalesce(sum(case when has_wagering_requirement then 0 when stake = 0 then win when state = 'rolled-back' then 0 else ceil(win * own / stake) - own end), 0) as won
    from play
  ), bonus_winnings as (
    select coalesce(sum(case p.state when 'rolled-back' then s.amount else ceil(p.win * s.amount / p.stake) end), 0) as won
    from play p join bonus_stakes s on s.merchant = 'ALPHA1' and s.bet = p.id
      join bonuses b on b.merchant = s.merchant and b.id = s.bonus
    where b.state = 'converted' and b.turnover_done >= b.turnover_needed
  ), rounding_tolerance as (
    select count(*) as won from transfers t join bonus_stakes s on s.merchant = t.merchant and s.bet::text = t.reference
      join play p on p.id = s.bet
    where t.merchant = 'ALPHA1' and t.purpose in ('win', 'resettlement')
  ), debts_owed as (
    select coalesce(sum(amount), 0) as won from debts where merchant = 'ALPHA1' and account = any($1::uuid[])
  )
  select (own_bets.won + bonus_winnings.won + rounding_tolerance.won + debts_owed.won)::text as won
  from own_bets, bonus_winnings, rounding_tolerance, debts_owed`

const debtMismatchQuery = `
  select d.owed::text, r.receivable::text from
    (select coalesce(sum(amount), 0) as owed from debts where merchant = 'ALPHA1') d,
    (select coalesce(-sum(e.amount), 0) as receivable from entries e join ledger_accounts a on a.merchant = e.merchant and a.id = e.account
      where e.merchant = 'ALPHA1' and a.owner is null and a.purpose = 'receivables') r
  where d.owed <> r.receivable and cardinality($1::uuid[]) > 0`

const unearnedBonusesQuery = `
  select b.id from bonuses b join transfers t on t.merchant = b.merchant and t.reference = b.id::text and t.purpose = 'bonus-converted'
  where b.merchant = 'ALPHA1' and b.account = any($1::uuid[]) and (b.turnover_done < b.turnover_needed or b.state <> 'converted')`

const overcountedWageringQuery = `
  select b.account from bonuses b where b.merchant = 'ALPHA1' and b.account = any($1::uuid[])
  group by b.account having sum(b.turnover_done) > (
    select coalesce(sum(t.stake), 0) from bets t where t.merchant = 'ALPHA1' and t.account = b.account and t.state = 'settled')`

/**
 * Selects debits of own money that were posted between the grant and the end of a bonus that blocks withdrawals. Skips
 * bonuses with a corrected bet, because the correction can reopen a bonus that had ended. Also skips bonuses that ended
 * without bonus money, because their end has no entry.
 */
const blockedWithdrawalsQuery = `
  select b.id as bonus, t.purpose, e.amount::text
  from bonuses b
    join transfers g on g.merchant = b.merchant and g.idempotency_key = b.grant_key
    join entries ge on ge.merchant = g.merchant and ge.transfer = g.id and ge.amount > 0
    join ledger_accounts a on a.merchant = b.merchant and a.owner = b.account and a.purpose = 'wallet' and a.currency = b.currency
    join entries e on e.merchant = a.merchant and e.account = a.id and e.amount < 0 and e.seq > ge.seq
    join transfers t on t.merchant = e.merchant and t.id = e.transfer
      and t.purpose in ('withdrawal-hold', 'upline-transfer', 'downline-transfer', 'salary', 'dividend')
  where b.merchant = 'ALPHA1' and b.account = any($1::uuid[]) and b.holds_withdrawals and b.turnover_needed > 0
    and not exists (select from bonus_stakes s join bets p on p.merchant = s.merchant and p.id = s.bet
      where s.merchant = b.merchant and s.bonus = b.id and p.revision > 0)
    and (b.state = 'open' or e.seq < (
      select min(ce.seq) from transfers c join entries ce on ce.merchant = c.merchant and ce.transfer = c.id
      where c.merchant = b.merchant and c.idempotency_key = 'bonus-' || b.state || '/' || b.id))`

/** Returns the number of deadlocks that PostgreSQL has detected in this database. */
export async function countDeadlocks({ client }: Pick<Environment, 'client'>): Promise<number> {
  const { rows } = await client.query<{ deadlocks: string }>('select deadlocks from pg_stat_database where datname = current_database()')
  return Number(rows[0]?.deadlocks)
}
