import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Activity, Balance, BonusPage, InboxPage, LoginResult, Raffle, RaffleDraw, RewardPage } from '../../src/generated/api.ts'
import { endpoints } from '../../src/generated/endpoints.ts'
import { createOpenActivity, createRaffle } from '../contract/samples.ts'
import { addInterval } from './add-interval.ts'
import { listAuditEvents } from './list-audit-events.ts'
import { avoidMidnight } from './avoid-midnight.ts'
import { createPlayer } from './new-player.ts'
import { countLockWaits, query, withDatabaseClient } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

const brand = 'alpha'
const pixelPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let platform: TestPlatform
beforeAll(async () => {
  await avoidMidnight()
  platform = await startTestPlatform()
})
afterAll(() => platform.stop())

/** Creates a player without money or points, with functions that make API calls as this player. */
async function createActivityPlayer() {
  const player = await createPlayer(platform)
  const { request, read } = player
  return {
    ...player,
    join: (id: string) => request('activity.join', { id }),
    claim: (id: string) => request('activity.claim', { id }),
    apply: (id: string, overrides: object = {}) => request('activity.apply', { id, remark: 'Mine.', images: [], ...overrides }),
    uploadImage: async (file = pixelPng) => (await read<{ id: string }>('activity.image', { file })).id,
    findActivity: async (id: string) =>
      (await read<{ activities: Activity[] }>('activity.list')).activities.find((activity) => activity.id === id),
    fetchState: async (id: string) =>
      (await read<{ activities: Activity[] }>('activity.list')).activities.find((activity) => activity.id === id)?.state,
    fetchMoney: async () => (await read<Balance>('wallet.balance')).sumBalance,
    /** Returns the text of the newest inbox message. */
    fetchLastMessage: async () => (await read<InboxPage>('inbox.list')).messages[0]?.content,
  }
}

/** Creates players one after another. */
async function createActivityPlayers(count: number) {
  const players: Awaited<ReturnType<typeof createActivityPlayer>>[] = []
  while (players.length < count) players.push(await createActivityPlayer())
  return players
}

const moneyReward = { amount: '10.00' }
const createActivity = async (kind: 'join' | 'apply' | 'envelope', change: object = moneyReward): Promise<string> =>
  (await createOpenActivity(platform, kind, change)).id
const updateActivity = (activity: string, change: Readonly<Record<string, string>>) =>
  platform.runAdminCommand('set-activity', { brand, activity, change })
const formatHoursFromNow = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString().replace(/\.\d+/, '')
const decide = (command: 'review' | 'approve' | 'reject', application = '', overrides: object = {}) =>
  platform.runAdminCommand(`${command}-application`, { brand, application, ...overrides })
const setUsedBudget = (id: string, usedBudgetSql: string) =>
  withDatabaseClient(platform, (client) =>
    client.query(`update activities set given = ${usedBudgetSql} where merchant = 'ALPHA1' and id = $1`, [id]),
  )
/**
 * Returns the used budget of an activity as the admin API reports it: a number of rewards, or the amount of red
 * envelopes.
 */
const fetchUsedBudget = async (id: string) =>
  ((await platform.runAdminCommand('activities', { brand })) as unknown as readonly { activity: string; given: string }[]).find(
    ({ activity }) => activity === id,
  )?.given
interface DayColumn {
  readonly table: string
  /** Column with a day such as `2026-01-31`. */
  readonly column: string
  /** SQL condition that selects the rows. `$1` is an id. */
  readonly condition: string
}
/** Moves rows to the day before theirs, the oldest ones first because a day may be unique. */
async function moveToPreviousDay({ table, column, condition }: DayColumn, id: string): Promise<void> {
  const { rows } = await query<{ day: string; previousDay: string }>(
    platform,
    `select distinct ${column} as day, to_char(${column}::date - 1, 'YYYY-MM-DD') as "previousDay" from ${table} where ${condition} order by 1`,
    [id],
  )
  for (const { day, previousDay } of rows)
    await query(platform, `update ${table} set ${column} = $3 where ${condition} and ${column} = $2`, [id, day, previousDay])
}
const isLedgerBalanced = async (): Promise<unknown> => (await platform.runAdminCommand('ledger-verify', { brand }))['passed']

