import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Tenant, withTransaction } from '../../server/database/tenant.ts'
import {
  authorizePayout,
  forfeitBonuses,
  IdempotencyError,
  requirePermit,
  pointsCurrency,
  postTransfer,
  verifyLedger,
} from '../../server/modules/wallet/index.ts'
import { authorizeConversion } from '../../server/modules/wallet/payout.ts'
import { expireAllBonuses } from '../../server/modules/wallet/expire-all-bonuses.ts'
import { type DatabasePlayerOptions, currency, createDatabasePlayer } from './database-player.ts'
import { type OpenTestDatabase, openTestDatabase } from './open-test-database.ts'
import { transferWithPermits } from './transfer-with-permits.ts'

let database: OpenTestDatabase

beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())
afterEach(async () => {
  const { faults } = await verifyLedger(getTenant())
  if (faults.length > 0) throw new Error(`The ledger has faults: ${JSON.stringify(faults)}`)
})

const getTenant = (): Tenant => ({ code: 'T', db: database.db })
const createPlayer = (amount: bigint, options?: DatabasePlayerOptions) => createDatabasePlayer(database, amount, options)
/** Query for the amount that the house account has given in promotions, as a negative number. */
const housePromotionsQuery = `select coalesce(sum(e.amount), 0)::text as sum from entries e
  join ledger_accounts a on a.merchant = e.merchant and a.id = e.account where a.owner is null and a.purpose = 'promotions'`
const getTimeInOneHour = (): Date => new Date(Date.now() + 3_600_000)
const runBonusJob = () => expireAllBonuses({ brands: { all: () => [{ id: 't' }] }, sites: { tenant: getTenant }, log: () => undefined })

