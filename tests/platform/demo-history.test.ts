import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  AgentIncome,
  BetPage,
  CashbackReport,
  ContractPage,
  DepositPage,
  DownlinePage,
  MemberDetails,
  MovementPage,
  ProfitReport,
  RewardPage,
  SettlementPage,
  TeamMovementPage,
  TeamOverview,
  WithdrawalPage,
} from '../../src/generated/api.ts'
import type { EndpointName } from '../../src/generated/endpoints.ts'
import { query } from './query-database.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

const host = 'lotus.localhost'
let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ merchantsDir: join(import.meta.dirname, '../../merchants') })
})
afterAll(() => platform.stop())

async function createReader(username: string, brandHost = host) {
  const { token } = await platform.logIn(brandHost, username)
  return async <T>(name: EndpointName, input: object = {}): Promise<T> =>
    (await platform.callUnchecked(name, input, { host: brandHost, token })).body.value as T
}

describe('a demo account with a history', () => {
  it('has the history configured by its brand: movements of sixty days that balance in the ledger', async () => {
    const read = await createReader('player')
    expect(await read('wallet.balance')).toMatchObject({ sumBalance: '2500.00' })
    const month = await read<MovementPage>('record.movements', { period: 'days30', pageSize: 500 })
    expect(month.movements.length).toBeGreaterThan(200)
    expect(new Set(month.movements.map(({ kind }) => kind)).size).toBeGreaterThan(2)
    expect(month.movements[0]?.wallets.find(({ wallet }) => wallet === 'main')?.balance).toBe('2480.00')
    expect(await platform.runAdminCommand('ledger-verify', { brand: 'lotus' })).toMatchObject({ passed: true })
  })

  it('was created, and accepted the terms, before its first movement', async () => {
    const read = await createReader('player')
    const { createdAt, termsAcceptedAt } = await read<MemberDetails>('member.details')
    expect([Date.now() - Date.parse(createdAt) > 60 * 86_400_000, termsAcceptedAt]).toEqual([true, createdAt])
  })

  it('has entries in every record, and deposits and withdrawals in every state', async () => {
    const read = await createReader('player')
    expect((await read<BetPage>('record.bets', { period: 'days30' })).sums?.bets).toBeGreaterThan(200)
    expect((await read<ProfitReport>('record.profit', { period: 'days30' })).days.length).toBeGreaterThan(15)
    expect(await read<{ bonuses: unknown[] }>('record.bonuses')).toMatchObject({
      bonuses: [{ state: 'open' }, { state: 'expired' }, { state: 'converted' }],
    })
    const listStates = (list: readonly { readonly state: string }[]): readonly string[] =>
      [...new Set(list.map(({ state }) => state))].toSorted()
    const { list } = await read<DepositPage>('deposit.list', { pageSize: 100 })
    expect(listStates(list)).toEqual(['awaiting', 'cancelled', 'expired', 'failed', 'paid', 'requested', 'review'])
    const pages = await Promise.all(['running', 'ended'].map((which) => read<WithdrawalPage>('withdrawal.list', { which, count: 50 })))
    expect(listStates(pages.flatMap(({ withdrawals }) => withdrawals))).toHaveLength(9)
    expect(Number((await read<CashbackReport>('record.cashback')).claimable)).toBeGreaterThan(0)
  })

  it('has pending, claimed and expired rewards', async () => {
    const read = await createReader('player')
    const { rewards, ready } = await read<RewardPage>('reward.list', { pageSize: 50 })
    expect([ready, new Set(rewards.map(({ state }) => state)).size]).toEqual([4, 3])
    const day = 86_400_000
    const rewardRows = rewards.map(({ source, kind, amount, turnover, state, grantedAt, expiresAt }) => [
      source,
      kind,
      amount,
      turnover,
      state,
      Math.floor((Date.now() - Date.parse(grantedAt)) / day),
      ...(expiresAt === undefined ? [] : [Math.round((Date.parse(expiresAt) - Date.parse(grantedAt)) / day)]),
    ])
    const seededRewards = [
      ['activity', 'money', '50.00', 3, 'ready', 1, 14],
      ['referral', 'money', '15.00', 3, 'ready', 2, 30],
      ['mission', 'points', '300', 0, 'ready', 0, 7],
      ['activity', 'money', '88.00', 3, 'ready', 0, 14],
      ['operator', 'points', '200', 0, 'claimed', 6],
      ['mission', 'points', '100', 0, 'claimed', 41],
      ['rank', 'money', '15.00', 0, 'expired', 33, 14],
      ['referral', 'money', '15.00', 0, 'claimed', 1],
      ['referral', 'money', '15.00', 0, 'claimed', 17],
    ]
    expect(rewardRows).toEqual(expect.arrayContaining(seededRewards))
    expect(await read('referral.summary')).toMatchObject({ friends: 4, rewarded: 2, earned: '30.00' })
  })

  it('has invited friends, who have also claimed missions', async () => {
    const { rows } = await query<{ username: string }>(
      platform,
      `select distinct username from mission_claims c join accounts a on a.merchant = c.merchant and a.id = c.account
       where c.merchant = 'LOTUS1' order by username`,
    )
    expect(rows.map(({ username }) => username)).toEqual(expect.arrayContaining(['anapaula', 'kenji07', 'linhtran', 'somchai88']))
  })

  it('is as old as its history, and so is its upline', async () => {
    const [readAsAgent, readAsPlayer] = [await createReader('agent'), await createReader('player')]
    expect(await readAsAgent<TeamOverview>('agent.overview', { period: 'days30' })).toMatchObject({ team: 4, joined: 0 })
    const getAgeInDays = async (read: typeof readAsAgent) =>
      (Date.now() - Date.parse((await read<MemberDetails>('member.details')).createdAt)) / 86_400_000
    expect([Math.floor(await getAgeInDays(readAsPlayer)), Math.floor(await getAgeInDays(readAsAgent))]).toEqual([61, 61])
  })

  it('exists only if the brand configures one', async () => {
    const read = await createReader('agent', 'harbor.localhost')
    expect((await read<MovementPage>('record.movements', { period: 'days30' })).movements).toMatchObject([{ purpose: 'demo-balance' }])
    expect((await read<BetPage>('record.bets', { period: 'days30' })).bets).toEqual([])
  })
})

