import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCommands } from '../../server/admin-api/commands.ts'
import { query } from './query-database.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const runAdminCommand = (command: string, body: object = {}) => platform.runAdminCommand(command, { brand: 'alpha', ...body })
const createIdempotencyKey = (): string => randomUUID()
const title = { 'title.EN': 'A test' }
const listApprovals = async () =>
  (await runAdminCommand('approvals')) as unknown as readonly { approval: string; state: string; command: string }[]
/** Grants an account one point, and returns its new points balance. */
const grantOnePoint = async (username: string) =>
  Number((await runAdminCommand('grant-points', { username, points: 1, reason: 'Check', key: createIdempotencyKey() }))['points'])

/**
 * Input above the single-operator limit, for each command that creates value. The brand's limit is 1000.00, and 100
 * points are worth at least 1.00, which is their conversion rate.
 */
const inputsAboveLimit: Readonly<Record<string, object>> = {
  'ledger-grant': { username: 'player', amount: '1000.01', key: createIdempotencyKey() },
  'ledger-spend': { username: 'player', amount: '1000.01', key: createIdempotencyKey() },
  'create-account': { username: 'richlyborn', type: 0, balance: '1000.01' },
  'approve-deposit': {},
  'grant-points': { username: 'player', points: 1_000_000_000, reason: 'Too many', key: createIdempotencyKey() },
  'give-reward': { username: 'player', key: createIdempotencyKey(), change: { points: '1000000000', ...title } },
  'set-points': { change: { points: '1', amount: '1000000.00' } },
  'set-points-reward': { reward: 'too-large', change: { kind: 'money', points: '1', amount: '1000.01', stock: '1', ...title } },
  'set-activity': { activity: 'sign', change: { points: '1000000000' } },
  'set-prize': { activity: 'sign', prize: 'too-large', change: { amount: '1000.01', chance: '1', ...title } },
  'set-mission': { mission: 'first-login', change: { amount: '1000.01' } },
  'set-rank': { level: 1, change: { bonus: '1000.01' } },
  'set-referral': { change: { inviter: '1000.01' } },
  'set-value': { path: 'registrationBonus', value: '1000.01' },
  'vendor-void': {},
}

/** Commands whose amount is stored in the object that they refer to. Other tests cover their limit. */
const commandsWithStoredAmount: readonly string[] = ['approve-deposit', 'vendor-void']

/** Commands with an amount or points that are exempt from this limit, with the reason. */
const exemptCommands: Readonly<Record<string, string>> = {
  adjust: 'needs a second operator through its own approval',
  'set-deposit-channel': 'limits and fees of deposits that players pay',
  'set-withdrawals': 'limits and fees of the players’ own money',
}

