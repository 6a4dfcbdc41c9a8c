import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/database.ts'
import { grantReferralRewards } from '../../server/modules/referrals/index.ts'
import type { BonusPage, FriendPage, ReferralSummary, RewardPage } from '../../src/generated/api.ts'
import { type NewPlayer, createPlayer, registerPlayer } from './new-player.ts'
import { query } from './query-database.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'
const brand = 'alpha'
const inviterAddress = '127.8.0.1'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform()
  await platform.runAdminCommand('set-referral', { brand, change: { turnover: '0' } })
})
afterAll(() => platform.stop())

/** Creates a player who refers others, by default from an IP address from which no friend registers. */
async function createInviter(from: string | undefined = inviterAddress) {
  const player = await createPlayer(platform, { from })
  return {
    ...player,
    fetchSummary: () => player.read<ReferralSummary>('referral.summary'),
    listFriends: async () => (await player.read<FriendPage>('referral.friends')).friends,
    listRewards: () => listRewards(player),
  }
}

const listRewards = async ({ read }: NewPlayer): Promise<unknown> =>
  (await read<RewardPage>('reward.list')).rewards.map(({ source, title, amount, state }) => [source, title, amount, state])

/** Registers a player with a referral code. */
const createFriend = (referralCode: string): Promise<NewPlayer> => registerPlayer(platform, { referralCode })

/** Runs the referral job with a separate connection, as another server would. */
async function runReferralJob(): Promise<void> {
  const database = await openDatabase({ appUrl: platform.databaseUrl }, () => undefined)
  await grantReferralRewards({ code: 'ALPHA1', db: database.forBrand('ALPHA1') }, { currency: 'VND' })
  await database.destroy()
}

describe('the referral code of a player', () => {
  it('is created once, is unique, and is not available to visitors', async () => {
    const [firstInviter, secondInviter] = [await createInviter(), await createInviter()]
    const codes = await Promise.all(Array.from({ length: 6 }, async () => (await firstInviter.fetchSummary()).code))
    expect(new Set(codes).size).toBe(1)
    expect((await secondInviter.fetchSummary()).code).not.toBe(codes[0])
    expect((await platform.call('referral.summary', undefined, { host: alpha })).body.code).toBe('not_logged_in')
  })

  it('links a player who registers with it, in upper or lower case, to the inviter, whose list shows a masked name', async () => {
    const inviter = await createInviter()
    const friend = await createFriend((await inviter.fetchSummary()).code.toLowerCase())
    expect(await inviter.listFriends()).toMatchObject([{ name: expect.not.stringContaining(friend.username) as string, state: 'pending' }])
    expect(await inviter.fetchSummary()).toMatchObject({ friends: 1, rewarded: 0, earned: '0.00' })
  })

  it('of a closed account refers no one', async () => {
    const inviter = await createInviter()
    const { code } = await inviter.fetchSummary()
    await platform.runAdminCommand('disable-account', { brand, username: inviter.username })
    const friend = await createFriend(code)
    expect((await query(platform, 'select 1 from referrals where account = $1', [friend.account])).rows).toEqual([])
  })

  it('belongs to one brand', async () => {
    const { code } = await (await createInviter()).fetchSummary()
    expect((await platform.register(beta, { username: `b${randomUUID().slice(0, 8)}`, referralCode: code })).status).toBe(200)
    const { rows } = await query(platform, `select 1 from referrals where merchant = 'BETA1'`)
    expect(rows).toEqual([])
  })

  it('is ignored in a link if it is unknown, and rejected if the form asks for one', async () => {
    const input = { username: `n${randomUUID().slice(0, 8)}`, referralCode: 'NOBODY77' }
    expect((await platform.register(alpha, input)).body.success).toBe(true)
    await platform.runAdminCommand('set-rule', { brand, field: 'referralCode', change: { enabled: 'on' } })
    const { body } = await platform.register(alpha, { ...input, username: `n${randomUUID().slice(0, 8)}` })
    await platform.runAdminCommand('set-rule', { brand, field: 'referralCode', change: { enabled: 'off' } })
    expect([body.code, body.fields]).toEqual(['register_invalid', { referralCode: { key: 'invitation_code_error' } }])
  })
})

