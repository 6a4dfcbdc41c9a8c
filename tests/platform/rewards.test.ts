import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTransaction } from '../../server/database/tenant.ts'
import { claimReward } from '../../server/modules/rewards/claim-reward.ts'
import { type RewardGrant, grantReward } from '../../server/modules/rewards/index.ts'
import type { Balance, BonusPage, Reward, PointsDetailPage, RewardCount, RewardPage } from '../../src/generated/api.ts'
import { listAuditEvents } from './list-audit-events.ts'
import { getAlphaTenant, createPlayer } from './new-player.ts'
import { listHouseAccounts } from './list-house-accounts.ts'
import { query } from './query-database.ts'
import { beta } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'
const brand = 'alpha'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()), 240_000)
afterAll(() => platform.stop())

/** Creates a player without rewards, with functions that give them rewards and that make API calls as this player. */
async function createMember() {
  const player = await createPlayer(platform)
  const { username, request, read } = player
  return {
    ...player,
    give: async (change: Readonly<Record<string, string>> = {}, key: string = randomUUID()) =>
      (await platform.runAdminCommand('give-reward', {
        brand,
        username,
        key,
        change: { 'title.EN': 'A gift', ...('points' in change ? {} : { amount: '5.00' }), ...change },
      })) as unknown as Reward,
    claim: (id: string) => request('reward.claim', { id }),
    list: async (input: object = {}) => read<RewardPage>('reward.list', input),
    countReady: async () => (await read<RewardCount>('reward.count')).ready,
    fetchBalance: async () => (await read<Balance>('wallet.balance')).sumBalance,
  }
}

const isLedgerBalanced = async (): Promise<unknown> => (await platform.runAdminCommand('ledger-verify', { brand }))['passed']

