import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  AccountMovement,
  BetPage,
  BonusPage,
  CashbackReport,
  MovementPage,
  ProfitReport,
  RecordBetsQuery,
  RecordMovementsQuery,
} from '../../src/generated/api.ts'
import { cashbackClaimDays } from '../../src/engine/rules/rule-values.ts'
import { addDays, getPeriodBounds } from '../../src/engine/rules/time/report-period.ts'
import { type Tenant, withTransaction } from '../../server/database/tenant.ts'
import { changeTimeZone } from '../../server/modules/records/index.ts'
import { grantBonus, type LedgerLine, type LedgerPurpose, createLedgerStore, requirePermit } from '../../server/modules/wallet/index.ts'
import { avoidMidnight } from './avoid-midnight.ts'
import type { NewBet } from './insert-bet.ts'
import { getAlphaTenant, createPlayer } from './new-player.ts'
import { postBackdatedTransfer } from './post-backdated-transfer.ts'
import { countLockWaits, query, withDatabaseClient } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'
const zone = 'Asia/Ho_Chi_Minh'
const getToday = (): string => getPeriodBounds('today', zone, new Date()).firstDay

let platform: TestPlatform
beforeAll(async () => {
  await avoidMidnight()
  platform = await startTestPlatform()
})
afterAll(() => platform.stop())

const getTenant = (): Tenant => getAlphaTenant(platform)

/** Creates a player, with functions that move their money and fetch their records. Amounts are in minor units. */
async function createRecordedPlayer(type = 0) {
  const player = await createPlayer(platform, { type })
  const { account, read } = player
  const createPlayerLine = (amount: bigint, wallet?: 'held' | 'bonus'): LedgerLine => ({ party: { player: account, wallet }, amount })
  const createHouseLine = (name: string, amount: bigint): LedgerLine => ({ party: { house: name }, amount })
  const postTransfer = (purpose: LedgerPurpose, lines: readonly LedgerLine[], postedAt?: Date) =>
    postBackdatedTransfer(
      getTenant(),
      { idempotencyKey: randomUUID(), purpose, currency: 'VND', lines, reference: `of-${purpose}` },
      postedAt,
    )
  return {
    ...player,
    createPlayerLine,
    createHouseLine,
    postTransfer,
    insertBet: ({ stake, ...more }: NewBet) => player.play(stake, more),
    postDeposit: (amount: bigint) => postTransfer('deposit', [createHouseLine('gateway', -amount), createPlayerLine(amount)]),
    listMovements: (input: RecordMovementsQuery = {}) => read<MovementPage>('record.movements', { period: 'today', ...input }),
    listBets: (input: RecordBetsQuery = {}) => read<BetPage>('record.bets', { period: 'days30', ...input }, 'vi'),
    fetchProfit: (input: object = { period: 'days30' }) => read<ProfitReport>('record.profit', input),
    listBonuses: (input: object = {}) => read<BonusPage>('record.bonuses', input),
    fetchCashback: () => read<CashbackReport>('record.cashback'),
  }
}