describe('a referred friend', () => {
  it('earns no reward until both deposits and stakes reach their minimum; an open stake does not count', async () => {
    const inviter = await createInviter()
    const friend = await createFriend((await inviter.fetchSummary()).code)
    await friend.play(10_000)
    await platform.runAdminCommand('ledger-grant', { brand, username: friend.username, amount: '80.00', key: `granted-${friend.username}` })
    await runReferralJob()
    expect(await inviter.listRewards()).toEqual([])
    await friend.creditDeposit(4_999)
    await runReferralJob()
    expect(await inviter.listFriends()).toMatchObject([{ state: 'pending' }])
    const otherFriend = await createFriend((await inviter.fetchSummary()).code)
    await otherFriend.creditDeposit(5_000)
    await otherFriend.play(9_999)
    await otherFriend.play(5_000, { state: 'open' })
    await otherFriend.play(5_000, { currency: 'USD' })
    await runReferralJob()
    expect(await inviter.listFriends()).toMatchObject([{ state: 'pending' }, { state: 'pending' }])
    await platform.runAdminCommand('set-referral', { brand, change: { inviter: '0', friend: '0' } })
    await otherFriend.play(1)
    await runReferralJob()
    await platform.runAdminCommand('set-referral', { brand, change: { inviter: '15.00', friend: '10.00' } })
    expect(await inviter.listFriends()).toMatchObject([{ state: 'pending' }, { state: 'pending' }])
    await runReferralJob()
    expect(await inviter.listFriends()).toMatchObject([{ state: 'rewarded' }, { state: 'pending' }])
  })

  it('earns both rewards once, however many servers run the job', async () => {
    const inviter = await createInviter()
    const friend = await createFriend((await inviter.fetchSummary()).code)
    await query(platform, `update referrals set registered_at = now() - interval '29 days 23 hours' where account = $1`, [friend.account])
    expect(await inviter.listFriends()).toMatchObject([{ state: 'pending' }])
    await friend.play(10_000)
    await friend.creditDeposit(5_000)
    await Promise.all([runReferralJob(), runReferralJob(), runReferralJob()])
    await runReferralJob()
    expect(await inviter.listRewards()).toEqual([['referral', 'Bonus for inviting a friend', '15.00', 'ready']])
    expect(await listRewards(friend)).toEqual([['referral', 'Bonus for joining through a friend', '10.00', 'ready']])
    expect(await inviter.fetchSummary()).toMatchObject({ friends: 1, rewarded: 1, earned: '15.00' })
    expect(await inviter.listFriends()).toMatchObject([{ state: 'rewarded', amount: '15.00' }])
    const [secondFriend] = [
      await createFriend((await inviter.fetchSummary()).code),
      await createFriend((await inviter.fetchSummary()).code),
    ]
    await secondFriend.play(10_000)
    await secondFriend.creditDeposit(5_000)
    await runReferralJob()
    expect(await inviter.fetchSummary()).toMatchObject({ friends: 3, rewarded: 2, earned: '30.00' })
    const gift = ['referral', 'Bonus for inviting a friend', '15.00', 'ready']
    expect(await inviter.listRewards()).toEqual([gift, gift])
    const otherInviter = await createInviter()
    expect(await otherInviter.fetchSummary()).toMatchObject({ friends: 0, rewarded: 0, earned: '0.00' })
    const rewardsQuery = `select account, name, key from rewards where account = any($1) order by seq`
    const { rows } = await query(platform, rewardsQuery, [[inviter.account, friend.account, secondFriend?.account]])
    expect(rows).toEqual([
      { account: inviter.account, name: 'friend', key: friend.account },
      { account: friend.account, name: 'welcome', key: friend.account },
      { account: inviter.account, name: 'friend', key: secondFriend?.account },
      { account: secondFriend?.account, name: 'welcome', key: secondFriend?.account },
    ])
  })

  it.each([
    [{ inviter: '0' }, { inviter: '15.00' }, [], [['referral', 'Bonus for joining through a friend', '10.00', 'ready']]],
    [{ friend: '0' }, { friend: '10.00' }, [['referral', 'Bonus for inviting a friend', '15.00', 'ready']], []],
  ])(
    'earns only one of the two rewards if the brand sets the other to 0: %j',
    async (change, resetChange, inviterRewards, friendRewards) => {
      await platform.runAdminCommand('set-referral', { brand, change })
      const inviter = await createInviter()
      const friend = await createFriend((await inviter.fetchSummary()).code)
      await friend.play(10_000)
      await friend.creditDeposit(5_000)
      await runReferralJob()
      await platform.runAdminCommand('set-referral', { brand, change: resetChange })
      expect([await inviter.listRewards(), await listRewards(friend)]).toEqual([inviterRewards, friendRewards])
    },
  )

  it('earns rewards with the wagering requirement that the brand configures', async () => {
    await platform.runAdminCommand('set-referral', { brand, change: { turnover: '3' } })
    const inviter = await createInviter()
    const friend = await createFriend((await inviter.fetchSummary()).code)
    await friend.play(10_000)
    await friend.creditDeposit(5_000)
    await runReferralJob()
    await platform.runAdminCommand('set-referral', { brand, change: { turnover: '0' } })
    const claimAndGetRequirements = async ({ request, read }: Pick<NewPlayer, 'request' | 'read'>) => {
      const [gift] = (await read<RewardPage>('reward.list')).rewards
      expect((await request('reward.claim', { id: gift?.id ?? '' })).status).toBe(200)
      const { bonuses } = await read<BonusPage>('record.bonuses')
      return bonuses.filter(({ kind }) => kind === 'reward').map(({ amount, turnoverNeeded }) => [amount, turnoverNeeded])
    }
    expect([await claimAndGetRequirements(inviter), await claimAndGetRequirements(friend)]).toEqual([
      [['15.00', '45.00']],
      [['10.00', '30.00']],
    ])
  })

  it('who qualifies too late earns no reward', async () => {
    const inviter = await createInviter()
    const friend = await createFriend((await inviter.fetchSummary()).code)
    await query(platform, `update referrals set registered_at = now() - interval '31 days' where account = $1`, [friend.account])
    await friend.play(10_000)
    await friend.creditDeposit(5_000)
    await runReferralJob()
    expect(await inviter.listFriends()).toMatchObject([{ state: 'expired' }])
    expect(await inviter.listRewards()).toEqual([])
  })

  it.each([
    ['with the inviter’s IP address', '127.0.0.1', {}, {}],
    ['with the inviter’s payee name', inviterAddress, { payeeName: 'Nguyễn  văn An' }, { payeeName: ' nguyễn Văn an' }],
  ] as const)('%s counts as a self-referral, and nothing is paid', async (_who, from, inviterProfile, friendProfile) => {
    const inviter = await createInviter(from)
    const friend = await createFriend((await inviter.fetchSummary()).code)
    for (const [account, profile] of [
      [inviter.account, inviterProfile],
      [friend.account, friendProfile],
    ])
      await query(platform, `update accounts set profile = profile || $2::jsonb where id = $1`, [account, JSON.stringify(profile)])
    await friend.play(10_000)
    await friend.creditDeposit(5_000)
    await runReferralJob()
    await runReferralJob()
    expect(await inviter.listFriends()).toMatchObject([{ state: 'self-referral' }])
    expect([await inviter.listRewards(), await listRewards(friend)]).toEqual([[], []])
    const [referral] = (await platform.runAdminCommand('referrals', { brand, count: 1 })) as unknown as readonly object[]
    expect(referral).toMatchObject({ friend: friend.username, state: 'self-referral' })
  })

  it('without a payee name is not a self-referral of an inviter without one', async () => {
    const inviter = await createInviter()
    const friend = await createFriend((await inviter.fetchSummary()).code)
    await query(platform, `update accounts set profile = profile || '{"payeeName": " "}' where id = any($1::uuid[])`, [
      [inviter.account, friend.account],
    ])
    await friend.play(10_000)
    await friend.creditDeposit(5_000)
    await runReferralJob()
    expect(await inviter.listFriends()).toMatchObject([{ state: 'rewarded' }])
  })

  it('appears exactly once in the paged list of the inviter', async () => {
    const inviter = await createInviter()
    const { code } = await inviter.fetchSummary()
    for (let friendCount = 0; friendCount < 6; friendCount++) await createFriend(code)
    const pages: number[][] = []
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const page: FriendPage = await inviter.read('referral.friends', { pageSize: 3, ...(cursor !== '' && { cursor }) })
      pages.push(page.friends.map(({ id }) => Number(id)))
      cursor = page.next
    }
    expect(pages.map(({ length }) => length)).toEqual([3, 3])
    const ids = pages.flat()
    expect(new Set(ids).size).toBe(6)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    const secondInviter = await createInviter()
    await createFriend((await secondInviter.fetchSummary()).code)
    expect([(await secondInviter.listFriends()).length, (await inviter.listFriends()).length]).toEqual([1, 6])
  })
})