describe('a bonus', () => {
  it('is granted once for an idempotency key, into its own wallet', async () => {
    const { grantBonusMoney, fetchFunds, listBonusStates } = await createPlayer(50n)
    const key = randomUUID()
    expect(await grantBonusMoney({ key })).toBe('done')
    expect(await grantBonusMoney({ key })).toBe('repeated')
    await expect(grantBonusMoney({ key, amount: 101n })).rejects.toThrow(IdempotencyError)
    expect(await fetchFunds()).toEqual({ main: 50n, bonus: 100n })
    expect(await listBonusStates()).toEqual([['open', 0]])
  })

  it('is staked after the player’s cash, and a win is split in the same proportion, with the remainder to cash', async () => {
    const { grantBonusMoney, bet, win, fetchFunds } = await createPlayer(10n)
    await grantBonusMoney()
    const betId = await bet(30n)
    expect(await fetchFunds()).toEqual({ main: 0n, bonus: 80n })
    await win(betId, 50n)
    expect(await fetchFunds()).toEqual({ main: 17n, bonus: 113n })
    await expect(bet(131n)).rejects.toThrow('not_enough')
    await bet(130n)
    expect(await fetchFunds()).toEqual({ main: 0n, bonus: 0n })
  })

  it('gives a player no more for a bet whose win is paid in many parts than for one whose win is paid at once', async () => {
    const { grantBonusMoney, bet, win, close, fetchFunds } = await createPlayer(1n, { vendor: 'EVG' })
    await grantBonusMoney()
    const betId = await bet(10n)
    for (let payment = 0; payment < 15; payment++) await win(betId, 1n, `win-${String(payment)}`)
    await close(betId)
    expect(await fetchFunds()).toEqual({ main: 2n, bonus: 104n })
  })

  it('has, after each correction of a win, the same balance as if only the corrected win had been paid', async () => {
    const { grantBonusMoney, bet, win, correctWin, fetchFunds } = await createPlayer(10n)
    await grantBonusMoney()
    const betId = await bet(30n)
    await win(betId, 50n)
    const balances: [bigint, bigint, bigint][] = []
    for (const [index, won] of [49n, 48n, 47n, 46n, 45n, 2n, 1n, 0n, 1n, 4n, 50n].entries()) {
      await correctWin(betId, won, index + 1)
      const { main, bonus } = await fetchFunds()
      balances.push([won, main, bonus - 80n])
    }
    expect(balances).toEqual([
      [49n, 17n, 32n],
      [48n, 16n, 32n],
      [47n, 16n, 31n],
      [46n, 16n, 30n],
      [45n, 15n, 30n],
      [2n, 1n, 1n],
      [1n, 1n, 0n],
      [0n, 0n, 0n],
      [1n, 1n, 0n],
      [4n, 2n, 2n],
      [50n, 17n, 33n],
    ])
  })

  it('splits the win of a free round in the proportion of the stake before it, rounded independently of that stake’s win', async () => {
    const { grantBonusMoney, bet, win, playBet, fetchFunds } = await createPlayer(1n)
    await grantBonusMoney()
    await playBet(10n, 15n)
    expect(await fetchFunds()).toEqual({ main: 2n, bonus: 104n })
    await win(await bet(0n), 1n)
    expect(await fetchFunds()).toEqual({ main: 3n, bonus: 104n })
  })

  it('becomes cash with all its winnings once its wagering requirement is met, and not one stake earlier', async () => {
    const { grantBonusMoney, playBet, fetchFunds, listBonusStates } = await createPlayer(0n)
    await grantBonusMoney({ turnover: 150n })
    await playBet(100n, 180n)
    expect([await fetchFunds(), await listBonusStates()]).toEqual([{ main: 0n, bonus: 180n }, [['open', 100]]])
    await playBet(49n, 49n)
    expect(await listBonusStates()).toEqual([['open', 149]])
    await playBet(5n, 0n)
    expect([await fetchFunds(), await listBonusStates()]).toEqual([{ main: 175n, bonus: 0n }, [['converted', 150]]])
  })

  it('passes stake above its wagering requirement on to the next bonus; each bonus keeps the winnings of its own money', async () => {
    const { grantBonusMoney, playBet, fetchFunds, listBonusStates } = await createPlayer(0n)
    await grantBonusMoney({ amount: 40n, turnover: 20n })
    await grantBonusMoney({ amount: 60n, turnover: 500n })
    await playBet(30n, 35n)
    expect(await fetchFunds()).toEqual({ main: 45n, bonus: 60n })
    expect(await listBonusStates()).toEqual([
      ['converted', 20],
      ['open', 10],
    ])
  })

  it('locks no cash once it is used up: its state is then spent, and the next bonus starts with nothing wagered', async () => {
    const { grantBonusMoney, playBet, fetchFunds, fetchWithdrawable, listBonusStates } = await createPlayer(10n)
    await grantBonusMoney({ blocksWithdrawals: true })
    expect(await fetchWithdrawable()).toMatchObject({ available: 0n, own: 10n, wageringLeft: 1_000n })
    await playBet(60n, 0n)
    expect(await fetchWithdrawable()).toMatchObject({ wageringLeft: 940n })
    await playBet(50n, 0n)
    expect([await fetchWithdrawable(), await fetchFunds()]).toMatchObject([{ wageringLeft: 0n }, { main: 0n, bonus: 0n }])
    expect(await listBonusStates()).toEqual([['spent', 110]])
    await grantBonusMoney({ amount: 5n, turnover: 5n })
    expect(await listBonusStates()).toEqual([
      ['spent', 110],
      ['open', 0],
    ])
  })

  it('adds to the wagering left before a withdrawal only if it or a later bonus locks cash', async () => {
    const { grantBonusMoney, fetchWithdrawable } = await createPlayer(10n)
    await grantBonusMoney()
    expect(await fetchWithdrawable()).toMatchObject({ available: 10n, wageringLeft: 0n })
    await grantBonusMoney({ turnover: 300n, blocksWithdrawals: true })
    expect(await fetchWithdrawable()).toMatchObject({ available: 0n, wageringLeft: 1_300n })
    await grantBonusMoney({ turnover: 700n })
    expect(await fetchWithdrawable()).toMatchObject({ available: 0n, wageringLeft: 1_300n })
  })

  it('becomes cash at once if it has no wagering requirement, also beside a bonus that has one', async () => {
    const { grantBonusMoney, fetchFunds, listBonusStates } = await createPlayer(0n)
    await grantBonusMoney()
    await grantBonusMoney({ amount: 7n, turnover: 0n })
    expect(await fetchFunds()).toEqual({ main: 7n, bonus: 100n })
    expect((await listBonusStates()).map(([state]) => state)).toEqual(['open', 'converted'])
  })

  it('counts the stake of a won and of a lost bet alike, and not of a rolled-back one', async () => {
    const { grantBonusMoney, playBet, bet, rollBack, listBonusStates } = await createPlayer(100n)
    await grantBonusMoney()
    await playBet(10n, 30n)
    expect(await listBonusStates()).toEqual([['open', 10]])
    await playBet(10n, 0n)
    expect(await listBonusStates()).toEqual([['open', 20]])
    await rollBack(await bet(10n))
    expect(await listBonusStates()).toEqual([['open', 20]])
  })

  it('does not count a stake placed before it was granted', async () => {
    const { account, grantBonusMoney, bet, win, fetchWithdrawable, listBonusStates } = await createPlayer(1_000n)
    const earlierBetId = await bet(1_000n)
    await grantBonusMoney({ blocksWithdrawals: true })
    await win(earlierBetId, 1_000n)
    expect([await listBonusStates(), await fetchWithdrawable()]).toMatchObject([[['open', 0]], { available: 0n, wageringLeft: 1_000n }])
    const laterBetId = await bet(10n)
    await database.client.query(
      'update bonuses set created_at = t.placed_at from bets t where t.merchant = bonuses.merchant and t.account = $1 and bonuses.account = $1 and t.stake = 10',
      [account],
    )
    await win(laterBetId, 0n)
    expect(await listBonusStates()).toEqual([['open', 10]])
  })

  it('returns to the house account when it expires', async () => {
    const { grantBonusMoney, fetchFunds, expireBonuses, listBonusStates } = await createPlayer(3n)
    const fetchHousePromotions = async () => (await database.client.query<{ sum: string }>(housePromotionsQuery)).rows[0]?.sum
    const initialPromotions = await fetchHousePromotions()
    await grantBonusMoney({ endsAt: getTimeInOneHour(), blocksWithdrawals: true })
    expect(await fetchHousePromotions()).toBe(String(Number(initialPromotions) - 100))
    await expireBonuses()
    await Promise.all([runBonusJob(), runBonusJob()])
    expect([await fetchFunds(), await listBonusStates()]).toEqual([{ main: 3n, bonus: 0n }, [['expired', 0]]])
    expect(await fetchHousePromotions()).toBe(initialPromotions)
  })

  it('is expired by one run of the clean-up job together with many others', async () => {
    const { account, grantBonusMoney, expireBonuses } = await createPlayer(0n)
    await grantBonusMoney({ endsAt: getTimeInOneHour() })
    await expireBonuses()
    const { rows: columns } = await database.client.query<{ names: string }>(
      `select string_agg(column_name, ', ') as names from information_schema.columns
        where table_schema = current_schema and table_name = 'bonuses' and column_name not in ('id', 'currency', 'grant_key', 'balance')`,
    )
    const columnNames = columns[0]?.names ?? ''
    await database.client.query(
      `insert into bonuses (id, currency, grant_key, balance, ${columnNames})
        select gen_random_uuid(), 'C' || n, $1 || '/' || n, 0, ${columnNames} from bonuses, generate_series(1, 60) as n where account::text = $1`,
      [account],
    )
    await runBonusJob()
    const { rows } = await database.client.query('select state, count(*)::int as count from bonuses where account = $1 group by state', [
      account,
    ])
    expect(rows).toEqual([{ state: 'expired', count: 61 }])
  })

  it('cannot be staked after it has expired, and locks nothing, even before the clean-up job has run', async () => {
    const { grantBonusMoney, bet, fetchFunds, expireBonuses, fetchWithdrawable } = await createPlayer(10n)
    await grantBonusMoney({ endsAt: getTimeInOneHour(), blocksWithdrawals: true })
    await expireBonuses()
    expect(await fetchWithdrawable()).toMatchObject({ available: 10n, wageringLeft: 0n })
    await expect(bet(11n)).rejects.toThrow('not_enough')
    await bet(10n)
    expect(await fetchFunds()).toEqual({ main: 0n, bonus: 0n })
  })

  it('is forfeited when an account is closed', async () => {
    const { owner, grantBonusMoney, fetchFunds, listBonusStates } = await createPlayer(10n)
    await grantBonusMoney()
    await grantBonusMoney()
    await withTransaction(getTenant(), (trx) => forfeitBonuses(trx, owner))
    expect([await fetchFunds(), await listBonusStates()]).toEqual([
      { main: 10n, bonus: 0n },
      [
        ['forfeited', 0],
        ['forfeited', 0],
      ],
    ])
  })

  it('counts each stake once and is converted once if stakes settle concurrently', async () => {
    const { account, grantBonusMoney, bet, win, fetchFunds, listBonusStates } = await createPlayer(0n)
    await grantBonusMoney({ turnover: 40n })
    const betIds = await Promise.all(Array.from({ length: 10 }, () => bet(10n)))
    await Promise.all(betIds.map((betId) => win(betId, 10n)))
    expect([await fetchFunds(), await listBonusStates()]).toEqual([{ main: 100n, bonus: 0n }, [['converted', 40]]])
    const { rows } = await database.client.query(
      `select count(*)::int as count from transfers t join bonuses b on t.merchant = b.merchant and t.reference = b.id::text where b.account = $1 and t.purpose = 'bonus-converted'`,
      [account],
    )
    expect(rows).toEqual([{ count: 1 }])
  })
})

