import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyPayment } from '../../server/modules/deposits/apply-payment.ts'
import type { CashbackReport, Deposit, Funds, LoginResult, MovementPage } from '../../src/generated/api.ts'
import { addInterval } from './add-interval.ts'
import { avoidMidnight } from './avoid-midnight.ts'
import { getAlphaTenant } from './new-player.ts'
import { query } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { launch, createVendorClient, openGameAsNewPlayer, type VendorClient } from './vendor-client.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'
import { raiseDailyWithdrawalCounts, createWithdrawer, runOperatorActions, updateWithdrawalSettings } from './withdrawer.ts'

let platform: TestPlatform
let slots: VendorClient
/** Clients of vendors with different policies, launch options for a game, and whether the vendor closes its rounds. */
let vendors: readonly { readonly client: VendorClient; readonly overrides: object; readonly closes: boolean }[]

beforeAll(async () => {
  await avoidMidnight()
  platform = await startTestPlatform()
  await updateWithdrawalSettings(platform, { coolDownHours: '0', feeFree: '9', 'daily.0': '20000.00' })
  await raiseDailyWithdrawalCounts(platform)
  slots = await createVendorClient(platform, 'PGF')
  vendors = [
    { client: slots, overrides: {}, closes: false },
    { client: await createVendorClient(platform, 'EVG'), overrides: { gameId: 'evg-aurora-baccarat' }, closes: true },
    {
      client: await createVendorClient(platform, 'TCG_SEA'),
      overrides: { gameId: 'tcg-sea-eleven-five', launchMode: 'LOTT' },
      closes: false,
    },
    { client: await createVendorClient(platform, 'AQX'), overrides: { gameId: 'aqx-golden-arowana' }, closes: false },
  ]
})
afterAll(() => platform.stop())

const createId = (): string => randomUUID()
const runAdminCommand = (command: string, body: object = {}) => platform.runAdminCommand(command, { brand: 'alpha', ...body })
const isLedgerBalanced = async () => (await runAdminCommand('ledger-verify'))['passed']
const listBets = async (player: string) =>
  (
    await query<{ stake: string; win: string; state: string; revision: number }>(
      platform,
      'select * from bets where account = $1 order by placed_at, id',
      [player],
    )
  ).rows
const fetchDebt = async (username: string) =>
  ((await runAdminCommand('debts')) as unknown as readonly { username: string; owes: string }[]).find((debt) => debt.username === username)
    ?.owes

/** Places and settles a winning bet of 10.00 for a new player with 100.00. Returns ids for further calls about it. */
async function placeSettledBet(client: VendorClient, overrides: object, closes: boolean, win: string) {
  const game = await openGameAsNewPlayer(platform, client, '100.00', overrides)
  const bet = { transaction: createId(), session: game.session, round: createId(), amount: '1000' }
  expect((await client.request('bet', bet)).status).toBe(200)
  const betReference = () => ({ transaction: createId(), player: game.player, round: bet.round, bet: bet.transaction })
  expect((await client.request('win', { ...betReference(), amount: win })).status).toBe(200)
  if (closes) expect((await client.request('close', { transaction: createId(), player: game.player, round: bet.round })).status).toBe(200)
  return { ...game, bet, betReference }
}

const spend = (username: string, amount: string) => runAdminCommand('ledger-spend', { username, amount, key: createId() })
const playBet = async (client: VendorClient, { session, player }: { session: string; player: string }, win: string) => {
  const bet = { transaction: createId(), session, round: createId(), amount: '100' }
  await client.request('bet', bet)
  return client.request('win', { transaction: createId(), player, round: bet.round, bet: bet.transaction, amount: win })
}

describe('a repeated vendor call', () => {
  it('that arrives during the first one gets the same response, for every kind of call and with every policy', async () => {
    for (const { client, overrides: launchOverrides, closes } of vendors) {
      const { session, player } = await openGameAsNewPlayer(platform, client, '100.00', launchOverrides)
      const bet = { transaction: createId(), session, round: createId(), amount: '1000' }
      const otherBet = { transaction: createId(), session, round: createId(), amount: '1000' }
      const betReference = (placedBet: typeof bet) => ({
        transaction: createId(),
        player,
        round: placedBet.round,
        bet: placedBet.transaction,
      })
      const callEightTimes = async (call: Parameters<VendorClient['request']>[0], input: object, balance: string) => {
        const responses = await Promise.all(Array.from({ length: 8 }, () => client.request(call, input as never)))
        expect(responses, `${client.vendor} ${call}`).toEqual(Array.from({ length: 8 }, () => ({ status: 200, balance })))
      }
      await callEightTimes('bet', bet, '9000')
      await callEightTimes('bet', otherBet, '8000')
      await callEightTimes('win', { ...betReference(bet), amount: '2500' }, '10500')
      if (closes) await callEightTimes('close', { transaction: createId(), player, round: bet.round }, '10500')
      await callEightTimes('resettle', { ...betReference(bet), amount: '3000', revision: '1' }, '11000')
      await callEightTimes('rollback', betReference(otherBet), '12000')
      expect(await listBets(player)).toMatchObject([{ win: '3000', state: 'settled' }, { state: 'rolled-back' }])
    }
    expect(await isLedgerBalanced()).toBe(true)
  })
})