describe('the account record', () => {
  it('has each movement with its kind, method, wallets and balance, and totals that add up to the balance', async () => {
    const member = await createRecordedPlayer()
    await member.postDeposit(10_000n)
    await member.postTransfer('bet', [member.createPlayerLine(-2_500n), member.createHouseLine('vendor/PGF', 2_500n)])
    await member.postTransfer('withdrawal-hold', [member.createPlayerLine(-3_000n), member.createPlayerLine(3_000n, 'held')])
    await member.postTransfer('withdrawal-paid', [member.createPlayerLine(-3_000n, 'held'), member.createHouseLine('payout', 3_000n)])
    const { movements, sums, next, firstDay, lastDay } = await member.listMovements()
    expect([firstDay, lastDay, next]).toEqual([getToday(), getToday(), undefined])
    const createMainChange = (amount: string, balance: string) => ({ wallet: 'main', amount, balance })
    expect(movements).toMatchObject([
      {
        purpose: 'withdrawal-paid',
        kind: 'withdrawal',
        direction: 'out',
        amount: '30.00',
        wallets: [{ wallet: 'held', amount: '-30.00', balance: '0.00' }],
      },
      {
        purpose: 'withdrawal-hold',
        kind: 'withdrawal',
        direction: 'internal',
        amount: '30.00',
        wallets: [createMainChange('-30.00', '45.00'), { wallet: 'held', amount: '30.00', balance: '30.00' }],
      },
      { purpose: 'bet', kind: 'play', direction: 'out', amount: '25.00', wallets: [createMainChange('-25.00', '75.00')] },
      {
        purpose: 'deposit',
        kind: 'deposit',
        direction: 'in',
        amount: '100.00',
        belongsTo: 'of-deposit',
        wallets: [createMainChange('100.00', '100.00')],
      },
    ])
    expect(sums).toEqual({ moneyIn: '100.00', moneyOut: '55.00', result: '45.00', count: 4 })
    expect(await createLedgerStore(getTenant()).getBalance(member.account, 'VND')).toBe(4_500n)
  })

  it('is paged without losing or repeating a movement, also while new ones are added', async () => {
    const member = await createRecordedPlayer()
    for (let amount = 1n; amount <= 7n; amount++) await member.postDeposit(amount * 100n)
    const pagedMovements: AccountMovement[] = []
    let cursor: string | undefined
    do {
      const page: MovementPage = await member.listMovements({ pageSize: 3, ...(cursor !== undefined && { cursor }) })
      expect(page.sums === undefined).toBe(cursor !== undefined)
      pagedMovements.push(...page.movements)
      cursor = page.next
      await member.postDeposit(99_900n)
    } while (cursor !== undefined)
    expect(pagedMovements.map(({ amount }) => amount)).toEqual(['7.00', '6.00', '5.00', '4.00', '3.00', '2.00', '1.00'])
  })

  it('can be filtered by kind, totals included; the next page starts after the last entry of that kind', async () => {
    const member = await createRecordedPlayer()
    for (const amount of [100n, 200n, 300n]) {
      await member.postDeposit(amount)
      await member.postTransfer('bet', [member.createPlayerLine(-10n), member.createHouseLine('vendor/PGF', 10n)])
    }
    const firstPage = await member.listMovements({ kind: 'deposit', pageSize: 2 })
    expect(firstPage.movements.map(({ amount }) => amount)).toEqual(['3.00', '2.00'])
    expect(firstPage.sums).toMatchObject({ moneyIn: '6.00', moneyOut: '0.00', count: 3 })
    const secondPage = await member.listMovements({ kind: 'deposit', pageSize: 2, cursor: firstPage.next ?? '' })
    expect(secondPage.movements.map(({ amount }) => amount)).toEqual(['1.00'])
    expect((await member.listMovements({ kind: 'play' })).sums).toMatchObject({ moneyOut: '0.30', count: 3 })
    expect((await member.listMovements({ kind: 'bonus' })).movements).toEqual([])
    expect(await member.listMovements({ kind: 'deposit', pageSize: 3 })).not.toHaveProperty('next')
  })

  it('assigns each purpose of a movement to a kind that players can filter by', async () => {
    const member = await createRecordedPlayer()
    const purposes = {
      transfer: ['downline-transfer', 'upline-transfer', 'to-vendor', 'from-vendor'],
      play: ['rollback', 'resettlement', 'win'],
      bonus: ['registration-bonus', 'deposit-bonus', 'reward', 'points-reward', 'points-payout', 'bonus-forfeited'],
      salary: ['dividend', 'salary'],
      withdrawal: ['withdrawal-return', 'withdrawal-fee'],
      other: ['adjustment', 'operator', 'demo-balance'],
      deposit: ['deposit', 'deposit-fee'],
      cashback: ['cashback'],
    } as const
    for (const purpose of Object.values(purposes).flat())
      await member.postTransfer(purpose, [member.createHouseLine('operator', -100n), member.createPlayerLine(100n)])
    for (const [kind, expected] of Object.entries(purposes)) {
      const { movements, sums } = await member.listMovements({ kind: kind as keyof typeof purposes })
      expect([kind, movements.map(({ purpose }) => purpose)]).toEqual([kind, expected.toReversed()])
      expect(movements.every((movement) => movement.kind === kind)).toBe(true)
      expect(sums).toMatchObject({ moneyIn: `${String(expected.length)}.00`, count: expected.length })
    }
    expect((await member.fetchProfit()).sums).toMatchObject({ bonus: '7.00', moneyIn: '10.00', moneyOut: '0.00' })
  })

  it('is empty for a new account, and inaccessible to others, also by cursor', async () => {
    const [recordOwner, otherPlayer] = [await createRecordedPlayer(), await createRecordedPlayer()]
    await recordOwner.postDeposit(100n)
    await recordOwner.postDeposit(200n)
    const { next } = await recordOwner.listMovements({ pageSize: 1 })
    expect(await otherPlayer.listMovements({ period: 'month' })).toMatchObject({ movements: [], sums: { moneyIn: '0.00', count: 0 } })
    expect((await otherPlayer.listMovements({ cursor: next ?? '' })).movements).toEqual([])
    expect((await otherPlayer.listBets()).bets).toEqual([])
    expect((await otherPlayer.listBonuses()).bonuses).toEqual([])
    expect(await otherPlayer.fetchProfit()).toMatchObject({ days: [], vendors: [], sums: { result: '0.00' } })
    expect(await otherPlayer.fetchCashback()).toMatchObject({ claimable: '0.00', running: '0.00', days: [] })
  })

  it('assigns days in the brand’s time zone, and reassigns them if the zone changes', async () => {
    const member = await createRecordedPlayer()
    await member.postDeposit(500n)
    const fetchDays = async () =>
      (
        await query<{ day: string }>(platform, `select to_char(day, 'YYYY-MM-DD') as day from money_days where account = $1`, [
          member.account,
        ])
      ).rows
    expect(await fetchDays()).toEqual([{ day: getToday() }])
    await changeTimeZone(getTenant(), 'Pacific/Kiritimati')
    expect(await fetchDays()).toEqual([{ day: getPeriodBounds('today', 'Pacific/Kiritimati', new Date()).firstDay }])
    await changeTimeZone(getTenant(), zone)
    expect(await fetchDays()).toEqual([{ day: getToday() }])
    expect((await member.listMovements()).sums).toMatchObject({ moneyIn: '5.00', count: 1 })
  })

  it('adds a movement that is posted during the recalculation to its day in the new zone', async () => {
    // The local dates of these zones always differ.
    const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']
    await changeTimeZone(getTenant(), west)
    const member = await createRecordedPlayer()
    await withDatabaseClient(platform, async (client) => {
      await client.query('begin')
      await client.query('lock table money_days, play_days in share row exclusive mode')
      await client.query('update sites set time_zone = $1 where merchant = $2', [east, getTenant().code])
      await client.query('select count_days($1)', [getTenant().code])
      const deposit = member.postDeposit(500n)
      await expect.poll(() => countLockWaits(platform, 'money_days')).toBe(1)
      await client.query('commit')
      await deposit
    })
    const days = await query(platform, `select to_char(day, 'YYYY-MM-DD') as day from money_days where account = $1`, [member.account])
    expect(days.rows).toEqual([{ day: getPeriodBounds('today', east, new Date()).firstDay }])
    await changeTimeZone(getTenant(), zone)
  })

  it('is stored with the entries: all movements of a brand equal its players’ entries, and all day totals equal the movements', async () => {
    const { rows } = await query(
      platform,
      `
      select 'movement' as wrong from (
        select a.owner, e.transfer, sum(e.amount) as amount from entries e join ledger_accounts a on a.merchant = e.merchant and a.id = e.account
        where a.owner is not null group by a.owner, e.transfer, a.currency) x
      full join movements m on m.account = x.owner and m.transfer = x.transfer where m.amount is distinct from x.amount
      union all
      select 'day' from (
        select merchant, account, currency, purpose, sum(amount) as amount, count(*) as movements from movements group by 1, 2, 3, 4) m
      full join (select merchant, account, currency, purpose, sum(credited) - sum(debited) as amount, sum(movements) as movements from money_days group by 1, 2, 3, 4) d
        using (merchant, account, currency, purpose) where m.amount is distinct from d.amount or m.movements is distinct from d.movements`,
    )
    expect(rows).toEqual([])
    await expect(query(platform, 'update movements set amount = 0')).rejects.toThrow('append-only')
  })
})