describe('bonus money on an open bet', () => {
  it('locks cash as its bonus does, and that bonus stays open when another one is granted', async () => {
    const { grantBonusMoney, bet, win, fetchFunds, listBonusStates, fetchWithdrawable } = await createPlayer(0n)
    await grantBonusMoney({ blocksWithdrawals: true })
    const betId = await bet(100n)
    expect(await fetchWithdrawable()).toMatchObject({ available: 0n, wageringLeft: 1_000n, bonusStaked: 100n })
    await grantBonusMoney({ amount: 1n, turnover: 3n })
    await win(betId, 500n)
    expect([await fetchFunds(), await fetchWithdrawable()]).toMatchObject([
      { main: 0n, bonus: 501n },
      { available: 0n, wageringLeft: 900n },
    ])
    expect((await listBonusStates()).map(([state]) => state)).toEqual(['open', 'open'])
  })

  it('keeps its bonus open, and cash locked, while another bet of the bonus is lost', async () => {
    const { grantBonusMoney, bet, win, fetchWithdrawable, listBonusStates, fetchFunds } = await createPlayer(0n)
    await grantBonusMoney({ blocksWithdrawals: true })
    const [lostBetId, openBetId] = [await bet(40n), await bet(60n)]
    await win(lostBetId, 0n)
    expect([await listBonusStates(), await fetchWithdrawable()]).toMatchObject([
      [['open', 40]],
      { available: 0n, wageringLeft: 960n, bonusStaked: 60n },
    ])
    await win(openBetId, 90n)
    expect([await listBonusStates(), await fetchFunds()]).toEqual([[['open', 100]], { main: 0n, bonus: 90n }])
  })

  it.each(['win', 'rollback'] as const)(
    'is forfeited by a %s if its bonus has expired, and the cash part of the bet is paid',
    async (outcome) => {
      const { grantBonusMoney, bet, win, rollBack, expireBonuses, fetchFunds, listBonusStates } = await createPlayer(25n)
      await grantBonusMoney({ endsAt: getTimeInOneHour() })
      const betId = await bet(100n)
      await expireBonuses()
      await runBonusJob()
      expect([await fetchFunds(), await listBonusStates()]).toEqual([{ main: 0n, bonus: 0n }, [['expired', 0]]])
      await (outcome === 'win' ? win(betId, 400n) : rollBack(betId))
      expect(await fetchFunds()).toEqual({ main: outcome === 'win' ? 100n : 25n, bonus: 0n })
      expect(await listBonusStates()).toEqual([['expired', 0]])
    },
  )

  it('is forfeited after the expiry of its bonus even before the clean-up job has run', async () => {
    const { grantBonusMoney, bet, win, expireBonuses, fetchFunds, listBonusStates } = await createPlayer(0n)
    await grantBonusMoney({ endsAt: getTimeInOneHour() })
    const betId = await bet(60n)
    await expireBonuses()
    await win(betId, 120n)
    expect([await fetchFunds(), await listBonusStates()]).toEqual([{ main: 0n, bonus: 0n }, [['expired', 0]]])
  })

  it('is forfeited with its win if its bonus was forfeited, while another open bonus is unchanged', async () => {
    const { owner, grantBonusMoney, bet, win, fetchFunds } = await createPlayer(0n)
    await grantBonusMoney()
    const betId = await bet(100n)
    await withTransaction(getTenant(), (trx) => forfeitBonuses(trx, owner))
    await grantBonusMoney({ amount: 40n })
    await win(betId, 100n)
    expect(await fetchFunds()).toEqual({ main: 0n, bonus: 40n })
  })

  it('is paid as cash if its bonus was converted to cash', async () => {
    const { grantBonusMoney, bet, win, playBet, fetchFunds, listBonusStates } = await createPlayer(0n)
    await grantBonusMoney({ turnover: 50n })
    const betId = await bet(50n)
    await playBet(50n, 0n)
    expect([await fetchFunds(), await listBonusStates()]).toEqual([{ main: 0n, bonus: 0n }, [['converted', 50]]])
    await win(betId, 80n)
    expect(await fetchFunds()).toEqual({ main: 80n, bonus: 0n })
  })

  it('is paid as cash if its bonus was converted to cash, even if a correction reduces the win of another bet with that bonus', async () => {
    const { grantBonusMoney, bet, win, correctWin, fetchFunds, listBonusStates } = await createPlayer(0n)
    await grantBonusMoney({ turnover: 40n })
    const [openBetId, settledBetId] = [await bet(60n), await bet(40n)]
    await win(settledBetId, 40n)
    expect([await fetchFunds(), await listBonusStates()]).toEqual([{ main: 40n, bonus: 0n }, [['converted', 40]]])
    await correctWin(settledBetId, 10n, 1)
    expect(await fetchFunds()).toEqual({ main: 10n, bonus: 0n })
    await win(openBetId, 90n)
    expect(await fetchFunds()).toEqual({ main: 100n, bonus: 0n })
  })

  it('returns to the bonuses that it came from, with the remainder to the oldest', async () => {
    const { account, grantBonusMoney, bet, win, rollBack, fetchFunds, expireBonuses, listBonusStates } = await createPlayer(0n)
    await grantBonusMoney({ amount: 30n, endsAt: getTimeInOneHour() })
    const betId = await bet(30n)
    await expireBonuses()
    await grantBonusMoney({ amount: 50n })
    await rollBack(betId)
    expect([await fetchFunds(), (await listBonusStates()).map(([state]) => state)]).toEqual([{ main: 0n, bonus: 50n }, ['expired', 'open']])
    await grantBonusMoney({ amount: 20n })
    const sharedBetId = await bet(65n)
    expect(await fetchFunds()).toEqual({ main: 0n, bonus: 5n })
    await rollBack(sharedBetId)
    expect(await fetchFunds()).toEqual({ main: 0n, bonus: 70n })
    await win(await bet(65n), 66n)
    const { rows } = await database.client.query(
      `select balance::int, staked::int from bonuses where account = $1 and state = 'open' order by created_at`,
      [account],
    )
    expect(rows).toEqual([
      { balance: 51, staked: 0 },
      { balance: 20, staked: 0 },
    ])
  })
})