describe('an activity', () => {
  it('counts stakes placed after joining, and pays once for any number of claims', async () => {
    const player = await createActivityPlayer()
    await player.play(50_000)
    const [id, otherId] = [await createActivity('join', { ...moneyReward, requiredStakes: '100.00' }), await createActivity('join')]
    expect(await player.fetchState(id)).toBe('join')
    expect((await player.claim(id)).body.code).toBe('activity_closed')
    expect((await player.join(id)).body.value).toMatchObject({ state: 'joined', requiredStakes: '100.00', staked: '0.00' })
    expect(await player.fetchState(otherId)).toBe('join')
    await player.play(4_000)
    expect((await player.join(id)).body.value).toMatchObject({ state: 'process', staked: '40.00' })
    expect((await player.claim(id)).body.code).toBe('activity_closed')
    await player.play(6_000)
    const claims = await Promise.all(Array.from({ length: 12 }, () => player.claim(id)))
    expect(new Set(claims.map(({ body }) => (body.value as Activity).state))).toEqual(new Set(['claimed']))
    expect([await player.fetchMoney(), await player.fetchState(otherId)]).toEqual(['10.00', 'join'])
    expect(await platform.runAdminCommand('applications', { brand, username: player.username })).toEqual([])
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('pays points if its reward is points, and pays again on the next day if it is daily', async () => {
    const player = await createActivityPlayer()
    const id = await createActivity('join', { points: '20', every: 'day', total: '3' })
    expect(await player.findActivity(id)).toMatchObject({ rewardKind: 'points', amount: '20', every: 'day' })
    const fetchPoints = async () => (await player.read<{ currentPoints: number }>('points.balance')).currentPoints
    for (const sum of [20, 40]) {
      await player.join(id)
      expect((await player.claim(id)).body.value).toMatchObject({ state: 'claimed' })
      expect([await fetchPoints(), await player.fetchState(id)]).toEqual([sum, 'claimed'])
      for (const [table, column] of [
        ['activity_entries', 'period'],
        ['rewards', 'key'],
      ] as const)
        await moveToPreviousDay({ table, column, condition: 'account = $1' }, player.account)
      expect(await player.fetchState(id)).toBe('join')
    }
    expect(await player.fetchMoney()).toBe('0.00')
  })

  it('is updated by the operator field by field, reported with every field, and rejects invalid values', async () => {
    const id = await createActivity('join')
    const settings = {
      kind: 'join',
      opens: '2026-01-01T00:00:00Z',
      closes: '2099-01-01T00:00:00Z',
      every: 'week',
      who: 'players',
      minRank: '2',
      registeredFrom: '2026-02-01T00:00:00Z',
      amount: '12.00',
      turnover: '3',
      claimDays: '9',
      issue: 'automatic',
      requiredStakes: '5.00',
      total: '77',
    }
    const expected = {
      ...settings,
      activity: id,
      enabled: true,
      opens: '2026-01-01T00:00:00.000Z',
      closes: '2099-01-01T00:00:00.000Z',
      registeredFrom: '2026-02-01T00:00:00.000Z',
      minRank: 2,
      turnover: 3,
      claimDays: 9,
      given: '0',
    }
    expect(await updateActivity(id, settings)).toEqual(expected)
    expect(await platform.runAdminCommand('activities', { brand })).toContainEqual(expected)
    expect(await updateActivity(id, { requiredStakes: '6.00' })).toEqual({ ...expected, requiredStakes: '6.00' })
    const { amount: _, turnover: __, ...unchangedFields } = expected
    expect(await updateActivity(id, { points: '30', total: '78' })).toEqual({
      ...unchangedFields,
      requiredStakes: '6.00',
      points: '30',
      turnover: 0,
      total: '78',
    })
    for (const change of [
      { turnover: '101' },
      { claimDays: '366' },
      { claimDays: '0' },
      { freeTickets: '101' },
      { closes: settings.opens },
    ])
      await expect(updateActivity(id, change), JSON.stringify(change)).rejects.toThrow(/400/)
    const envelopeId = await createActivity('envelope', { amount: '1.00', maxAmount: '2.00', total: '50.00' })
    expect(await updateActivity(envelopeId, { maxAmount: '3.00' })).toMatchObject({
      amount: '1.00',
      maxAmount: '3.00',
      total: '50.00',
      given: '0.00',
    })
    await expect(updateActivity(envelopeId, { maxAmount: '0.99' })).rejects.toThrow('must not be below')
  })

  it('cannot be joined before it opens, after it ends, or by accounts that are not eligible', async () => {
    const player = await createActivityPlayer()
    const id = await createActivity('join')
    for (const opens of ['2026-02-31T00:00:00Z', '2026-13-01T00:00:00Z', 'soon'])
      await expect(updateActivity(id, { opens })).rejects.toThrow('is not a time')
    await updateActivity(id, { opens: formatHoursFromNow(1) })
    expect([await player.fetchState(id), (await player.join(id)).body.code]).toEqual(['coming', 'activity_closed'])
    await updateActivity(id, { opens: formatHoursFromNow(-2), closes: formatHoursFromNow(-1) })
    expect([await player.fetchState(id), (await player.join(id)).body.code]).toEqual(['close', 'activity_closed'])
    for (const [change, ineligibleReason] of [
      [{ who: 'agents' }, 'account'],
      [{ who: 'all', minRank: '3' }, 'rank'],
      [{ minRank: 'none', registeredFrom: formatHoursFromNow(1) }, 'registered'],
      [{ registeredFrom: 'none', total: '1' }, 'full'],
    ] as const) {
      if (ineligibleReason === 'full') await setUsedBudget(id, '1')
      await updateActivity(id, { closes: 'none', ...change })
      expect(await player.findActivity(id)).toMatchObject({ state: 'close', ineligibleReason })
      expect((await player.join(id)).body.code).toBe('activity_closed')
    }
    await withDatabaseClient(platform, (client) =>
      client.query(
        `update activities set total = null, registered_from = (select created_at from accounts where merchant = 'ALPHA1' and id = $2) where merchant = 'ALPHA1' and id = $1`,
        [id, player.account],
      ),
    )
    expect(await player.fetchState(id)).toBe('join')
    await updateActivity(id, { registeredFrom: 'none' })
    const agent = await createPlayer(platform, { type: 1 })
    const findActivityAs = async ({ read }: Pick<typeof agent, 'read'>) =>
      (await read<{ activities: Activity[] }>('activity.list')).activities.find((activity) => activity.id === id)
    await updateActivity(id, { total: 'none', who: 'players' })
    expect([(await findActivityAs(player))?.state, (await findActivityAs(agent))?.ineligibleReason]).toEqual(['join', 'account'])
    await updateActivity(id, { who: 'agents' })
    expect([(await findActivityAs(player))?.ineligibleReason, (await findActivityAs(agent))?.state]).toEqual(['account', 'join'])
    await updateActivity(id, { enabled: 'off' })
    expect([await player.fetchState(id), (await player.join(id)).body.code]).toEqual([undefined, 'not_found'])
  })

  it.each(['join', 'apply', 'envelope', 'raffle'] as const)(
    'of any kind (%s) is open from its minimum rank on, and closed to lower ranks',
    async (kind) => {
      const id =
        kind === 'raffle'
          ? (await createRaffle(platform)).id
          : await createActivity(kind, kind === 'envelope' ? { ...moneyReward, maxAmount: '10.00' } : moneyReward)
      await updateActivity(id, { minRank: '3' })
      const player = await createActivityPlayer()
      const enter = {
        join: () => player.join(id),
        apply: () => player.apply(id),
        envelope: () => player.claim(id),
        raffle: () => player.request('activity.claimRaffle', { id, key: randomUUID() }),
      }[kind]
      for (const level of [null, 1, 2]) {
        await withDatabaseClient(platform, (client) =>
          client.query('update accounts set rank_level = $2 where id = $1', [player.account, level]),
        )
        expect(await player.findActivity(id)).toMatchObject({ state: 'close', ineligibleReason: 'rank' })
        const { status, body } = await enter()
        expect([status === 200, body.code]).toEqual([false, 'activity_closed'])
      }
      expect(await player.fetchMoney()).toBe('0.00')
      await withDatabaseClient(platform, (client) => client.query('update accounts set rank_level = 3 where id = $1', [player.account]))
      expect((await enter()).status).toBe(200)
    },
  )

  it.each(['join', 'apply', 'envelope', 'raffle'] as const)(
    'of any kind (%s) with a wagering requirement pays its money as a bonus',
    async (kind) => {
      const amounts = kind === 'envelope' ? { ...moneyReward, maxAmount: '10.00' } : moneyReward
      const id = kind === 'raffle' ? (await createRaffle(platform, '1', moneyReward)).id : await createActivity(kind, amounts)
      await updateActivity(id, { turnover: '4' })
      const player = await createActivityPlayer()
      if (kind === 'join') await player.join(id)
      if (kind === 'apply') await decide('approve', ((await player.apply(id)).body.value as Activity).referenceNumber)
      const claimResponse = await (kind === 'raffle' ? player.request('activity.claimRaffle', { id, key: randomUUID() }) : player.claim(id))
      expect(claimResponse.status).toBe(200)
      const { bonuses } = await player.read<BonusPage>('record.bonuses')
      expect(bonuses).toMatchObject([{ kind: 'reward', amount: '10.00', turnoverNeeded: '40.00', turnoverDone: '0.00' }])
    },
  )

  it('can be entered only by the operation of its kind', async () => {
    const player = await createActivityPlayer()
    const pointsReward = { points: '7' }
    const activityIds = [
      await createActivity('join'),
      await createActivity('apply'),
      await createActivity('envelope', pointsReward),
      (await createRaffle(platform)).id,
    ]
    const operations = [
      player.join,
      player.apply,
      player.claim,
      (id: string) => player.request('activity.claimRaffle', { id, key: randomUUID() }),
    ]
    for (const [kindIndex, id] of activityIds.entries())
      for (const [operationIndex, enter] of operations.entries()) {
        if (kindIndex === operationIndex) continue
        const { status, body } = await enter(id)
        expect([kindIndex, operationIndex, status === 200, body.code]).toEqual([kindIndex, operationIndex, false, 'activity_closed'])
      }
    expect(await player.fetchMoney()).toBe('0.00')
    const [, , envelopeId = ''] = activityIds
    expect((await player.claim(envelopeId)).body.value).toMatchObject({ state: 'claimed', amount: '7' })
    const guest = (await platform.call('session.freePlay', undefined, { host: alpha })).body.value as LoginResult
    const [joinActivityId = ''] = activityIds
    expect((await platform.call('activity.join', { id: joinActivityId }, { host: alpha, token: guest.token })).body.code).toBe(
      'real_account_required',
    )
  })

  it('gives no more than its budget to concurrent claims', async () => {
    const id = await createActivity('join', { ...moneyReward, total: '3' })
    const players = await createActivityPlayers(8)
    await Promise.all(players.map((player) => player.join(id)))
    const claims = await Promise.all(players.map((player) => player.claim(id)))
    expect(claims.filter(({ status }) => status === 200)).toHaveLength(3)
    expect((await Promise.all(players.map((player) => player.fetchMoney()))).filter((sum) => sum === '10.00')).toHaveLength(3)
    expect(await fetchUsedBudget(id)).toBe('3')
    await expect(updateActivity(id, { total: '2' })).rejects.toThrow('total must not be below')
    expect(await updateActivity(id, { total: '3' })).toMatchObject({ total: '3', given: '3' })
    await expect(updateActivity(id, { points: '5' })).rejects.toThrow('total is required')
    await expect(updateActivity(id, { points: '5', amount: '1.00' })).rejects.toThrow('either amount or points')
  })

  it('is listed to visitors with its reward', async () => {
    const id = await createActivity('join')
    const { body } = await platform.call('activity.list', undefined, { host: alpha })
    const listedActivity = (body.value as { activities: Activity[] }).activities.find((activity) => activity.id === id)
    expect(listedActivity).toMatchObject({ state: 'join', amount: '10.00' })
  })
})

describe('an application', () => {
  it('is submitted, reviewed, approved and claimed, and also appears in the reward centre', async () => {
    const player = await createActivityPlayer()
    const id = await createActivity('apply', { ...moneyReward, claimDays: '14' })
    const imageIds = [await player.uploadImage(), await player.uploadImage()]
    const unusedImageId = await player.uploadImage()
    const applyResponse = await player.apply(id, { images: imageIds, remark: ' A slip. ' })
    const { referenceNumber = '', state } = applyResponse.body.value as Activity
    expect(state).toBe('applying')
    expect((await player.apply(id)).body.code).toBe('activity_entered')
    const { rows } = await withDatabaseClient(platform, (client) =>
      client.query<{ id: string; days: number }>(
        `select id, extract(epoch from due_at - created_at)::float / 86400 as days from uploads where owner = $1`,
        [player.account],
      ),
    )
    const days = Object.fromEntries(rows.map((upload) => [upload.id, Math.round(upload.days)]))
    expect(days).toEqual({ ...Object.fromEntries(imageIds.map((image) => [image, 180])), [unusedImageId]: 1 })
    const { username } = player
    expect(await platform.runAdminCommand('applications', { brand, username })).toMatchObject([
      { remark: 'A slip.', images: 2, state: 'applying' },
    ])
    expect(await platform.runAdminCommand('application-image', { brand, application: referenceNumber, image: 2 })).toMatchObject({
      type: 'png',
    })
    await decide('review', referenceNumber)
    expect(await player.fetchState(id)).toBe('process')
    await decide('approve', referenceNumber)
    await expect(decide('approve', referenceNumber)).rejects.toThrow('already approved')
    expect([await player.fetchState(id), await player.fetchMoney()]).toEqual(['claim', '0.00'])
    expect(await player.fetchLastMessage()).toBe(
      `We approved your application ${referenceNumber} for “A sample”. Your reward is ready to claim.`,
    )
    expect(await player.read<RewardPage>('reward.list')).toMatchObject({ ready: 1, rewards: [{ source: 'activity', amount: '10.00' }] })
    expect((await player.claim(id)).body.value).toMatchObject({ state: 'claimed' })
    expect(await player.fetchMoney()).toBe('10.00')
  })

  it('can be claimed after approval within the days that the activity allows, and not later', async () => {
    const id = await createActivity('apply', { ...moneyReward, claimDays: '14' })
    const player = await createActivityPlayer()
    const { referenceNumber } = (await player.apply(id)).body.value as Activity
    await decide('approve', referenceNumber)
    const [reward] = (await player.read<RewardPage>('reward.list')).rewards
    const days = (Date.parse(reward?.expiresAt ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(13.9)
    expect(days).toBeLessThanOrEqual(14)
    await withDatabaseClient(platform, (client) =>
      client.query(`update rewards set expires_at = ${addInterval('expires_at', '-14 days')} where account = $1`, [player.account]),
    )
    expect(await player.fetchState(id)).toBe('close')
    expect((await player.claim(id)).body.code).toBe('activity_closed')
    expect((await player.request('reward.claim', { id: reward?.id ?? '' })).body.code).toBe('reward_expired')
    expect(await player.fetchMoney()).toBe('0.00')
    await updateActivity(id, { claimDays: 'none' })
    const otherPlayer = await createActivityPlayer()
    await decide('approve', ((await otherPlayer.apply(id)).body.value as Activity).referenceNumber)
    expect((await otherPlayer.read<RewardPage>('reward.list')).rewards[0]).not.toHaveProperty('expiresAt')
  })

  it('is paid on approval, once, if the activity pays automatically', async () => {
    const player = await createActivityPlayer()
    const id = await createActivity('apply', { ...moneyReward, issue: 'automatic' })
    const { referenceNumber } = (await player.apply(id)).body.value as Activity
    const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => decide('approve', referenceNumber)))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await player.fetchState(id), await player.fetchMoney()]).toEqual(['issued', '10.00'])
    expect(await player.fetchLastMessage()).toContain('and paid your reward.')
    expect((await player.claim(id)).body.value).toMatchObject({ state: 'issued' })
    expect(await player.fetchMoney()).toBe('10.00')
  })

  it('cannot be approved once the budget of the activity is used up, and stays unchanged', async () => {
    const id = await createActivity('apply', { ...moneyReward, total: '1' })
    const [firstPlayer, secondPlayer] = (await createActivityPlayers(2)) as [
      Awaited<ReturnType<typeof createActivityPlayer>>,
      Awaited<ReturnType<typeof createActivityPlayer>>,
    ]
    const referenceNumbers: (string | undefined)[] = []
    for (const applicant of [firstPlayer, secondPlayer])
      referenceNumbers.push(((await applicant.apply(id)).body.value as Activity).referenceNumber)
    await decide('approve', referenceNumbers[0])
    await expect(decide('approve', referenceNumbers[1])).rejects.toThrow('has nothing left to give')
    expect([await firstPlayer.fetchState(id), await secondPlayer.fetchState(id), await fetchUsedBudget(id)]).toEqual([
      'claim',
      'applying',
      '1',
    ])
    expect(await decide('review', referenceNumbers[1])).not.toHaveProperty('decidedAt')
    const joinActivityId = await createActivity('join')
    await firstPlayer.join(joinActivityId)
    const { rows } = await withDatabaseClient(platform, (client) =>
      client.query<{ reference: string }>('select reference from activity_entries where activity = $1', [joinActivityId]),
    )
    await expect(decide('review', rows[0]?.reference)).rejects.toThrow('There is no application')
  })

  it('cannot be approved if the account has been disabled since, and stays unchanged', async () => {
    const player = await createActivityPlayer()
    const id = await createActivity('apply', { ...moneyReward, issue: 'automatic' })
    const { referenceNumber } = (await player.apply(id)).body.value as Activity
    const { username } = player
    await platform.runAdminCommand('disable-account', { brand, username })
    await expect(decide('approve', referenceNumber)).rejects.toThrow('The account of this application is disabled')
    expect(await platform.runAdminCommand('applications', { brand, username })).toMatchObject([{ state: 'applying' }])
    expect((await platform.runAdminCommand('account', { brand, username }))['balance']).toBe('0.00')
  })

  it('states the reason of its rejection and can be submitted again; each submission keeps its decision', async () => {
    const player = await createActivityPlayer()
    const id = await createActivity('apply')
    const { referenceNumber } = (await player.apply(id)).body.value as Activity
    await decide('reject', referenceNumber, { reason: 'No slip.' })
    expect(await player.findActivity(id)).toMatchObject({ state: 'rejected', reason: 'No slip.' })
    expect(await player.fetchLastMessage()).toContain('Reason: No slip.')
    await updateActivity(id, { minRank: '3' })
    expect((await player.apply(id)).body.code).toBe('activity_closed')
    await updateActivity(id, { minRank: 'none' })
    const secondApplication = (await player.apply(id, { remark: 'With a slip.' })).body.value as Activity
    expect(secondApplication).toMatchObject({ state: 'applying' })
    expect(secondApplication.referenceNumber).not.toBe(referenceNumber)
    const { username } = player
    expect(await platform.runAdminCommand('applications', { brand, username })).toMatchObject([
      { reference: secondApplication.referenceNumber, state: 'applying', remark: 'With a slip.' },
      { reference: referenceNumber, state: 'rejected', remark: 'Mine.', reason: 'No slip.', decidedAt: expect.any(String) as unknown },
    ])
    const endedActivity = await createActivity('apply')
    const endedApplication = (await player.apply(endedActivity)).body.value as Activity
    const listReferences = async (overrides: object) =>
      (
        (await platform.runAdminCommand('applications', { brand, username, ...overrides })) as unknown as readonly { reference: string }[]
      ).map(({ reference }) => reference)
    expect(await listReferences({ state: 'applying' })).toEqual([secondApplication.referenceNumber, endedApplication.referenceNumber])
    expect(await listReferences({ state: 'rejected' })).toEqual([referenceNumber])
    expect(await listReferences({})).toEqual([endedApplication.referenceNumber, secondApplication.referenceNumber, referenceNumber])
    expect(await listReferences({ count: 1 })).toEqual([endedApplication.referenceNumber])
    expect(await platform.runAdminCommand('applications', { brand, count: 1 })).toMatchObject([
      { reference: endedApplication.referenceNumber, username },
    ])
    await expect(listReferences({ state: 'open' })).rejects.toThrow('There is no state')
    await decide('reject', endedApplication.referenceNumber, { reason: 'No slip.' })
    await updateActivity(endedActivity, { opens: formatHoursFromNow(-2), closes: formatHoursFromNow(-1) })
    expect((await player.apply(endedActivity)).body.code).toBe('activity_closed')
    expect(await player.fetchState(endedActivity)).toBe('rejected')
    expect((await player.apply(id)).body.code).toBe('activity_entered')
    const attempts = await Promise.all(Array.from({ length: 4 }, () => player.apply(id)))
    expect(attempts.map(({ body }) => body.code)).toEqual(Array.from({ length: 4 }, () => 'activity_entered'))
    await decide('approve', secondApplication.referenceNumber)
    expect(await player.fetchState(id)).toBe('claim')
    await expect(decide('approve', referenceNumber)).rejects.toThrow('already rejected')
    expect(await listAuditEvents(platform, username, /^operator-.*application/)).toEqual([
      'operator-reject-application done',
      'operator-reject-application done',
      'operator-approve-application done',
    ])
    expect((await listAuditEvents(platform, null, /activity/)).at(-1)).toBe('operator-set-activity done')
  })

  it('accepts a remark of at most 140 characters and up to three images, all uploaded by the applicant', async () => {
    const player = await createActivityPlayer()
    const otherPlayer = await createActivityPlayer()
    const id = await createActivity('apply')
    expect((await player.apply(id, { remark: 'x'.repeat(141) })).body.fields).toHaveProperty('remark')
    const fourImageIds = await Promise.all(Array.from({ length: 4 }, () => player.uploadImage()))
    expect((await player.apply(id, { images: fourImageIds })).body.fields).toHaveProperty('images')
    expect((await player.apply(id, { images: [await otherPlayer.uploadImage()] })).body.fields).toHaveProperty('images')
    expect((await player.apply(id, { images: fourImageIds.slice(0, 3), remark: 'x'.repeat(140) })).status).toBe(200)
  })

  it('rejects images whose content is not PNG or JPEG, or that are larger than 5 MB', async () => {
    const player = await createActivityPlayer()
    const uploadAndGetCode = async (bytes: Buffer) => (await player.request('activity.image', { file: bytes.toString('base64') })).body.code
    expect(await uploadAndGetCode(Buffer.from('GIF89a'))).toBe('upload_invalid')
    expect(await uploadAndGetCode(Buffer.from('%PDF-1.7'))).toBe('upload_invalid')
    const code = await uploadAndGetCode(Buffer.alloc(5 * 1024 * 1024 + 1))
    expect(code, platform.lines.slice(-5).join('\n')).toBe('upload_too_large')
  })
})