describe('the betting record', () => {
  it('has each bet with its result, filtered by vendor, category and state, with matching totals', async () => {
    const member = await createRecordedPlayer()
    const minutesAgo = (minute: number): string => new Date(Date.now() - minute * 60_000).toISOString()
    await member.insertBet({ stake: 1_000, win: 2_500, placedAt: minutesAgo(1) })
    await member.insertBet({ stake: 500, placedAt: minutesAgo(2), vendor: 'EVG', category: 'LIVE' })
    await member.insertBet({ stake: 700, state: 'open', placedAt: minutesAgo(3) })
    await member.insertBet({ stake: 900, state: 'rolled-back', placedAt: minutesAgo(4) })
    await member.insertBet({ stake: 800, currency: 'USD', placedAt: minutesAgo(4) })
    await query(platform, 'update bets set bonus_stake = 250 where account = $1 and stake = 500', [member.account])
    const betPage = await member.listBets()
    expect(betPage.bets.map(({ bonusStake, settledAt, placedAt }) => [bonusStake, settledAt === placedAt])).toEqual([
      [undefined, true],
      ['2.50', true],
      [undefined, false],
      [undefined, true],
    ])
    expect(betPage.bets[2]).not.toHaveProperty('settledAt')
    expect(betPage.bets).toMatchObject([
      { game: 'Mãnh Hổ Ngọc Bích', vendor: 'PGF', category: 'RNG', stake: '10.00', win: '25.00', result: '15.00', state: 'settled' },
      { vendor: 'EVG', category: 'LIVE', stake: '5.00', win: '0.00', result: '-5.00', state: 'settled' },
      { stake: '7.00', result: '0.00', state: 'open' },
      { stake: '9.00', result: '0.00', state: 'rolled-back' },
    ])
    expect(betPage.sums).toEqual({ bets: 4, stake: '22.00', win: '25.00', result: '10.00' })
    expect(betPage.played).toEqual([
      { vendor: 'EVG', category: 'LIVE' },
      { vendor: 'PGF', category: 'RNG' },
    ])
    expect(await member.listBets({ vendor: 'EVG' })).toMatchObject({ bets: [{ vendor: 'EVG' }], sums: { bets: 1, result: '-5.00' } })
    expect(await member.listBets({ category: 'RNG', state: 'settled' })).toMatchObject({
      bets: [{ stake: '10.00' }],
      sums: { bets: 1, result: '15.00' },
    })
    expect(await member.listBets({ state: 'open' })).toMatchObject({
      bets: [{ stake: '7.00' }],
      sums: { bets: 1, stake: '7.00', result: '0.00' },
    })
    expect(await member.listBets({ state: 'rolled-back' })).toMatchObject({ bets: [{ stake: '9.00' }], sums: { bets: 1, stake: '9.00' } })
    expect(await member.listBets({ pageSize: 4 })).not.toHaveProperty('next')
    const filteredPage = await member.listBets({ pageSize: 3 })
    expect((await member.listBets({ pageSize: 3, cursor: filteredPage.next ?? '' })).bets).toMatchObject([{ state: 'rolled-back' }])
    const otherMember = await createRecordedPlayer()
    const placedTime = minutesAgo(5)
    for (let betIndex = 0; betIndex < 5; betIndex++) await otherMember.insertBet({ stake: 100, placedAt: placedTime })
    const ids = (await otherMember.listBets()).bets.map(({ id }) => id)
    const firstPage = await otherMember.listBets({ pageSize: 2 })
    const secondPage = await otherMember.listBets({ pageSize: 2, cursor: firstPage.next ?? '' })
    const thirdPage = await otherMember.listBets({ pageSize: 2, cursor: secondPage.next ?? '' })
    expect([...firstPage.bets, ...secondPage.bets, ...thirdPage.bets].map(({ id }) => id)).toEqual(ids)
    expect([new Set(ids).size, thirdPage.next]).toEqual([5, undefined])
  })

  it('covers its days exactly up to their boundaries, also on later pages', async () => {
    const member = await createRecordedPlayer()
    const { from, to } = getPeriodBounds('yesterday', zone, new Date())
    const placedTimes = [from.getTime() - 1, from.getTime(), to.getTime() - 1, to.getTime()].map((at) => new Date(at).toISOString())
    for (const placed of placedTimes) await member.insertBet({ stake: 100, placedAt: placed })
    for (const moment of placedTimes)
      await member.postTransfer('operator', [member.createHouseLine('operator', -100n), member.createPlayerLine(100n)], new Date(moment))
    const expectedTimes = [placedTimes[2], placedTimes[1]]
    const listPlacedTimes = async (input: RecordBetsQuery) => {
      const { bets, next } = await member.listBets({ period: 'yesterday', ...input })
      return { moments: bets.map(({ placedAt }) => placedAt), next }
    }
    expect(await listPlacedTimes({})).toEqual({ moments: expectedTimes, next: undefined })
    expect((await member.listBets({ period: 'yesterday' })).sums).toMatchObject({ bets: 2, stake: '2.00' })
    const movementsOfDay = await member.listMovements({ period: 'yesterday' })
    expect(movementsOfDay.movements.map(({ at }) => at)).toEqual(expectedTimes)
    expect(movementsOfDay.sums).toMatchObject({ moneyIn: '2.00', count: 2 })
    const [newest] = (await member.listMovements({ period: 'days7' })).movements
    expect((await member.listMovements({ period: 'yesterday', cursor: newest?.id ?? '' })).movements.map(({ at }) => at)).toEqual(
      expectedTimes,
    )
    const { next } = await listPlacedTimes({ pageSize: 1 })
    expect(await listPlacedTimes({ pageSize: 1, cursor: next ?? '' })).toEqual({ moments: [placedTimes[1]], next: undefined })
    const [latest] = (await member.listBets({ period: 'days7' })).bets
    expect(await listPlacedTimes({ cursor: latest?.id ?? '' })).toEqual({ moments: expectedTimes, next: undefined })
  })

  it('lists a bet on the day on which it was placed, and counts it in the profit of the day on which it was settled', async () => {
    const member = await createRecordedPlayer()
    const [placedAt, settledAt] = [`${addDays(getToday(), -2)}T05:00:00Z`, `${addDays(getToday(), -1)}T05:00:00Z`]
    const id = await member.insertBet({ stake: 1_000, state: 'open', placedAt })
    const createDayRange = (day: string) => ({ from: day, to: day })
    expect((await member.fetchProfit()).days).toEqual([])
    await query(platform, `update bets set state = 'settled', win = 400, settled_at = $2 where id = $1`, [id, settledAt])
    expect((await member.listBets(createDayRange(addDays(getToday(), -2)))).sums).toMatchObject({
      bets: 1,
      stake: '10.00',
      win: '4.00',
      result: '-6.00',
    })
    const report = await member.fetchProfit()
    expect(report.days).toMatchObject([{ day: addDays(getToday(), -1), stake: '10.00', win: '4.00', result: '-6.00' }])
    expect(report.vendors).toMatchObject([{ vendor: 'PGF', category: 'RNG', bets: 1, result: '-6.00' }])
  })
})