describe('the referral terms', () => {
  it('are changed by the operator, with a row in the audit log; invalid ones are rejected', async () => {
    const countAuditEvents = async () =>
      (await query(platform, `select 1 from audit_log where merchant = 'ALPHA1' and event = 'operator-set-referral'`)).rows.length
    const before = await countAuditEvents()
    expect(await platform.runAdminCommand('set-referral', { brand, change: { inviter: '20.00', days: '60' } })).toEqual({
      deposited: '50.00',
      staked: '100.00',
      days: 60,
      inviter: '20.00',
      friend: '10.00',
      turnover: 0,
    })
    expect((await (await createInviter()).fetchSummary()).terms).toMatchObject({ inviter: '20.00', days: 60 })
    const otherBrandTerms = {
      deposited: '50.000000',
      staked: '100.000000',
      days: 30,
      inviter: '15.000000',
      friend: '10.000000',
      turnover: 3,
    }
    expect(await platform.runAdminCommand('referral', { brand: 'beta' })).toEqual(otherBrandTerms)
    const allTerms = { deposited: '51.00', staked: '101.00', days: 29, inviter: '16.00', friend: '11.00', turnover: 2 }
    const change = Object.fromEntries(Object.entries(allTerms).map(([name, value]) => [name, String(value)]))
    expect(await platform.runAdminCommand('set-referral', { brand, change })).toEqual(allTerms)
    expect((await (await createInviter()).fetchSummary()).terms).toEqual(allTerms)
    const defaultTerms = { deposited: '50.00', staked: '100.00', days: '30', inviter: '15.00', friend: '10.00', turnover: '0' }
    await platform.runAdminCommand('set-referral', { brand, change: defaultTerms })
    expect(await countAuditEvents()).toBe(before + 3)
    for (const change of [{ days: '0' }, { days: '366' }, { turnover: '101' }, { inviter: '-1' }, { gift: '5' }, {}])
      await expect(platform.runAdminCommand('set-referral', { brand, change })).rejects.toThrow(/must|cannot be set|[Aa]t least one|amount/)
  })

  it('and the referrals of each player are visible to the operator', async () => {
    const inviter = await createInviter()
    const friend = await createFriend((await inviter.fetchSummary()).code)
    const listedReferrals = (await platform.runAdminCommand('referrals', { brand, count: 1 })) as unknown as readonly object[]
    expect(listedReferrals).toMatchObject([{ friend: friend.username, inviter: inviter.username, state: 'pending' }])
  })
})