describe('a demo agent', () => {
  it('has contracts of every kind on both sides, settled and paid for each period', async () => {
    const read = await createReader('agent')
    for (const kind of ['dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary']) {
      const { own, below } = await read<ContractPage>('agent.contracts', { kind })
      expect([kind, own.map(({ state }) => state), below.map(({ state }) => state)]).toEqual([kind, ['accepted'], ['accepted']])
      for (const side of ['downline', 'upline']) {
        const { settlements } = await read<SettlementPage>('agent.settlements', { kind, side, pageSize: 200 })
        expect([kind, side, settlements.length > 0]).toEqual([kind, side, true])
        expect(settlements.filter(({ amount, paidAt }) => (paidAt !== undefined) !== Number(amount) > 0)).toEqual([])
      }
    }
  })

  it('has income on many days, a team of three levels, and bets and payments of that team', async () => {
    const read = await createReader('agent')
    const { days, sums } = await read<AgentIncome>('agent.income', { period: 'days30' })
    expect(days.length).toBeGreaterThan(14)
    expect(
      [sums.dividend, sums.dailySalary, sums.hourlySalary, sums.realtimeSalary, sums.paid].filter((sum) => Number(sum) > 0),
    ).toHaveLength(5)
    const { downlines } = await read<DownlinePage>('agent.downlines', { under: 'subagent' })
    expect(downlines.map(({ account }) => account).toSorted()).toEqual(['player2', 'player3'])
    expect((await read<TeamOverview>('agent.overview', { period: 'days30' })).days.length).toBeGreaterThan(20)
    expect((await read<TeamMovementPage>('agent.teamMovements', { period: 'days30' })).movements).toHaveLength(20)
  })

  it('has no income, contracts or settlements if an operator has created it', async () => {
    await platform.runAdminCommand('create-account', { brand: 'lotus', username: 'freshagent', type: 1, password: 'Fjordpassword1' })
    const read = await createReader('freshagent')
    expect((await read<AgentIncome>('agent.income', { period: 'days30' })).days).toEqual([])
    expect((await read<ContractPage>('agent.contracts', { kind: 'dividend' })).own).toEqual([])
    expect((await read<SettlementPage>('agent.settlements', { kind: 'dividend', side: 'downline' })).total).toBe(0)
  })
})