describe('a free round', () => {
  it('is a bet of 0 that debits nothing and pays its win, with every policy; it counts towards no wagering requirement', async () => {
    for (const { client, overrides: launchOverrides, closes } of vendors) {
      const { session, player, login } = await openGameAsNewPlayer(platform, client, '1.00', launchOverrides)
      const freeBet = { transaction: createId(), session, round: createId(), amount: '0' }
      const betReference = { player, round: freeBet.round, bet: freeBet.transaction }
      expect(await client.request('bet', freeBet)).toEqual({ status: 200, balance: '100' })
      expect(await client.request('bet', freeBet)).toEqual({ status: 200, balance: '100' })
      expect(await client.request('win', { transaction: createId(), ...betReference, amount: '5000' })).toEqual({
        status: 200,
        balance: '5100',
      })
      if (closes) await client.request('close', { transaction: createId(), player, round: freeBet.round })
      const returnedBet = { transaction: createId(), session, round: createId(), amount: '0' }
      await client.request('bet', returnedBet)
      const rollbackResponse = await client.request('rollback', {
        transaction: createId(),
        player,
        round: returnedBet.round,
        bet: returnedBet.transaction,
      })
      expect(rollbackResponse).toEqual({ status: 200, balance: '5100' })
      expect(await listBets(player)).toMatchObject([
        { stake: '0', win: '5000', state: 'settled' },
        { stake: '0', state: 'rolled-back' },
      ])
      const { rows } = await query(
        platform,
        'select sum(settled_stake)::text as stake, sum(settled_win)::text as win from play_days where account = $1',
        [player],
      )
      expect(rows).toEqual([{ stake: '0', win: '5000' }])
      const record = (await platform.call('record.bets', { period: 'today', pageSize: 5 }, { host: alpha, token: login.token })).body.value
      expect(record).toMatchObject({ bets: [expect.anything(), expect.anything()] })
    }
    const { value } = (await platform.call('game.winners', { order: 'latest', count: 1 }, { host: alpha })).body
    expect(value).toMatchObject({ list: [{ amount: '50.00' }] })
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('in a round staked with a bonus wins bonus money, and in a round without stakes it wins cash', async () => {
    const login = (await platform.register(alpha)).body.value as LoginResult
    const { session, player } = await slots.open(await launch(platform, alpha, login), 'pgf-jade-tiger')
    const round = createId()
    const stakedBet = { transaction: createId(), session, round, amount: '1000' }
    expect((await slots.request('bet', stakedBet)).status).toBe(200)
    const freeBet = { transaction: createId(), session, round, amount: '0' }
    await slots.request('bet', freeBet)
    const fetchWallets = async () =>
      Object.fromEntries(
        (
          await query<{ purpose: string; balance: string }>(platform, 'select purpose, balance from ledger_accounts where owner = $1', [
            player,
          ])
        ).rows.map(({ purpose, balance }) => [purpose, BigInt(balance)]),
      )
    const before = await fetchWallets()
    await slots.request('win', { transaction: createId(), player, round, bet: freeBet.transaction, amount: '4000' })
    const after = await fetchWallets()
    expect(after['bonus']).toBe((before['bonus'] ?? 0n) + 4000n)
    const playerWithoutStakes = await openGameAsNewPlayer(platform, slots, '1.00')
    const unstakedFreeBet = { transaction: createId(), session: playerWithoutStakes.session, round: createId(), amount: '0' }
    await slots.request('bet', unstakedFreeBet)
    const betReference = { player: playerWithoutStakes.player, round: unstakedFreeBet.round, bet: unstakedFreeBet.transaction }
    expect(await slots.request('win', { transaction: createId(), ...betReference, amount: '700' })).toEqual({ status: 200, balance: '800' })
    const funds = (await platform.call('wallet.funds', undefined, { host: alpha, token: playerWithoutStakes.login.token })).body.value
    expect(funds).toMatchObject({ main: '8.00', bonus: '0.00', withdrawable: '8.00' })
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('in a separate round wins the kind of money of the last stake in its game: bonus money, and nothing once the bonus has expired', async () => {
    const login = (await platform.register(alpha)).body.value as LoginResult
    const { session, player } = await slots.open(await launch(platform, alpha, login), 'pgf-jade-tiger')
    const fetchFunds = async () =>
      (await platform.call('wallet.funds', undefined, { host: alpha, token: login.token })).body.value as Record<string, unknown>
    const placeBet = async (amount: string, won?: string) => {
      const bet = { transaction: createId(), session, round: createId(), amount }
      expect((await slots.request('bet', bet)).status).toBe(200)
      const betReference = { player, round: bet.round, bet: bet.transaction }
      const win = (winAmount: string) => slots.request('win', { transaction: createId(), ...betReference, amount: winAmount })
      if (won !== undefined) expect((await win(won)).status).toBe(200)
      return { betReference, win }
    }
    await placeBet('100000', '0')
    expect(await fetchFunds()).toMatchObject({ main: '0.00', bonus: '0.00' })
    const freeWin = await placeBet('0', '30000')
    expect(await fetchFunds()).toMatchObject({ main: '0.00', bonus: '300.00', withdrawable: '0.00' })
    const lateFreeBet = await placeBet('0')
    await runAdminCommand('ledger-grant', { username: login.user.account, amount: '10.00', key: createId() })
    await placeBet('1000', '0')
    expect(
      (await slots.request('resettle', { transaction: createId(), ...freeWin.betReference, amount: '20000', revision: '1' })).status,
    ).toBe(200)
    expect(await fetchFunds()).toMatchObject({ main: '0.00', bonus: '200.00' })
    await query(platform, `update bonuses set ends_at = now() - interval '1 second' where account = $1`, [player])
    expect((await lateFreeBet.win('50000')).status).toBe(200)
    expect(await fetchFunds()).toMatchObject({ main: '0.00', bonus: '0.00', withdrawable: '0.00' })
    await placeBet('0', '700')
    expect(await fetchFunds()).toMatchObject({ main: '7.00', bonus: '0.00' })
    const { rows } = await query<{ win: string; paid: string }>(
      platform,
      `select (b.win - b.stake)::text as win, (select -sum(e.amount)::numeric from transfers t join entries e on e.merchant = t.merchant and e.transfer = t.id
         join ledger_accounts a on a.merchant = e.merchant and a.id = e.account
         where t.merchant = b.merchant and t.reference = b.id::text and a.owner is null and a.purpose = 'vendor/PGF')::text as paid
       from bets b where b.account = $1`,
      [player],
    )
    expect(rows).toHaveLength(5)
    for (const { win, paid } of rows) expect(paid).toBe(win)
    expect(await isLedgerBalanced()).toBe(true)
  })
})

describe('a free round that may have been bought with a bonus', () => {
  it('wins bonus money despite a later small stake of cash in its game', async () => {
    const login = (await platform.register(alpha)).body.value as LoginResult
    const { session, player } = await slots.open(await launch(platform, alpha, login), 'pgf-jade-tiger')
    const placeBet = async (amount: string, won: string) => {
      const bet = { transaction: createId(), session, round: createId(), amount }
      expect((await slots.request('bet', bet)).status).toBe(200)
      expect(
        (await slots.request('win', { transaction: createId(), player, round: bet.round, bet: bet.transaction, amount: won })).status,
      ).toBe(200)
    }
    await placeBet('100000', '0')
    await runAdminCommand('ledger-grant', { username: login.user.account, amount: '0.01', key: createId() })
    await placeBet('1', '0')
    await placeBet('0', '90000')
    const fetchFunds = async () => (await platform.call('wallet.funds', undefined, { host: alpha, token: login.token })).body.value
    expect(await fetchFunds()).toMatchObject({ main: '0.00', bonus: '900.00', withdrawable: '0.00' })
    const setStakeAge = (days: number) =>
      query(platform, `update bets set placed_at = now() - make_interval(days => $2) where account = $1 and stake = 100000`, [player, days])
    await setStakeAge(29)
    await placeBet('0', '200')
    expect(await fetchFunds()).toMatchObject({ main: '0.00', bonus: '902.00' })
    await setStakeAge(31)
    await placeBet('0', '300')
    expect(await fetchFunds()).toMatchObject({ main: '3.00', bonus: '902.00' })
    expect(await isLedgerBalanced()).toBe(true)
  })
})

describe('a free round after a rolled-back bet', () => {
  it('wins the kind of money of the last stake before the rolled-back one', async () => {
    const login = (await platform.register(alpha)).body.value as LoginResult
    await runAdminCommand('ledger-grant', { username: login.user.account, amount: '10.00', key: createId() })
    const { session, player } = await slots.open(await launch(platform, alpha, login), 'pgf-jade-tiger')
    const placeBet = async (amount: string) => {
      const bet = { transaction: createId(), session, round: createId(), amount }
      expect((await slots.request('bet', bet)).status).toBe(200)
      return { transaction: createId(), player, round: bet.round, bet: bet.transaction }
    }
    await slots.request('win', { ...(await placeBet('1000')), amount: '0' })
    expect((await slots.request('rollback', await placeBet('5000'))).status).toBe(200)
    expect((await slots.request('win', { ...(await placeBet('0')), amount: '700' })).status).toBe(200)
    const funds = (await platform.call('wallet.funds', undefined, { host: alpha, token: login.token })).body.value
    expect(funds).toMatchObject({ main: '7.00', bonus: '1000.00' })
    expect(await isLedgerBalanced()).toBe(true)
  })
})

describe('a correction of a settled bet', () => {
  it('pays the missing amount and takes back the excess, with every policy; records and totals follow', async () => {
    for (const { client, overrides: launchOverrides, closes } of vendors) {
      const { betReference, player, login } = await placeSettledBet(client, launchOverrides, closes, '5000')
      expect(await client.request('resettle', { ...betReference(), amount: '6000', revision: '1' })).toEqual({
        status: 200,
        balance: '15000',
      })
      expect(await client.request('resettle', { ...betReference(), amount: '2000', revision: '2' })).toEqual({
        status: 200,
        balance: '11000',
      })
      expect(await client.request('resettle', { ...betReference(), amount: '0', revision: '7' })).toEqual({ status: 200, balance: '9000' })
      expect(await listBets(player)).toMatchObject([{ win: '0', stake: '1000', state: 'settled', revision: 7 }])
      const { rows } = await query(
        platform,
        'select sum(settled_stake)::text as stake, sum(settled_win)::text as win, sum(settled)::text as count from play_days where account = $1',
        [player],
      )
      expect(rows).toEqual([{ stake: '1000', win: '0', count: '1' }])
      const profit = (await platform.call('record.profit', { period: 'today' }, { host: alpha, token: login.token })).body.value
      expect(profit).toMatchObject({ sums: { bets: 1, stake: '10.00', win: '0.00', result: '-10.00' } })
    }
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('is listed in the account record under play, with its game; so is the collection of its debt, without a game', async () => {
    const { betReference, login, username } = await placeSettledBet(slots, {}, false, '5000')
    await slots.request('resettle', { ...betReference(), amount: '6500', revision: '1' })
    await spend(username, '150.00')
    await slots.request('resettle', { ...betReference(), amount: '5000', revision: '2' })
    await runAdminCommand('adjust', { username, amount: '20.00', reason: 'Written off', by: 'Ann', key: createId() })
    const fetchMovements = (kind?: string) =>
      platform.call('record.movements', { period: 'today', ...(kind && { kind }) } as never, { host: alpha, token: login.token })
    const { movements, sums } = (await fetchMovements('play')).body.value as MovementPage
    expect(movements.map(({ purpose, direction, amount, game }) => [purpose, direction, amount, game !== undefined])).toEqual([
      ['resettlement', 'out', '10.00', false],
      ['resettlement', 'out', '5.00', true],
      ['resettlement', 'in', '15.00', true],
      ['win', 'in', '50.00', true],
      ['bet', 'out', '10.00', true],
    ])
    expect(sums).toMatchObject({ moneyIn: '65.00', moneyOut: '25.00', count: 5 })
    const everyMovement = (await fetchMovements()).body.value as MovementPage
    expect(everyMovement.movements.filter(({ kind }) => kind === 'play')).toEqual(movements)
    expect(movements.filter((movement) => 'belongsTo' in movement)).toEqual([])
  })

  it('is applied once, and rejected out of order, for an open, unknown or rolled-back bet, and with an invalid revision', async () => {
    const { betReference, session, player } = await placeSettledBet(slots, {}, false, '5000')
    const firstCorrection = { ...betReference(), amount: '4000', revision: '2' }
    const expected = await slots.request('resettle', firstCorrection)
    expect(await slots.request('resettle', firstCorrection)).toEqual(expected)
    expect(await slots.request('resettle', { ...firstCorrection, amount: '1' })).toEqual({ status: 409, error: 'id_used' })
    for (const revision of ['1', '2'])
      expect((await slots.request('resettle', { ...betReference(), amount: '1', revision })).error).toBe('revision_used')
    expect((await slots.request('resettle', { ...betReference(), bet: createId(), amount: '1', revision: '3' })).error).toBe('bet_unknown')
    const openBet = { transaction: createId(), session, round: createId(), amount: '100' }
    await slots.request('bet', openBet)
    const reference = { player, round: openBet.round, bet: openBet.transaction }
    expect((await slots.request('resettle', { transaction: createId(), ...reference, amount: '1', revision: '1' })).error).toBe('bet_open')
    await slots.request('rollback', { transaction: createId(), ...reference })
    expect((await slots.request('resettle', { transaction: createId(), ...reference, amount: '1', revision: '1' })).error).toBe(
      'bet_returned',
    )
    for (const revision of ['0', '-1', '1.5', '9'.repeat(10)])
      expect(await slots.request('resettle', { ...betReference(), amount: '1', revision })).toEqual({ status: 400, error: 'bad_request' })
  })

  it('creates a debt if the player has spent the win: each later win collects it from the whole balance, and it reduces what can be withdrawn', async () => {
    const game = await placeSettledBet(slots, {}, false, '40000')
    const { username, player, login } = game
    await spend(username, '450.00')
    expect(await slots.request('resettle', { ...game.betReference(), amount: '0', revision: '1' })).toEqual({ status: 200, balance: '0' })
    expect(await fetchDebt(username)).toBe('360.00')
    await runAdminCommand('ledger-grant', { username, amount: '1.00', key: createId() })
    expect(await playBet(slots, game, '10000')).toEqual({ status: 200, balance: '0' })
    expect(await fetchDebt(username)).toBe('260.00')
    await runAdminCommand('ledger-grant', { username, amount: '300.00', key: createId() })
    const funds = (await platform.call('wallet.funds', undefined, { host: alpha, token: login.token })).body.value
    expect(funds).toMatchObject({ main: '300.00', withdrawable: '40.00' })
    expect(await playBet(slots, game, '100')).toEqual({ status: 200, balance: '4000' })
    expect(await fetchDebt(username)).toBeUndefined()
    const { rows } = await query<{ sum: string }>(
      platform,
      `select coalesce(sum(e.amount), 0)::text as sum from entries e join ledger_accounts a on a.merchant = e.merchant and a.id = e.account where a.purpose = 'receivables' and a.merchant = 'ALPHA1'`,
    )
    expect(rows).toEqual([{ sum: '0' }])
    expect(await listBets(player)).toHaveLength(3)
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('adds to an existing debt; the operator’s list has the largest debts first', async () => {
    const firstBet = await placeSettledBet(slots, {}, false, '40000')
    const bet = { transaction: createId(), session: firstBet.session, round: createId(), amount: '1000' }
    const createSecondReference = () => ({ transaction: createId(), player: firstBet.player, round: bet.round, bet: bet.transaction })
    await slots.request('bet', bet)
    await slots.request('win', { ...createSecondReference(), amount: '30000' })
    await spend(firstBet.username, '780.00')
    await slots.request('resettle', { ...firstBet.betReference(), amount: '0', revision: '1' })
    expect(await fetchDebt(firstBet.username)).toBe('400.00')
    await slots.request('resettle', { ...createSecondReference(), amount: '0', revision: '1' })
    expect(await fetchDebt(firstBet.username)).toBe('700.00')
    const otherPlayerBet = await placeSettledBet(slots, {}, false, '5000')
    await spend(otherPlayerBet.username, '140.00')
    await slots.request('resettle', { ...otherPlayerBet.betReference(), amount: '0', revision: '1' })
    const debts = (await runAdminCommand('debts')) as unknown as readonly { username: string }[]
    const [largerIndex, smallerIndex] = [firstBet, otherPlayerBet].map(({ username }) =>
      debts.findIndex((debt) => debt.username === username),
    )
    expect(debts[smallerIndex ?? -1]).toMatchObject({ owes: '50.00', currency: 'VND' })
    expect((largerIndex ?? -1) >= 0 && (largerIndex ?? 0) < (smallerIndex ?? 0)).toBe(true)
    expect(await runAdminCommand('debts', { count: 1 })).toHaveLength(1)
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('creates a debt that an operator’s adjustment pays, but not an operator’s grant', async () => {
    const game = await placeSettledBet(slots, {}, false, '40000')
    const { username, betReference } = game
    await spend(username, '450.00')
    await slots.request('resettle', { ...betReference(), amount: '0', revision: '1' })
    await runAdminCommand('ledger-grant', { username, amount: '50.00', key: createId() })
    expect(await fetchDebt(username)).toBe('360.00')
    await runAdminCommand('adjust', { username, amount: '310.00', reason: 'Written off', by: 'Ann', key: createId() })
    expect(await fetchDebt(username)).toBeUndefined()
    expect((await platform.call('wallet.funds', undefined, { host: alpha, token: game.login.token })).body.value).toMatchObject({
      main: '0.00',
    })
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('blocks the payout of a win that is pending withdrawal, and the returned money pays the debt', async () => {
    const withdrawer = await createWithdrawer(platform, {}, { balance: '100.00' })
    const openedGame = await slots.open(
      await launch(platform, alpha, { token: withdrawer.token, user: { account: withdrawer.username } }),
      'pgf-jade-tiger',
    )
    const bet = { transaction: createId(), session: openedGame.session, round: createId(), amount: '1000' }
    await slots.request('bet', bet)
    const betReference = () => ({ transaction: createId(), player: openedGame.player, round: bet.round, bet: bet.transaction })
    await slots.request('win', { ...betReference(), amount: '40000' })
    const [approvedWithdrawal, reviewedWithdrawal, cancelledWithdrawal] = [
      await withdrawer.withdraw('150'),
      await withdrawer.withdraw('140'),
      await withdrawer.withdraw('130'),
    ]
    await runOperatorActions(platform, approvedWithdrawal.reference, 'review', 'approve')
    await runOperatorActions(platform, reviewedWithdrawal.reference, 'review')
    expect(await slots.request('resettle', { ...betReference(), amount: '0', revision: '1' })).toEqual({ status: 200, balance: '0' })
    expect(await fetchDebt(withdrawer.username)).toBe('330.00')
    await expect(runOperatorActions(platform, reviewedWithdrawal.reference, 'approve')).rejects.toThrow('owes 330.00 after a correction')
    await expect(runOperatorActions(platform, approvedWithdrawal.reference, 'pay')).rejects.toThrow('owes 330.00 after a correction')
    await runOperatorActions(platform, reviewedWithdrawal.reference, 'refuse')
    expect(await fetchDebt(withdrawer.username)).toBe('190.00')
    await withdrawer.call('withdrawal.cancel', { id: cancelledWithdrawal.id })
    expect(await fetchDebt(withdrawer.username)).toBe('60.00')
    await runOperatorActions(platform, approvedWithdrawal.reference, 'refuse')
    expect(await fetchDebt(withdrawer.username)).toBeUndefined()
    const funds = (await withdrawer.call('wallet.funds', undefined)).body.value
    expect(funds).toMatchObject({ main: '90.00', held: '0.00', withdrawable: '90.00' })
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('creates a debt that is collected from a deposit, and the rest belongs to the player', async () => {
    const game = await placeSettledBet(slots, {}, false, '40000')
    const { username, betReference } = game
    await spend(username, '490.00')
    await slots.request('resettle', { ...betReference(), amount: '0', revision: '1' })
    expect(await fetchDebt(username)).toBe('400.00')
    const options = { host: alpha, token: game.login.token }
    const makeDeposit = async (amount: string, key: string) => {
      const input = { channel: 'wallet', amount, key, payerPhone: '0912345678' }
      const { id: deposit } = (await platform.call('deposit.request', input, options)).body.value as Deposit
      const paymentNotice = {
        payment: createId(),
        status: 'paid',
        amount: String(Number(amount) * 100),
        currency: 'VND',
        at: new Date().toISOString(),
      } as const
      expect(await applyPayment(getAlphaTenant(platform), 2, { gateway: null, order: deposit }, paymentNotice)).toBe('applied')
      return (await platform.call('deposit.one', { id: deposit }, options)).body.value as Deposit
    }
    const fetchFunds = async () => (await platform.call('wallet.funds', undefined, options)).body.value
    expect(await makeDeposit('100.00', 'a-deposit-with-debts-1')).toMatchObject({ state: 'paid', netAmount: '98.50' })
    expect([await fetchDebt(username), await fetchFunds()]).toMatchObject(['301.50', { main: '0.00', withdrawable: '0.00' }])
    expect(await makeDeposit('400.00', 'a-deposit-with-debts-2')).toMatchObject({ state: 'paid', netAmount: '394.00' })
    expect([await fetchDebt(username), await fetchFunds()]).toMatchObject([undefined, { main: '92.50', withdrawable: '92.50' }])
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('debits the vendor’s wallet that the bet was played from, then the main wallet, and leaves the rest as a debt that the next win there pays', async () => {
    await runAdminCommand('set-wallets', { wallets: 'vendor' })
    try {
      const game = await placeSettledBet(slots, { confirmTrans: true }, false, '40000')
      const { username, betReference, login } = game
      const options = { host: alpha, token: login.token }
      const moveFunds = async (to: 'vendor' | 'main', vassalage: string, amount: string) =>
        expect((await platform.call('wallet.moveFunds', { vassalage, to, amount, key: createId() }, options)).status).toBe(200)
      const fetchFunds = async () => {
        const { main, withdrawable, vendors } = (await platform.call('wallet.funds', undefined, options)).body.value as Funds
        const balance = (code: string) => vendors.find(({ vassalage }) => vassalage === code)?.balance
        return { main, withdrawable, PGF: balance('PGF'), EVG: balance('EVG') }
      }
      await moveFunds('main', 'PGF', '430.00')
      await moveFunds('vendor', 'EVG', '200.00')
      await spend(username, '210.00')
      expect(await fetchFunds()).toEqual({ main: '20.00', withdrawable: '20.00', PGF: '60.00', EVG: '200.00' })
      expect(await slots.request('resettle', { ...betReference(), amount: '10000', revision: '1' })).toEqual({ status: 200, balance: '0' })
      expect([await fetchDebt(username), await fetchFunds()]).toEqual([
        '220.00',
        { main: '0.00', withdrawable: '0.00', PGF: '0.00', EVG: '200.00' },
      ])
      await moveFunds('main', 'EVG', '200.00')
      expect(await fetchFunds()).toMatchObject({ main: '200.00', withdrawable: '0.00' })
      await moveFunds('vendor', 'PGF', '50.00')
      expect(await playBet(slots, game, '6000')).toEqual({ status: 200, balance: '0' })
      expect([await fetchDebt(username), await fetchFunds()]).toEqual([
        '111.00',
        { main: '150.00', withdrawable: '39.00', PGF: '0.00', EVG: '0.00' },
      ])
      expect(await isLedgerBalanced()).toBe(true)
    } finally {
      await runAdminCommand('set-wallets', { wallets: 'single' })
    }
  })

  it('leaves cashback unchanged, because it depends on the stake only, and pays it once', async () => {
    const { betReference, player, login } = await placeSettledBet(slots, {}, false, '5000')
    await query(
      platform,
      `update bets set placed_at = ${addInterval('placed_at', '-2 days')}, settled_at = ${addInterval('settled_at', '-2 days')} where account = $1`,
      [player],
    )
    const options = { host: alpha, token: login.token }
    const fetchCashback = async () => (await platform.call('record.cashback', undefined, options)).body.value as CashbackReport
    const before = await fetchCashback()
    expect(Number(before.claimable)).toBeGreaterThan(0)
    await slots.request('resettle', { ...betReference(), amount: '0', revision: '1' })
    expect((await fetchCashback()).claimable).toBe(before.claimable)
    const claims = await Promise.all(Array.from({ length: 4 }, () => platform.call('record.claimCashback', undefined, options)))
    expect(claims.filter(({ status }) => status === 200)).toHaveLength(1)
    await slots.request('resettle', { ...betReference(), amount: '9000', revision: '2' })
    expect((await fetchCashback()).claimable).toBe('0.00')
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('debits what is left of the bonus if the win was bonus money, and creates no debt for what was lost in play', async () => {
    const login = (await platform.register(alpha)).body.value as LoginResult
    const openedGame = await slots.open(await launch(platform, alpha, login), 'pgf-jade-tiger')
    const [bet, nextBet] = [0, 1].map(() => ({ transaction: createId(), session: openedGame.session, round: createId(), amount: '1000' }))
    const { balance = '' } = await slots.request('balance', { session: openedGame.session })
    await slots.request('bet', bet as never)
    const betReference = () => ({
      transaction: createId(),
      player: openedGame.player,
      round: bet?.round ?? '',
      bet: bet?.transaction ?? '',
    })
    await slots.request('win', { ...betReference(), amount: '3000' })
    await slots.request('bet', { ...(nextBet as never as object), amount: String(BigInt(balance) + 1500n) } as never)
    expect(await slots.request('resettle', { ...betReference(), amount: '0', revision: '1' })).toEqual({ status: 200, balance: '0' })
    expect(await fetchDebt(login.user.account)).toBeUndefined()
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('if the win was bonus money, also debits bonus money that is staked on open bets: the corresponding share of their wins goes to the house account', async () => {
    const login = (await platform.register(alpha)).body.value as LoginResult
    const { session, player } = await slots.open(await launch(platform, alpha, login), 'pgf-jade-tiger')
    const options = { host: alpha, token: login.token }
    const fetchFunds = async () => (await platform.call('wallet.funds', undefined, options)).body.value
    const placeBet = async (amount: string) => {
      const bet = { transaction: createId(), session, round: createId(), amount }
      expect((await slots.request('bet', bet)).status).toBe(200)
      return () => ({ transaction: createId(), player, round: bet.round, bet: bet.transaction })
    }
    const createFirstReference = await placeBet('100000')
    await slots.request('win', { ...createFirstReference(), amount: '300000' })
    const [createOpenReference, createReturnedReference] = [await placeBet('200000'), await placeBet('80000')]
    expect(await fetchFunds()).toMatchObject({ main: '0.00', bonus: '200.00', bonusStaked: '2800.00' })
    await slots.request('resettle', { ...createFirstReference(), amount: '100000', revision: '1' })
    expect(await fetchFunds()).toMatchObject({
      main: '0.00',
      bonus: '0.00',
      bonusStaked: '1000.00',
      bonuses: [{ balance: '0.00', staked: '1000.00' }],
    })
    expect(await fetchDebt(login.user.account)).toBeUndefined()
    expect((await slots.request('win', { ...createOpenReference(), amount: '220000' })).status).toBe(200)
    expect(await fetchFunds()).toMatchObject({ main: '0.00', bonus: '1099.98' })
    expect((await slots.request('rollback', createReturnedReference())).status).toBe(200)
    expect(await fetchFunds()).toMatchObject({ main: '0.00', bonus: '1099.99', bonusStaked: '0.00' })
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('is not needed if a round is paid in parts: the winners board has the total win', async () => {
    const closingVendor = vendors[1]
    if (!closingVendor) throw new Error('No vendor closes its rounds.')
    const { session, player } = await openGameAsNewPlayer(platform, closingVendor.client, '100.00', closingVendor.overrides)
    const bet = { transaction: createId(), session, round: createId(), amount: '1000' }
    await closingVendor.client.request('bet', bet)
    for (const amount of ['333300', '222200'])
      await closingVendor.client.request('win', { transaction: createId(), player, round: bet.round, bet: bet.transaction, amount })
    await closingVendor.client.request('close', { transaction: createId(), player, round: bet.round })
    const { value } = (await platform.call('game.winners', { order: 'latest', count: 20 }, { host: alpha })).body
    expect((value as { list: { amount: string }[] }).list.map(({ amount }) => amount)).toContain('5555.00')
  })

  it('updates the win on the winners board, which keeps the settlement time, or removes it if the win becomes 0', async () => {
    const { player, betReference } = await placeSettledBet(slots, {}, false, '777700')
    const fetchLatestWinners = async () =>
      (await platform.call('game.winners', { order: 'latest', count: 20 }, { host: alpha })).body.value as {
        list: { amount: string; at: string }[]
      }
    expect((await fetchLatestWinners()).list.map(({ amount }) => amount)).toContain('7777.00')
    const settledAt = new Date(Date.now() - 1_000)
    await query(platform, 'update bets set settled_at = $2 where account = $1', [player, settledAt])
    await slots.request('resettle', { ...betReference(), amount: '888800', revision: '1' })
    expect((await fetchLatestWinners()).list.find(({ amount }) => amount === '8888.00')?.at).toBe(settledAt.toISOString())
    await slots.request('resettle', { ...betReference(), amount: '0', revision: '2' })
    expect((await fetchLatestWinners()).list.map(({ amount }) => amount)).not.toContain('8888.00')
    expect((await fetchLatestWinners()).list.map(({ amount }) => amount)).not.toContain('7777.00')
  })
})