describe('a transfer that debits a player', () => {
  it('debits the authorized amount once, in its transaction, from the authorized player and wallet only', async () => {
    const [debitedPlayer, otherPlayer] = [await createPlayer(100n), await createPlayer(100n)]
    const input = { route: 'transfer', account: debitedPlayer.account, currency, amount: 10n } as const
    interface TransferOverrides {
      readonly from?: string
      readonly wallet?: 'held'
      readonly amount?: bigint
      readonly currencyCode?: string
      readonly extraAmount?: bigint
    }
    const debit = (
      trx: Tenant,
      authorization: Awaited<ReturnType<typeof authorizePayout>>,
      { from = debitedPlayer.account, wallet, amount = 10n, currencyCode = currency, extraAmount = 0n }: TransferOverrides = {},
    ) => {
      const extraLines = extraAmount === 0n ? [] : [{ party: { player: otherPlayer.account }, amount: -extraAmount }]
      const lines = [
        { party: { player: from, ...(wallet && { wallet }) }, amount: -amount },
        ...extraLines,
        { party: { house: 'test' }, amount: amount + extraAmount },
      ]
      return postTransfer(trx, { idempotencyKey: randomUUID(), purpose: 'upline-transfer', currency: currencyCode, lines, authorization })
    }
    const unauthorized = 'does not match its authorization'
    await withTransaction(getTenant(), async (trx) => {
      const invalidTransfers = [
        { from: otherPlayer.account },
        { wallet: 'held' },
        { amount: 9n },
        { amount: 11n },
        { currencyCode: 'USD' },
        { extraAmount: 1n },
      ] as const
      for (const overrides of invalidTransfers)
        await expect(debit(trx, await authorizePayout(trx, input), overrides)).rejects.toThrow(unauthorized)
      const authorization = await authorizePayout(trx, input)
      expect(await debit(trx, authorization)).toBe('done')
      await expect(debit(trx, authorization)).rejects.toThrow(unauthorized)
    })
    const earlierAuthorization = await withTransaction(getTenant(), (trx) => authorizePayout(trx, input))
    await expect(withTransaction(getTenant(), (trx) => debit(trx, earlierAuthorization))).rejects.toThrow(unauthorized)
    await withTransaction(getTenant(), async (trx) => {
      await expect(authorizePayout(trx, { ...input, amount: 91n })).rejects.toThrow('exceeds what the player may take out')
      expect(await debit(trx, await authorizePayout(trx, { ...input, amount: 90n }), { amount: 90n })).toBe('done')
    })
    expect([await debitedPlayer.fetchFunds(), await otherPlayer.fetchFunds()]).toEqual([
      { main: 0n, bonus: 0n },
      { main: 100n, bonus: 0n },
    ])
  })

  it('debits no more points than the account has, regardless of its cash', async () => {
    const { account } = await createPlayer(100n)
    await withTransaction(getTenant(), async (trx) => {
      const createPointsLine = (amount: bigint) => ({ party: { player: account, wallet: 'points' as const }, amount })
      const lines = [{ party: { house: 'points' }, amount: -50n }, createPointsLine(50n)]
      await transferWithPermits(trx, { idempotencyKey: randomUUID(), purpose: 'points-granted', currency: pointsCurrency, lines })
      const payoutInput = { route: 'points', account, currency: pointsCurrency } as const
      await expect(authorizePayout(trx, { ...payoutInput, amount: 51n })).rejects.toThrow('points balance is insufficient')
      const authorization = await authorizePayout(trx, { ...payoutInput, amount: 50n })
      const reversedLines = [createPointsLine(-50n), { party: { house: 'points' }, amount: 50n }]
      const redemptionTransfer = {
        idempotencyKey: randomUUID(),
        purpose: 'points-redeemed',
        currency: pointsCurrency,
        lines: reversedLines,
      } as const
      expect(await postTransfer(trx, { ...redemptionTransfer, authorization })).toBe('done')
    })
  })

  it('converts a bonus to cash only as a whole and once its wagering requirement is met', async () => {
    const { account, grantBonusMoney } = await createPlayer(0n)
    await grantBonusMoney({ turnover: 150n })
    const { rows } = await database.client.query<{ id: string }>(`select id from bonuses where account = $1`, [account])
    const bonus = rows[0]?.id ?? ''
    const authorizeWith = (overrides: object = {}) =>
      withTransaction(getTenant(), (trx) => authorizeConversion(trx, { account, currency, amount: 100n, bonus, ...overrides }))
    await expect(authorizeWith()).rejects.toThrow('is not complete')
    await expect(authorizeWith({ bonus: randomUUID() })).rejects.toThrow('is not complete')
    await database.client.query(`update bonuses set turnover_done = turnover_needed where id = $1`, [bonus])
    await expect(authorizeWith({ amount: 99n })).rejects.toThrow('its balance is not 99')
    expect(await authorizeWith()).toBeDefined()
  })
})