describe('profit and loss', () => {
  it('is winnings and bonuses less stakes; deposits and withdrawals are separate, for any days of the calendar', async () => {
    const member = await createRecordedPlayer()
    await member.postDeposit(50_000n)
    await member.postTransfer('withdrawal-hold', [member.createPlayerLine(-4_000n), member.createPlayerLine(4_000n, 'held')])
    await member.postTransfer('withdrawal-paid', [member.createPlayerLine(-4_000n, 'held'), member.createHouseLine('payout', 4_000n)])
    await member.postTransfer('cashback', [member.createHouseLine('promotions', -300n), member.createPlayerLine(300n)])
    await member.insertBet({ stake: 2_000, win: 500, placedAt: new Date().toISOString() })
    const { sums, days } = await member.fetchProfit({ from: getToday(), to: getToday() })
    expect(sums).toEqual({ bets: 1, stake: '20.00', win: '5.00', bonus: '3.00', result: '-12.00', moneyIn: '500.00', moneyOut: '40.00' })
    expect(days).toEqual([{ day: getToday(), stake: '20.00', win: '5.00', bonus: '3.00', result: '-12.00' }])
    await member.insertBet({ stake: 3_000, placedAt: `${addDays(getToday(), -6)}T05:00:00Z`, vendor: 'EVG', category: 'LIVE' })
    await member.insertBet({ stake: 9_000, placedAt: `${addDays(getToday(), -7)}T05:00:00Z` })
    const week = await member.fetchProfit({})
    expect([week.firstDay, week.lastDay]).toEqual([addDays(getToday(), -6), getToday()])
    expect(week.vendors.map(({ vendor, category, bets, stake, result }) => [vendor, category, bets, stake, result])).toEqual([
      ['EVG', 'LIVE', 1, '30.00', '-30.00'],
      ['PGF', 'RNG', 1, '20.00', '-15.00'],
    ])
    expect(week.days.map(({ day, result }) => [day, result])).toEqual([
      [addDays(getToday(), -6), '-30.00'],
      [getToday(), '-12.00'],
    ])
    expect((await member.fetchProfit({ from: '2025-01-01', to: '2026-01-01' })).days).toEqual([])
    for (const incompleteRange of [{ from: '2025-01-01' }, { to: '2025-01-01' }])
      expect((await member.fetchProfit(incompleteRange)).firstDay).toBe(addDays(getToday(), -6))
    expect((await member.fetchProfit({ period: 'today', from: '2025-01-01', to: '2025-01-02' })).firstDay).toBe(getToday())
  })

  it('lists days that have only bonuses, subtracts forfeited bonuses, and leaves out a day if nothing remains', async () => {
    const member = await createRecordedPlayer()
    await member.insertBet({ stake: 1_000, win: 400, placedAt: `${addDays(getToday(), -1)}T05:00:00Z` })
    await member.insertBet({ stake: 9_000, placedAt: `${addDays(getToday(), -1)}T05:00:00Z`, currency: 'USD' })
    await member.postTransfer('registration-bonus', [member.createHouseLine('promotions', -500n), member.createPlayerLine(500n)])
    await member.postTransfer('bonus-forfeited', [member.createPlayerLine(-200n), member.createHouseLine('promotions', 200n)])
    const zeroSums = { stake: '0.00', win: '0.00', bonus: '0.00' }
    const { days, sums } = await member.fetchProfit()
    expect(days).toEqual([
      { day: addDays(getToday(), -1), stake: '10.00', win: '4.00', bonus: '0.00', result: '-6.00' },
      { ...zeroSums, day: getToday(), bonus: '3.00', result: '3.00' },
    ])
    expect(sums).toEqual({ bets: 1, stake: '10.00', win: '4.00', bonus: '3.00', result: '-3.00', moneyIn: '0.00', moneyOut: '0.00' })
    await member.postTransfer('bonus-forfeited', [member.createPlayerLine(-300n), member.createHouseLine('promotions', 300n)])
    expect((await member.fetchProfit({ period: 'today' })).days).toEqual([])
    expect((await member.listMovements({ kind: 'bonus' })).sums).toEqual({ moneyIn: '5.00', moneyOut: '5.00', result: '0.00', count: 3 })
  })

  it.each([
    [{ from: '2026-02-30', to: '2026-03-01' }, { from: { key: 'error_day' } }],
    [{ from: '2026-02-01', to: '2026-02-30' }, { to: { key: 'error_day' } }],
    [{ from: '2026-03-02', to: '2026-03-01' }, { to: { key: 'error_days_order' } }],
    [{ from: '2025-01-01', to: '2026-01-02' }, { to: { key: 'error_days_max', values: { days: 366 } } }],
  ])('rejects invalid, reversed or too many days: %j', async (input, fields) => {
    const { token } = await platform.logIn(alpha, 'player')
    const response = await platform.call('record.profit', input, { host: alpha, token })
    expect([response.status, response.body.code]).toEqual([422, 'fields_invalid'])
    expect(response.body.fields).toMatchObject(fields)
  })
})