describe('a reward', () => {
  it('is granted once for each key, and is paid to the wallet when it is claimed', async () => {
    const member = await createMember()
    const grantedReward = await member.give({ amount: '12.50', days: '7' }, 'twice')
    expect((await member.give({ amount: '12.50', days: '7' }, 'twice')).id).toBe(grantedReward.id)
    await expect(member.give({ amount: '13.00' }, 'twice')).rejects.toThrow('different reward')
    await expect(member.give({ points: '1250' }, 'twice')).rejects.toThrow('different reward')
    await expect(member.give({ amount: '12.50', turnover: '3' }, 'twice')).rejects.toThrow('different reward')
    expect(Math.round((Date.parse(grantedReward.expiresAt ?? '') - Date.parse(grantedReward.grantedAt)) / 86_400_000)).toBe(7)
    expect(await member.list()).toMatchObject({
      ready: 1,
      rewards: [{ id: grantedReward.id, state: 'ready', amount: '12.50', source: 'operator' }],
    })
    expect([await member.countReady(), await member.fetchBalance()]).toEqual([1, '0.00'])
    const { value: claimed } = (await member.claim(grantedReward.id)).body
    expect(claimed).toMatchObject({
      state: 'claimed',
      title: 'A gift',
      expiresAt: grantedReward.expiresAt,
      claimedAt: expect.any(String) as unknown,
    })
    expect((await member.claim(grantedReward.id)).body.value).toEqual(claimed)
    expect([await member.countReady(), await member.fetchBalance()]).toEqual([0, '12.50'])
    expect(await listAuditEvents(platform, member.username, /^operator-.*reward/)).toEqual([
      'operator-give-reward done',
      'operator-give-reward done',
    ])
  })

  it('is identified by its source, name and key together', async () => {
    const member = await createMember()
    const grant: RewardGrant = {
      account: member.account,
      source: 'operator',
      name: 'gift',
      key: 'same',
      kind: 'money',
      amount: 100n,
      currency: 'VND',
      texts: { EN: { title: 'A gift' } },
    }
    const grants: readonly RewardGrant[] = [grant, { ...grant, source: 'rank' }, { ...grant, name: 'level-2' }, { ...grant, key: 'other' }]
    const giveAllRewards = () =>
      Promise.all(grants.map((entry) => withTransaction(getAlphaTenant(platform), (trx) => grantReward(trx, entry))))
    const ids = (await giveAllRewards()).map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    expect((await giveAllRewards()).map(({ id }) => id)).toEqual(ids)
  })

  it('is paid once for sixteen concurrent claims, each of which returns it as claimed', async () => {
    const member = await createMember()
    const { id } = await member.give()
    const responses = await Promise.all(Array.from({ length: 16 }, () => member.claim(id)))
    expect(responses.map(({ body }) => (body.value as Reward).state)).toEqual(Array.from({ length: 16 }, () => 'claimed'))
    expect(await member.fetchBalance()).toBe('5.00')
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('with a wagering requirement becomes a bonus', async () => {
    const member = await createMember()
    const { id } = await member.give({ amount: '20.00', turnover: '3' })
    await member.claim(id)
    await member.claim((await member.give({ amount: '5.00', turnover: '1' })).id)
    const { bonuses } = await member.read<BonusPage>('record.bonuses')
    expect(bonuses).toMatchObject([
      { kind: 'reward', amount: '5.00', turnoverNeeded: '5.00', state: 'open' },
      { kind: 'reward', amount: '20.00', turnoverNeeded: '60.00', state: 'open' },
    ])
  })

  it('in points is added to the points balance', async () => {
    const member = await createMember()
    const { id, turnover, amount } = await member.give({ points: '150', turnover: '3' })
    expect([turnover, amount]).toEqual([0, '150'])
    expect((await member.claim(id)).body.value).toMatchObject({ kind: 'points', amount: '150', turnover: 0 })
    const { details } = await member.read<PointsDetailPage>('points.details')
    expect(details).toMatchObject([{ kind: 'points-rewarded', changedPoints: 150, pointsBalance: 150 }])
    expect(await member.fetchBalance()).toBe('0.00')
    expect(await listHouseAccounts(platform, id)).toEqual(['points'])
    const { id: moneyRewardId } = await member.give()
    await member.claim(moneyRewardId)
    expect(await listHouseAccounts(platform, moneyRewardId)).toEqual(['promotions'])
    const { rows } = await query(platform, 'select purpose from transfers where reference = any($1) order by purpose', [
      [id, moneyRewardId],
    ])
    expect(rows).toEqual([{ purpose: 'points-rewarded' }, { purpose: 'reward' }])
  })

  it('that has expired cannot be claimed, pays nothing and is listed as expired', async () => {
    const member = await createMember()
    const { id } = await member.give({ days: '0' })
    expect((await member.claim(id)).body.code).toBe('reward_expired')
    const [claimed, next] = [await member.give({ amount: '6.00', days: '7' }), await member.give({ amount: '7.00', turnover: '2' })]
    expect(await member.countReady()).toBe(2)
    await member.claim(claimed.id)
    await query(platform, `update rewards set expires_at = now() - interval '1 minute' where id = $1`, [claimed.id])
    expect((await member.list({ state: 'claimed' })).rewards.map((reward) => reward.id)).toEqual([claimed.id])
    const listRewards = (overrides: object = {}) => platform.runAdminCommand('rewards', { brand, username: member.username, ...overrides })
    expect(await listRewards()).toMatchObject([
      { id: next.id, username: member.username, state: 'ready', amount: '7.00', turnover: 2, source: 'operator', titles: { EN: 'A gift' } },
      { id: claimed.id, state: 'claimed', amount: '6.00', claimedAt: expect.any(String) as unknown },
      { id, state: 'expired' },
    ])
    await expect(listRewards({ state: 'open' })).rejects.toThrow('Unknown state')
    for (const [state, rewardId] of [
      ['ready', next.id],
      ['claimed', claimed.id],
      ['expired', id],
    ] as const)
      expect(await listRewards({ state })).toMatchObject([{ id: rewardId }])
    expect(await listRewards({ count: 1 })).toMatchObject([{ id: next.id }])
    expect(await member.fetchBalance()).toBe('6.00')
    await member.claim(next.id)
    expect(await member.countReady()).toBe(0)
    expect((await member.list({ state: 'expired' })).rewards).toMatchObject([{ id, state: 'expired' }])
    expect((await member.list({ state: 'ready' })).rewards).toEqual([])
  })

  it('belongs to its owner and brand', async () => {
    const member = await createMember()
    const other = await createMember()
    const { id } = await member.give()
    expect((await other.claim(id)).body.code).toBe('not_found')
    const otherBrandLogin = await platform.logIn(beta, 'player')
    expect((await platform.call('reward.claim', { id }, { host: beta, token: otherBrandLogin.token })).body.code).toBe('not_found')
    expect(await member.countReady()).toBe(1)
    const otherBrandReward = await platform.runAdminCommand('give-reward', {
      brand: 'beta',
      username: 'player',
      key: randomUUID(),
      change: { 'title.EN': 'A gift', amount: '5.00' },
    })
    const ids = ((await platform.runAdminCommand('rewards', { brand, count: 500 })) as unknown as Reward[]).map((reward) => reward.id)
    expect([ids.includes(id), ids.includes(String(otherBrandReward['id']))]).toEqual([true, false])
  })

  it('is not paid to a closed account', async () => {
    const member = await createMember()
    const { id } = await member.give()
    await platform.runAdminCommand('disable-account', { brand, username: member.username })
    expect((await member.claim(id)).status).toBe(401)
    await expect(claimReward(getAlphaTenant(platform), member.account, id)).rejects.toMatchObject({ code: 'account_disabled' })
    expect(await platform.runAdminCommand('rewards', { brand, username: member.username })).toMatchObject([{ id, state: 'ready' }])
  })

  it('is listed on exactly one page, also while other rewards are given', async () => {
    const member = await createMember()
    for (const pointAmount of ['1', '2', '3', '4', '5', '6']) await member.give({ points: pointAmount })
    const pagedAmounts: string[][] = []
    let cursor: string | undefined
    do {
      const page = await member.list({ pageSize: 3, ...(cursor !== undefined && { cursor }) })
      pagedAmounts.push(page.rewards.map(({ amount }) => amount))
      cursor = page.next
      await member.give()
    } while (cursor !== undefined)
    expect(pagedAmounts).toEqual([
      ['6', '5', '4'],
      ['3', '2', '1'],
    ])
  })

  it('is rejected with a reason if the operator’s input is invalid', async () => {
    const member = await createMember()
    await expect(member.give({ amount: '0' })).rejects.toThrow('above zero')
    await expect(member.give({ points: '10', amount: '1.00' })).rejects.toThrow('one of amount, points or spins')
    await expect(member.give({ colour: 'red' })).rejects.toThrow('cannot be set')
    await expect(member.give({ 'title.EN': '' })).rejects.toThrow('1 to 120 characters')
    await expect(member.give({ turnover: '101' })).rejects.toThrow('from 0 to 100')
    await expect(member.give({ days: '366' })).rejects.toThrow('from 0 to 365')
    for (const spinField of [{ game: 'pgf-jade-tiger' }, { stake: '0.40' }])
      await expect(member.give(spinField)).rejects.toThrow('are allowed only together with spins')
    const untitledReward = { brand, username: member.username, key: randomUUID(), change: { amount: '5.00' } }
    await expect(platform.runAdminCommand('give-reward', untitledReward)).rejects.toThrow('needs a title')
  })
})