describe('a red envelope', () => {
  it('pays each account once an amount between the minimum and the maximum, and in total no more than the budget', async () => {
    const id = await createActivity('envelope', { ...moneyReward, amount: '1.00', maxAmount: '4.00', total: '10.00' })
    const players = await createActivityPlayers(12)
    expect(await players[0]?.findActivity(id)).toMatchObject({ state: 'claim', amount: '1.00', maxAmount: '4.00' })
    const claims = await Promise.all(players.flatMap((player) => [player.claim(id), player.claim(id)]))
    expect(claims.some(({ status }) => status === 200)).toBe(true)
    const amounts = (await Promise.all(players.map((player) => player.fetchMoney()))).map(Number)
    expect(amounts.every((sum) => sum === 0 || (sum >= 1 && sum <= 4))).toBe(true)
    const totalPaid = amounts.reduce((subtotal, sum) => subtotal + Math.round(sum * 100), 0)
    expect([totalPaid <= 1000, totalPaid > 900]).toEqual([true, true])
    expect(await fetchUsedBudget(id)).toBe((totalPaid / 100).toFixed(2))
    for (const { findActivity, fetchMoney: getMoney } of players) {
      const { state, amount } = (await findActivity(id)) ?? {}
      if (state === 'claimed') expect(amount).toBe(await getMoney())
    }
    const latePlayer = await createActivityPlayer()
    expect(await latePlayer.findActivity(id)).toMatchObject({ state: 'close', ineligibleReason: 'full' })
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('pays the rest of the budget if that is less than the drawn amount', async () => {
    const id = await createActivity('envelope', { ...moneyReward, amount: '2.00', maxAmount: '500.00', total: '500.00' })
    const player = await createActivityPlayer()
    await setUsedBudget(id, 'total - 199')
    expect(await player.findActivity(id)).toMatchObject({ state: 'close', ineligibleReason: 'full' })
    await setUsedBudget(id, 'total - 200')
    const claimedActivity = (await player.claim(id)).body.value
    expect(claimedActivity).toMatchObject({ state: 'claimed', amount: '2.00' })
    expect(claimedActivity).not.toHaveProperty('maxAmount')
    expect(await player.fetchMoney()).toBe('2.00')
  })
})

describe('a raffle', () => {
  type Player = Awaited<ReturnType<typeof createPlayer>>
  const claimRaffle = (entrant: Player, id: string, key: string = randomUUID()) => entrant.request('activity.claimRaffle', { id, key })
  const fetchRaffle = (entrant: Player, id: string) => entrant.read<Raffle>('activity.raffle', { id })

  it('is drawn by a POST request that requires a token (R-API-92)', async () => {
    expect(endpoints['activity.claimRaffle']).toMatchObject({ method: 'POST', token: 'required' })
    const { id } = await createRaffle(platform)
    const input = { id, key: randomUUID() }
    const rejection = await platform.call('activity.claimRaffle', input, { host: alpha })
    expect([rejection.status, rejection.body.code]).toEqual([401, 'not_logged_in'])
    const player = await createActivityPlayer()
    expect((await player.request('activity.claimRaffle', input)).body.value).toMatchObject({ prize: { id: 'sure', chance: 10_000 } })
  })

  it('draws once for each ticket and idempotency key, and pays immediately', async () => {
    const player = await createActivityPlayer()
    const { id } = await createRaffle(platform, '2', { amount: '3.00' })
    expect([await player.fetchState(id), (await fetchRaffle(player, id)).tickets]).toEqual(['join', 2])
    const key = randomUUID()
    const sameKeyResponses = await Promise.all(Array.from({ length: 6 }, () => claimRaffle(player, id, key)))
    expect(new Set(sameKeyResponses.map(({ body }) => (body.value as RaffleDraw).id)).size).toBe(1)
    const otherKeyResponses = await Promise.all(Array.from({ length: 6 }, () => claimRaffle(player, id)))
    expect(otherKeyResponses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(otherKeyResponses.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['raffle_no_ticket']),
    )
    expect([await player.fetchState(id), await player.fetchMoney()]).toEqual(['joined', '6.00'])
    const ids = [otherKeyResponses, sameKeyResponses].map(
      (answers) => (answers.find(({ status }) => status === 200)?.body.value as RaffleDraw | undefined)?.id,
    )
    const prize = { id: 'sure', amount: '3.00' }
    expect(await fetchRaffle(player, id)).toMatchObject({ tickets: 0, draws: ids.map((drawId) => ({ id: drawId, prize })) })
    const [{ id: nextId }, secondPlayer] = [await createRaffle(platform, '2', { amount: '4.00' }), await createActivityPlayer()]
    expect(await fetchRaffle(player, nextId)).toMatchObject({ tickets: 2, draws: [] })
    expect(await fetchRaffle(secondPlayer, id)).toMatchObject({ tickets: 2, draws: [] })
    const sameKeyDrawIds = [await claimRaffle(player, nextId, key), await claimRaffle(secondPlayer, id, key)].map(
      ({ body }) => (body.value as RaffleDraw).id,
    )
    expect(new Set([...ids, ...sameKeyDrawIds]).size).toBe(4)
    expect([await player.fetchMoney(), await secondPlayer.fetchMoney()]).toEqual(['10.00', '3.00'])
    const visitorRaffle = (await platform.call('activity.raffle', { id }, { host: alpha })).body.value
    expect(visitorRaffle).toMatchObject({ tickets: 2, freeTickets: 2, draws: [] })
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('gives one more ticket each time the ticket stake has been wagered since the day on which it opened', async () => {
    const player = await createActivityPlayer()
    const { id } = await createRaffle(platform, '0')
    expect((await claimRaffle(player, id)).body.code).toBe('raffle_no_ticket')
    await player.play(25_000)
    expect(await fetchRaffle(player, id)).toMatchObject({ tickets: 2, ticketStake: '100.00' })
    await updateActivity(id, { opens: formatHoursFromNow(-48) })
    for (const [hours, stake] of [
      [-24, 10_000],
      [-96, 40_000],
    ] as const)
      await player.play(stake, { placedAt: formatHoursFromNow(hours) })
    expect((await fetchRaffle(player, id)).tickets).toBe(3)
    await updateActivity(id, { freeTickets: '2', opens: formatHoursFromNow(-240) })
    await player.play(4_999)
    await player.play(90_000, { currency: 'USD' })
    expect((await fetchRaffle(player, id)).tickets).toBe(9)
    await player.play(1, { placedAt: formatHoursFromNow(-192) })
    expect((await fetchRaffle(player, id)).tickets).toBe(10)
    await updateActivity(id, { every: 'day' })
    expect((await fetchRaffle(player, id)).tickets).toBe(4)
  })

  it('gives its free tickets again in each period', async () => {
    const player = await createActivityPlayer()
    const { id } = await createRaffle(platform, '2')
    await updateActivity(id, { every: 'day' })
    for (const _ of ['first', 'second']) expect((await claimRaffle(player, id)).status).toBe(200)
    expect((await claimRaffle(player, id)).body.code).toBe('raffle_no_ticket')
    await moveToPreviousDay({ table: 'raffle_draws', column: 'period', condition: 'activity = $1' }, id)
    expect([await player.fetchState(id), (await fetchRaffle(player, id)).tickets]).toEqual(['join', 2])
    expect((await claimRaffle(player, id)).status).toBe(200)
  })

  it('gives no prize that is out of stock, and records the draw', async () => {
    const { id } = await createRaffle(platform, '1', { points: '5', stock: '2' })
    const players = await createActivityPlayers(6)
    const responses = await Promise.all(players.map((player) => claimRaffle(player, id)))
    expect(responses.filter(({ body }) => (body.value as RaffleDraw).prize !== undefined)).toHaveLength(2)
    const rows = await withDatabaseClient(
      platform,
      async (client) =>
        (await client.query<{ prize: string | null; roll: number }>(`select prize, roll from raffle_draws where activity = $1`, [id])).rows,
    )
    expect([rows.length, rows.filter(({ prize }) => prize === 'sure').length]).toEqual([6, 2])
    expect(rows.every(({ roll }) => roll >= 0 && roll < 10_000)).toBe(true)
  })

  it('keeps the prize fields that an update leaves out, and has the stock that the operator sets', async () => {
    const { id } = await createRaffle(platform, '1', { points: '5', stock: '2' })
    const setPrize = async (change: object) =>
      (await platform.runAdminCommand('set-prize', { brand, activity: id, prize: 'sure', change })) as unknown as readonly object[]
    const titles = { EN: 'A sure prize', TY: 'A sure prize' }
    expect(await setPrize({ chance: '4000' })).toEqual([{ prize: 'sure', points: '5', chance: 4_000, stock: 2, titles }])
    expect(await setPrize({ stock: '7', amount: '1.00', 'title.EN': 'Gold' })).toEqual([
      { prize: 'sure', amount: '1.00', chance: 4_000, stock: 7, titles: { ...titles, EN: 'Gold' } },
    ])
    const { prizes } = await fetchRaffle(await createActivityPlayer(), id)
    expect(prizes).toMatchObject([{ id: 'sure', title: 'Gold', kind: 'money', amount: '1.00', chance: 4_000, left: 7 }])
    expect((await setPrize({ stock: 'none' }))[0]).not.toHaveProperty('stock')
    await expect(setPrize({ amount: '1.00', points: '5' })).rejects.toThrow('A prize has either amount or points, not both.')
  })

  it('keeps the stock that draws have left if another field of the prize is changed at the same time', async () => {
    const { id } = await createRaffle(platform, '1', { points: '5', stock: '1' })
    await withDatabaseClient(platform, async (client) => {
      await client.query('begin')
      await client.query(`update raffle_prizes set stock = stock - 1 where merchant = 'ALPHA1' and activity = $1`, [id])
      const change = { 'title.EN': 'Gold' }
      const pendingChange = platform.runAdminCommand('set-prize', { brand, activity: id, prize: 'sure', change })
      await vi.waitFor(async () => expect(await countLockWaits(platform)).toBe(1), { timeout: 10_000 })
      await client.query('commit')
      await pendingChange
    })
    const player = await createActivityPlayer()
    expect((await fetchRaffle(player, id)).prizes).toMatchObject([{ title: 'Gold', left: 0 }])
    expect((await claimRaffle(player, id)).body.value).not.toHaveProperty('prize')
  })

  it('is valued at the expected prizes of one period’s tickets, and needs a second operator above the limit', async () => {
    const { id } = await createRaffle(platform, '2', { amount: '500.00', chance: '6000' })
    const setPrize = (prize: string, change: object) => platform.runAdminCommand('set-prize', { brand, activity: id, prize, change })
    await setPrize('more', { amount: '300.00', chance: '4000', 'title.EN': 'More' })
    await expect(updateActivity(id, { freeTickets: '3' })).rejects.toThrow('This is worth 1260.00,')
    await expect(updateActivity(id, { ticketStake: '1000.00' })).rejects.toThrow('This is worth 1260.00,')
    expect(await updateActivity(id, { ticketStake: '1000.01' })).toMatchObject({ ticketStake: '1000.01' })
    await updateActivity(id, { ticketStake: 'none' })
    await withDatabaseClient(platform, (client) =>
      client.query(`update activities set free_tickets = 3 where merchant = 'ALPHA1' and id = $1`, [id]),
    )
    await expect(updateActivity(id, { enabled: 'on' })).rejects.toThrow('This is worth 1260.00,')
    await updateActivity(id, { closes: 'none' })
    await expect(setPrize('sure', { amount: '600.00' })).rejects.toThrow('This is worth 1080.00,')
    await expect(setPrize('sure', { chance: '9999' })).rejects.toThrow('This is worth 1499.85,')
    await setPrize('sure', { chance: '5000', amount: '600.00' })
  })

  it('has chances that add up to at most 100 %', async () => {
    const { id } = await createRaffle(platform)
    const excessPrize = { brand, activity: id, prize: 'more', change: { points: '1', chance: '1', 'title.EN': 'More' } }
    await expect(platform.runAdminCommand('set-prize', excessPrize)).rejects.toThrow('at most 10000')
  })
})