describe('bonus details', () => {
  it('have the amount, the wagering requirement and the outcome; a bonus is listed as expired as soon as its time is over', async () => {
    const member = await createRecordedPlayer()
    const grant = (overrides: object) =>
      withTransaction(getTenant(), async (trx) =>
        grantBonus(trx, {
          permit: await requirePermit(trx, { account: member.account, kind: 'bonus', amount: 5_000n, currency: 'VND' }),
          account: member.account,
          currency: 'VND',
          key: randomUUID(),
          purpose: 'deposit-bonus',
          amount: 5_000n,
          turnover: 50_000n,
          ...overrides,
        }),
      )
    await grant({ amount: 700n, turnover: 0n })
    await grant({})
    await grant({ endsAt: new Date(Date.now() + 3_600_000) })
    await query(platform, `update bonuses set ends_at = now() - interval '1 minute' where account = $1 and ends_at is not null`, [
      member.account,
    ])
    const { bonuses, sums } = await member.listBonuses()
    expect(bonuses.map(({ state }) => state)).toEqual(['expired', 'open', 'converted'])
    expect(bonuses[1]).toMatchObject({ kind: 'deposit-bonus', amount: '50.00', turnoverNeeded: '500.00', turnoverDone: '0.00' })
    expect(sums).toEqual({ given: '107.00', converted: '7.00', open: 1 })
    expect([bonuses[0]?.closedAt, bonuses[1]?.closedAt]).toEqual([bonuses[0]?.endsAt, undefined])
    for (const state of ['open', 'expired', 'converted'] as const)
      expect((await member.listBonuses({ state })).bonuses).toMatchObject([{ state }])
    const firstPage = await member.listBonuses({ pageSize: 2 })
    expect((await member.listBonuses({ pageSize: 2, cursor: firstPage.next })).bonuses).toMatchObject([{ id: bonuses[2]?.id }])
    expect(await member.listBonuses({ pageSize: 3 })).not.toHaveProperty('next')
    await grant({ amount: 900n, currency: 'USD' })
    expect((await member.listBonuses()).sums).toEqual({ given: '107.00', converted: '7.00', open: 1 })
  })
})