describe('a command that creates value', () => {
  it('has a declared exposure: every command with an amount, points or a balance is listed here or exempt, and a listed command is rejected above the limit of one operator', async () => {
    const valueCommands = Object.entries(allCommands).flatMap(([name, { exposure }]) => (exposure === 'none' ? [] : [name]))
    expect(valueCommands.toSorted()).toEqual(Object.keys(inputsAboveLimit).toSorted())
    const amountCommands = Object.entries(allCommands).filter(([, { parameters: shape }]) =>
      ['amount', 'points', 'balance'].some((parameter) => parameter in shape),
    )
    for (const [name] of amountCommands) expect(name in inputsAboveLimit || name in exemptCommands, name).toBe(true)
    for (const [name, body] of Object.entries(inputsAboveLimit))
      if (!commandsWithStoredAmount.includes(name))
        await expect(runAdminCommand(name, body), name).rejects.toThrow('one operator may give 1000.00 at most')
    expect(await listApprovals()).toEqual([])
  })

  it('is rejected for each field of a change that gives a player something', async () => {
    const fieldsByCommand: Readonly<Record<string, readonly string[]>> = {
      'set-activity': ['amount', 'maxAmount', 'points'],
      'set-prize': ['amount', 'points'],
      'set-mission': ['amount', 'points'],
      'set-rank': ['bonus'],
      'set-referral': ['inviter', 'friend'],
      'set-points-reward': ['amount'],
      'give-reward': ['amount', 'points'],
    }
    for (const [name, fields] of Object.entries(fieldsByCommand))
      for (const field of fields) {
        const change = { [field]: field === 'points' ? '1000000000' : '1000.01' }
        await expect(runAdminCommand(name, { ...inputsAboveLimit[name], change }), `${name} ${field}`).rejects.toThrow(
          'one operator may give',
        )
      }
  })

  it('is pending if a signed-in operator runs it, and runs exactly once after another operator has confirmed it', async () => {
    await runAdminCommand('create-account', { username: 'collector', type: 0 })
    const body = { username: 'collector', points: 1_000_000, reason: 'A prize', key: createIdempotencyKey(), by: 'Ann' }
    expect(await runAdminCommand('grant-points', body)).toMatchObject({ state: 'pending', command: 'grant-points', requestedBy: 'Ann' })
    expect(await grantOnePoint('collector')).toBe(1)
    const approval = (await listApprovals())[0]?.approval ?? ''
    await expect(runAdminCommand('confirm-approval', { approval, by: 'Ann' })).rejects.toThrow('another operator')
    await expect(runAdminCommand('confirm-approval', { approval })).rejects.toThrow('This decision needs a person.')
    const results = await Promise.allSettled(['Ben', 'Cid'].map((by) => runAdminCommand('confirm-approval', { approval, by })))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await grantOnePoint('collector')).toBe(1_000_002)
    await expect(runAdminCommand('confirm-approval', { approval, by: 'Ben' })).rejects.toThrow('already done')
    const { rows } = await query<{ event: string }>(
      platform,
      `select event || ' ' || outcome || ' ' || operator_name as event from audit_log
        where event in ('operator-grant-points', 'operator-confirm-approval') and outcome <> 'refused' and operator is not null order by seq`,
    )
    const decider = results[0]?.status === 'fulfilled' ? 'Ben' : 'Cid'
    expect(rows.map(({ event }) => event)).toEqual([
      'operator-grant-points waiting Ann',
      `operator-grant-points done ${decider}`,
      `operator-confirm-approval done ${decider}`,
    ])
  })

  it('stores no password while pending: one is generated on confirmation', async () => {
    const account = { username: 'newlyrich', type: 0, balance: '5000.00', by: 'Ann' }
    await expect(runAdminCommand('create-account', { ...account, password: 'Fjordpassword2' })).rejects.toThrow(
      'A pending command does not store a password',
    )
    const { rows } = await query(platform, `select 1 from approvals where body::text like '%Fjord%'`)
    expect(rows).toEqual([])
    const { approval } = await runAdminCommand('create-account', account)
    const { value } = (await runAdminCommand('confirm-approval', { approval, by: 'Ben' })) as {
      value: { password: string; balance: string }
    }
    expect(value.balance).toBe('5000.00')
    expect((await platform.logIn('alpha.test', 'newlyrich', value.password)).token).toBeTruthy()
  })

  it('does nothing if it is rejected, and stays pending if it fails on confirmation', async () => {
    const requestGrant = (amount: string) =>
      runAdminCommand('ledger-grant', { username: 'player', amount, key: createIdempotencyKey(), by: 'Ann' })
    const { approval: rejectedApproval } = await requestGrant('5000')
    expect(await runAdminCommand('refuse-approval', { approval: rejectedApproval, by: 'Ben' })).toMatchObject({
      state: 'refused',
      decidedBy: 'Ben',
    })
    await expect(runAdminCommand('confirm-approval', { approval: rejectedApproval, by: 'Ben' })).rejects.toThrow('already refused')
    const { approval } = await runAdminCommand('ledger-spend', {
      username: 'player',
      amount: '900000',
      key: createIdempotencyKey(),
      by: 'Ann',
    })
    await expect(runAdminCommand('confirm-approval', { approval, by: 'Ben' })).rejects.toThrow('balance is insufficient')
    expect((await listApprovals()).find((listed) => listed.approval === approval)).toMatchObject({ state: 'pending' })
  })

  it('is rejected on confirmation if other changes have raised its exposure since', async () => {
    const setBonus = (field: string, value: string, by?: string) =>
      runAdminCommand('set-value', { path: `deposits.bonuses.first.${field}`, value, ...(by !== undefined && { by }) })
    await setBonus('enabled', 'false')
    await setBonus('maxBonus', '1500')
    const { approval, worth } = await setBonus('enabled', 'true', 'Ann')
    expect(worth).toBe('1500.00')
    const confirm = () => runAdminCommand('confirm-approval', { approval, by: 'Ben' })
    await setBonus('maxBonus', '100000')
    await expect(confirm()).rejects.toThrow('The settings have just been changed. Check them and try again.')
    await setBonus('maxBonus', '1500')
    expect(await confirm()).toMatchObject({ state: 'done', value: { after: true } })
  })

  it('is limited by the value of the points that it grants or deducts, and needs approval if it raises the value of all points', async () => {
    await runAdminCommand('grant-points', { username: 'player', points: 5_000, reason: 'Some', key: createIdempotencyKey() })
    const deduction = runAdminCommand('grant-points', {
      username: 'player',
      points: -1_000_000_000,
      reason: 'Too many',
      key: createIdempotencyKey(),
    })
    await expect(deduction).rejects.toThrow('one operator may give')
    for (const change of [{ amount: '900.00' }, { turnover: '0.01', amount: '2.00' }])
      await expect(runAdminCommand('set-points', { change })).rejects.toThrow('one operator may give')
    expect(await runAdminCommand('set-points', { change: { amount: '0.50' } })).toMatchObject({ amount: '0.50' })
  })

  it('also needs approval if it makes a reward above the limit easier to earn', async () => {
    const runWithApproval = async (command: string, body: object) => {
      const { approval } = await runAdminCommand(command, { ...body, by: 'Ann' })
      await runAdminCommand('confirm-approval', { approval, by: 'Ben' })
    }
    await runWithApproval('set-mission', { mission: 'daily-play', change: { amount: '5000.00' } })
    await runWithApproval('set-rank', { level: 6, change: { bonus: '5000.00' } })
    await runWithApproval('set-referral', { change: { inviter: '5000.00' } })
    await runWithApproval('set-activity', { activity: 'weekly-goal', change: { amount: '5000.00' } })
    const easierTerms: readonly (readonly [string, object])[] = [
      ['set-mission', { mission: 'daily-play', change: { target: '0.01' } }],
      ['set-mission', { mission: 'daily-play', change: { enabled: 'on' } }],
      ['set-rank', { level: 6, change: { turnover: '70000.00' } }],
      ['set-referral', { change: { staked: '0' } }],
      ['set-activity', { activity: 'weekly-goal', change: { requiredStakes: '0' } }],
    ]
    for (const [name, body] of easierTerms) await expect(runAdminCommand(name, body), name).rejects.toThrow('This is worth 5000.00,')
    for (const change of [{ order: '15' }, { 'title.EN': 'Play' }, { enabled: 'off' }])
      expect(await runAdminCommand('set-mission', { mission: 'daily-play', change })).toMatchObject({ amount: '5000.00' })
    expect(await runAdminCommand('set-mission', { mission: 'daily-play', change: { points: '10' } })).toMatchObject({ points: '10' })
    expect(await runAdminCommand('set-mission', { mission: 'daily-play', change: { amount: '1.00', target: '50.00' } })).toMatchObject({
      target: '50.00',
    })
  })

  it('always needs approval if it increases the cashback of a rank or makes it easier to reach, even without cashback, because cashback has no maximum amount', async () => {
    const easierWithoutCashback = { cashback: '0', turnover: '1999.99' }
    for (const change of [{ cashback: '1.01' }, { turnover: '1999.99' }, { cashback: '1.01', turnover: '9000.00' }, easierWithoutCashback])
      await expect(runAdminCommand('set-rank', { level: 3, change }), JSON.stringify(change)).rejects.toThrow('one operator may give')
    for (const change of [{ cashback: '0.70' }, { turnover: '2100.00' }, { withdrawals: '6' }])
      expect(await runAdminCommand('set-rank', { level: 3, change })).toMatchObject({ level: 3 })
  })

  it('counts all tickets of a period if it changes a raffle, and all units that players can afford if it changes a points reward', async () => {
    const ticketsInput = { activity: 'lucky-draw', change: { ticketStake: '0.01' } }
    await expect(runAdminCommand('set-activity', ticketsInput)).rejects.toThrow('one operator may give')
    await runAdminCommand('set-activity', { activity: 'lucky-draw', change: { freeTickets: '100' } })
    const prizeInput = { activity: 'lucky-draw', prize: 'silver', change: { amount: '900.00', chance: '1000' } }
    await expect(runAdminCommand('set-prize', prizeInput)).rejects.toThrow('one operator may give')
    await runAdminCommand('set-activity', { activity: 'lucky-draw', change: { freeTickets: '1' } })
    expect(await runAdminCommand('set-prize', prizeInput)).toContainEqual(expect.objectContaining({ prize: 'silver', amount: '900.00' }))
    await runAdminCommand('grant-points', { username: 'player', points: 5_000, reason: 'Some', key: createIdempotencyKey() })
    await expect(runAdminCommand('set-points-reward', { reward: 'cash-5', change: { points: '1' } })).rejects.toThrow(
      'one operator may give',
    )
    expect(await runAdminCommand('set-points-reward', { reward: 'cash-5', change: { points: '440' } })).toMatchObject({ points: 440 })
  })

  it('is valued, if it sets a points reward, at one unit, or at all units in stock that players can afford minus the value of the points they cost, whichever is more', async () => {
    await platform.runAdminCommand('grant-points', {
      brand: 'beta',
      username: 'player',
      points: 2_000,
      reason: 'Some',
      key: createIdempotencyKey(),
    })
    const setLargeReward = (change: Readonly<Record<string, string>>) =>
      platform.runAdminCommand('set-points-reward', { brand: 'beta', reward: 'large', change: { ...defaultChange, ...change } })
    const defaultChange = { kind: 'money', points: '100', amount: '200.00', stock: '15', ...title }
    await expect(setLargeReward({})).rejects.toThrow('This is worth 2981.250000,')
    await expect(setLargeReward({ stock: '30' })).rejects.toThrow('This is worth 3975.000000,')
    await expect(setLargeReward({ points: '3000', amount: '1000.01' })).rejects.toThrow('This is worth 1000.010000,')
  })

  it('values granted points by the reward with the best rate if that is better than their conversion rate', async () => {
    const change = { kind: 'money', points: '100', amount: '10.00', stock: '1', ...title }
    await runAdminCommand('set-points-reward', { reward: 'generous', change })
    const grant = runAdminCommand('grant-points', { username: 'player', points: 11_000, reason: 'Too many', key: createIdempotencyKey() })
    await expect(grant).rejects.toThrow('This is worth 1100.00,')
    await runAdminCommand('set-points-reward', { reward: 'generous', change: { enabled: 'off' } })
    const grantInput = { username: 'player', points: 11_000, reason: 'As much as before', key: createIdempotencyKey() }
    expect(await runAdminCommand('grant-points', grantInput)).toMatchObject({ outcome: 'done' })
  })

  it('values granted or deducted points by their conversion rate if no reward has a better one', async () => {
    const runInBeta = (command: string, body: object) => platform.runAdminCommand(command, { brand: 'beta', ...body })
    await runInBeta('set-points', { change: { points: '50' } })
    for (const points of [60_000, -60_000]) {
      const grant = runInBeta('grant-points', { username: 'player', points, reason: 'Too many', key: createIdempotencyKey() })
      await expect(grant).rejects.toThrow('This is worth 1200.000000,')
    }
    await runInBeta('set-points', { change: { points: '100' } })
  })

  it('is valued, if it sets the conversion ratio, at one conversion and at the points that a stake at the limit earns', async () => {
    const setPoints = (change: object) => platform.runAdminCommand('set-points', { brand: 'beta', change })
    await expect(setPoints({ points: '900000000', amount: '1000.01' })).rejects.toThrow('This is worth 1000.010000,')
    await expect(setPoints({ amount: '1.01', turnover: '0.01' })).rejects.toThrow('This is worth 1010.000000,')
    expect(await setPoints({ turnover: '0.01' })).toMatchObject({ points: 100, amount: '1.000000', turnover: '0.010000' })
    await setPoints({ turnover: '10' })
  })
})