describe('the permit check before a movement of money', () => {
  it('rejects requests of a closed account, but not payments owed to it; a trial account has no real money', async () => {
    const { account } = await createPlayer(10n)
    const trialPlayer = await createPlayer(0n, { type: 4 })
    const requestPermit = (kind: Parameters<typeof requirePermit>[1]['kind'], accountId = account) =>
      requirePermit(getTenant(), { account: accountId, kind, amount: 1n, currency })
    await requestPermit('bet')
    await database.client.query('update accounts set disabled = true where id = $1', [account])
    const requests = ['deposit', 'withdrawal', 'bet', 'transfer', 'bonus', 'cashback', 'vendor-transfer', 'points'] as const
    const owedPayments = [
      'deposit-arrived',
      'withdrawal-return',
      'withdrawal-paid',
      'win',
      'rollback',
      'resettlement',
      'adjustment',
      'salary',
      'initial-money',
      'bonus-converted',
      'points-owed',
    ] as const
    const bonusReturns = ['bonus-forfeited', 'unclaimed'] as const
    for (const kind of requests) await expect(requestPermit(kind), kind).rejects.toThrow('account_disabled')
    for (const kind of [...owedPayments, ...bonusReturns]) await requestPermit(kind)
    for (const kind of [...requests, ...owedPayments])
      await expect(requestPermit(kind, trialPlayer.account), kind).rejects.toThrow('real_account_required')
    for (const kind of bonusReturns) await requestPermit(kind, trialPlayer.account)
    await expect(requestPermit('win', randomUUID())).rejects.toThrow('account_disabled')
  })

  it('allows a correction on a closed account, and the collection of a debt from it', async () => {
    const { account, bet, win, correctWin, fetchFunds } = await createPlayer(10n)
    const betId = await bet(10n)
    await win(betId, 50n)
    const openBetId = await bet(45n)
    await database.client.query('update accounts set disabled = true where id = $1', [account])
    await correctWin(betId, 20n, 1)
    expect(await fetchFunds()).toEqual({ main: 0n, bonus: 0n })
    await win(openBetId, 40n)
    expect(await fetchFunds()).toEqual({ main: 15n, bonus: 0n })
    await correctWin(betId, 22n, 2)
    expect(await fetchFunds()).toEqual({ main: 17n, bonus: 0n })
  })

  it('rejects a win of a trial account, but allows every account to return a bonus to the house account', async () => {
    const [wageringPlayer, forfeitingPlayer] = [await createPlayer(0n), await createPlayer(0n)]
    await wageringPlayer.grantBonusMoney({ turnover: 40n })
    await forfeitingPlayer.grantBonusMoney({ turnover: 40n })
    const betId = await wageringPlayer.bet(50n)
    await database.client.query('update accounts set type = 4 where id = any($1)', [[wageringPlayer.account, forfeitingPlayer.account]])
    await expect(wageringPlayer.win(betId, 0n)).rejects.toThrow('real_account_required')
    expect([await wageringPlayer.fetchFunds(), await wageringPlayer.listBonusStates()]).toEqual([{ main: 0n, bonus: 50n }, [['open', 0]]])
    await withTransaction(getTenant(), (trx) => forfeitBonuses(trx, forfeitingPlayer.owner))
    expect([await forfeitingPlayer.fetchFunds(), await forfeitingPlayer.listBonusStates()]).toEqual([
      { main: 0n, bonus: 0n },
      [['forfeited', 0]],
    ])
  })

  it('rejects initial money for a trial account', async () => {
    await expect(createPlayer(10n, { type: 4 })).rejects.toThrow('real_account_required')
  })
})