describe('cashback', () => {
  const getYesterdayNoon = (): string => `${addDays(getToday(), -1)}T05:00:00Z`

  it('is each category’s rate on the settled stakes of a day, without rolled-back ones, and is paid once, through the ledger (R-CONSTANTS-18, R-CONSTANTS-21)', async () => {
    const member = await createRecordedPlayer()
    await member.insertBet({ stake: 60_000, placedAt: getYesterdayNoon() })
    await member.insertBet({ stake: 40_000, placedAt: getYesterdayNoon(), vendor: 'AQX' })
    await member.insertBet({ stake: 70_000, placedAt: getYesterdayNoon(), currency: 'USD' })
    await member.insertBet({ stake: 50_000, win: 90_000, placedAt: getYesterdayNoon(), vendor: 'EVG', category: 'LIVE' })
    await member.insertBet({ stake: 80_000, state: 'rolled-back', placedAt: getYesterdayNoon() })
    await member.insertBet({ stake: 80_000, state: 'open', placedAt: getYesterdayNoon() })
    await member.insertBet({ stake: 10_000, placedAt: new Date().toISOString() })
    const reportBeforeClaim = await member.fetchCashback()
    expect(reportBeforeClaim.rates).toEqual(
      expect.arrayContaining([
        { category: 'RNG', rate: 1.2 },
        { category: 'LIVE', rate: 0.7 },
      ]),
    )
    expect(reportBeforeClaim).toMatchObject({ claimable: '15.50', running: '1.20', today: getToday() })
    expect(reportBeforeClaim.days).toMatchObject([
      { day: getToday(), state: 'running', amount: '1.20', breakdown: [{ category: 'RNG', stake: '100.00', rate: 1.2, amount: '1.20' }] },
      { day: addDays(getToday(), -1), state: 'open', amount: '15.50', breakdown: [{ amount: '3.50' }, { amount: '12.00' }] },
    ])
    const claimCashback = () => platform.call('record.claimCashback', undefined, { host: alpha, token: member.token })
    const responses = await Promise.all(Array.from({ length: 6 }, claimCashback))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ body }) => body.code === 'cashback_none')).toHaveLength(5)
    expect(await createLedgerStore(getTenant()).getBalance(member.account, 'VND')).toBe(1_550n)
    const reportAfterClaim = await member.fetchCashback()
    expect(reportAfterClaim).toMatchObject({ claimable: '0.00', running: '1.20' })
    expect(reportAfterClaim.days.find(({ state }) => state === 'claimed')).toMatchObject({
      amount: '15.50',
      breakdown: [
        { category: 'LIVE', stake: '500.00', rate: 0.7, amount: '3.50' },
        { category: 'RNG', stake: '1000.00', rate: 1.2, amount: '12.00' },
      ],
    })
    const cashbackMovements = await member.listMovements({ kind: 'cashback' })
    expect(cashbackMovements.sums).toMatchObject({ moneyIn: '15.50', count: 1 })
    expect(cashbackMovements.movements[0]?.belongsTo).toBe(addDays(getToday(), -1))
    const { rows } = await query(
      platform,
      `select a.purpose, e.amount::text from entries e join ledger_accounts a on a.merchant = e.merchant and a.id = e.account
        where e.transfer = $1 order by e.amount`,
      [cashbackMovements.movements[0]?.reference],
    )
    expect(rows).toEqual([
      { purpose: 'promotions', amount: '-1550' },
      { purpose: 'wallet', amount: '1550' },
    ])
  })

  it('can be claimed for `cashbackClaimDays` days, and no longer', async () => {
    const member = await createRecordedPlayer()
    for (const [days, stake] of [
      [cashbackClaimDays, 100_000],
      [cashbackClaimDays + 1, 700_000],
    ] as const)
      await member.insertBet({ stake, placedAt: `${addDays(getToday(), -days)}T05:00:00Z` })
    expect(await member.fetchCashback()).toMatchObject({ claimable: '12.00', claimDays: cashbackClaimDays })
  })

  it('is paid for all claimable days at once, also to two players with the same days', async () => {
    const players = [await createRecordedPlayer(), await createRecordedPlayer()]
    for (const recordedPlayer of players) {
      await recordedPlayer.insertBet({ stake: 100_000, placedAt: getYesterdayNoon() })
      await recordedPlayer.insertBet({ stake: 50_000, placedAt: `${addDays(getToday(), -2)}T05:00:00Z` })
      const claimResponse = await platform.call('record.claimCashback', undefined, { host: alpha, token: recordedPlayer.token })
      expect(claimResponse.body.value).toMatchObject({ claimable: '0.00' })
      expect(await createLedgerStore(getTenant()).getBalance(recordedPlayer.account, 'VND')).toBe(1_800n)
    }
  })

  it('shows when a day was claimed, and leaves an earlier day open', async () => {
    const member = await createRecordedPlayer()
    await member.insertBet({ stake: 100_000, placedAt: getYesterdayNoon() })
    const claimCashback = () => platform.call('record.claimCashback', undefined, { host: alpha, token: member.token })
    const from = Date.now()
    await claimCashback()
    await member.insertBet({ stake: 50_000, placedAt: `${addDays(getToday(), -2)}T05:00:00Z` })
    const { claimable, days } = await member.fetchCashback()
    expect(claimable).toBe('6.00')
    const [claimedDay, openDay] = days
    expect([claimedDay?.state, openDay?.state]).toEqual(['claimed', 'open'])
    expect(openDay).not.toHaveProperty('claimedAt')
    const claimedAt = Date.parse(claimedDay?.claimedAt ?? '')
    expect(claimedAt).toBeGreaterThan(from - 60_000)
    expect(claimedAt).toBeLessThan(Date.now() + 60_000)
    expect((await claimCashback()).body.value).toMatchObject({ claimable: '0.00' })
    expect(await createLedgerStore(getTenant()).getBalance(member.account, 'VND')).toBe(1_800n)
  })

  it('below one minor unit is neither listed nor paid for a past day, but listed for today', async () => {
    const member = await createRecordedPlayer()
    await member.insertBet({ stake: 50, placedAt: getYesterdayNoon() })
    await member.insertBet({ stake: 50, placedAt: new Date().toISOString() })
    expect(await member.fetchCashback()).toMatchObject({
      claimable: '0.00',
      running: '0.00',
      days: [{ day: getToday(), state: 'running' }],
    })
    expect((await member.fetchCashback()).days).toHaveLength(1)
    const claimResponse = await platform.call('record.claimCashback', undefined, { host: alpha, token: member.token })
    expect(claimResponse.body.code).toBe('cashback_none')
    const { rows } = await query(platform, `select day from cashbacks where account = $1`, [member.account])
    expect(rows).toEqual([])
  })

  it('is neither shown nor paid while the brand has it disabled, and can be claimed after it is enabled again (R-FLAGS-12)', async () => {
    const member = await createRecordedPlayer()
    await member.insertBet({ stake: 100_000, placedAt: getYesterdayNoon() })
    await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'MANPLAYREB3', on: false })
    for (const name of ['record.cashback', 'record.claimCashback'] as const)
      expect((await platform.call(name, undefined, { host: alpha, token: member.token })).body.code).toBe('method_disabled')
    expect(await createLedgerStore(getTenant()).getBalance(member.account, 'VND')).toBe(0n)
    await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'MANPLAYREB3', on: true })
    expect((await member.fetchCashback()).claimable).toBe('12.00')
  })
})
