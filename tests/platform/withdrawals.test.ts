import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MovementPage, Withdrawal } from '../../src/generated/api.ts'
import { completeAllOverdueWithdrawals } from '../../server/modules/withdrawals/complete-overdue-withdrawals.ts'
import { getPeriodBounds } from '../../src/engine/rules/time/report-period.ts'
import { listAuditEvents } from './list-audit-events.ts'
import { query, withDatabaseClient } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'
import {
  raiseDailyWithdrawalCounts,
  grantBlockingBonus,
  createWithdrawer,
  runOperatorActions,
  createProofPicture,
  updateWithdrawalSettings,
} from './withdrawer.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1' } })
  await updateWithdrawalSettings(platform, { coolDownHours: '0', feeFixed: '5.00', feeRate: '1.00', feeFree: '0', 'daily.0': '20000.00' })
})
afterAll(() => platform.stop())

const fetchFunds = async (username: string): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await withDatabaseClient(platform, (client) =>
    client.query<{ purpose: string; balance: string }>(
      `select l.purpose, l.balance::text from ledger_accounts l join accounts a on a.merchant = l.merchant and a.id = l.owner
     where a.username = $1 order by 1`,
      [username],
    ),
  )
  return Object.fromEntries(rows.map(({ purpose, balance }) => [purpose, balance]))
}
const fetchHouseBalance = async (name: string): Promise<bigint> => {
  const { rows } = await withDatabaseClient(platform, (client) =>
    client.query<{ sum: string }>(
      `select coalesce(sum(e.amount), 0)::text as sum from entries e join ledger_accounts l on l.merchant = e.merchant and l.id = e.account
     where l.owner is null and l.merchant = 'ALPHA1' and l.purpose = $1`,
      [name],
    ),
  )
  return BigInt(rows[0]?.sum ?? 0)
}
const fetchStateAndFunds = async (username: string, reference: string): Promise<Readonly<Record<string, unknown>>> => {
  const { state, due } = await platform.runAdminCommand('withdrawal', { brand: 'alpha', reference })
  return { state, due, ...(await fetchFunds(username)) }
}
const passDeadline = async (reference: string): Promise<void> => {
  await withDatabaseClient(platform, (client) =>
    client.query(`update withdrawals set receive_by = now() - interval '1 second' where reference = $1`, [reference]),
  )
}
const assertLedgerBalanced = async () =>
  expect(await platform.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({ passed: true })

describe('a withdrawal', () => {
  it('reserves its money when it is requested, and pays it out less the fee', async () => {
    const withdrawer = await createWithdrawer(platform)
    const [payout, fees] = [await fetchHouseBalance('payout'), await fetchHouseBalance('fees')]
    expect(await withdrawer.fetchTerms()).toMatchObject({
      available: '50000.00',
      min: '100.00',
      max: '20000.00',
      dayLeft: '20000.00',
      fee: { fixed: '5.00', rate: '1.00', freeLeft: 0 },
      turnoverLeft: '0.00',
      receiveMinutes: { bank: 4320, wallet: 1440 },
      usualMinutes: 60,
    })
    const withdrawal = await withdrawer.withdraw('1000')
    expect(withdrawal).toMatchObject({
      state: 'requested',
      amount: '1000.00',
      fee: '15.00',
      netAmount: '985.00',
      due: '985.00',
      actions: ['cancel'],
    })
    expect(await fetchFunds(withdrawer.username)).toEqual({ wallet: '4900000', held: '100000' })
    const funds = (await withdrawer.call('wallet.funds', undefined)).body.value
    expect(funds).toMatchObject({ main: '49000.00', held: '1000.00', withdrawable: '49000.00', sum: '50000.00' })
    await runOperatorActions(platform, withdrawal.reference, 'review', 'approve')
    expect(await fetchFunds(withdrawer.username)).toEqual({ wallet: '4900000', held: '100000' })
    await runOperatorActions(platform, withdrawal.reference, 'pay')
    expect(await fetchFunds(withdrawer.username)).toEqual({ wallet: '4900000', held: '0' })
    expect([(await fetchHouseBalance('payout')) - payout, (await fetchHouseBalance('fees')) - fees]).toEqual([98_500n, 1_500n])
    const [runningWithdrawal] = (await withdrawer.listWithdrawals('running')).withdrawals
    expect(runningWithdrawal).toMatchObject({ state: 'paid-out', actions: ['confirm', 'reportPart', 'reportMissing'] })
    expect((await withdrawer.confirm(withdrawal.id, { outcome: 'received' })).body.value).toMatchObject({
      state: 'received',
      receipt: 'confirmed',
      due: '0.00',
    })
    const [completedWithdrawal] = (await withdrawer.listWithdrawals('ended')).withdrawals
    expect(completedWithdrawal?.steps.map(({ state, by }) => [state, by])).toEqual([
      ['requested', 'player'],
      ['in-review', 'operator'],
      ['approved', 'operator'],
      ['paid-out', 'operator'],
      ['received', 'player'],
    ])
    expect(completedWithdrawal?.steps.at(-1)?.confirmation).toEqual({ receivedAmount: '985.00' })
    expect(
      await platform.runAdminCommand('withdrawal', { brand: 'alpha', reference: ` ${withdrawal.reference.toLowerCase()}` }),
    ).toMatchObject({
      username: withdrawer.username,
      receipt: 'confirmed',
      amount: '1000.00',
      fee: '15.00',
      due: '0.00',
      currency: 'VND',
      to: { kind: 'bank', name: 'Vietcombank' },
      steps: [{ by: 'player' }, { by: 'operator' }, {}, {}, { state: 'received', by: 'player', received: '985.00' }],
    })
    await assertLedgerBalanced()
  })

  it('that is rejected or cancelled returns its money, once', async () => {
    const withdrawer = await createWithdrawer(platform)
    const [firstWithdrawal, secondWithdrawal] = [await withdrawer.withdraw('1000'), await withdrawer.withdraw('2000')]
    expect(await fetchFunds(withdrawer.username)).toEqual({ wallet: '4700000', held: '300000' })
    await runOperatorActions(platform, firstWithdrawal.reference, 'review', 'approve', 'refuse')
    const responses = await Promise.all(Array.from({ length: 6 }, () => withdrawer.call('withdrawal.cancel', { id: secondWithdrawal.id })))
    expect(responses.map(({ body }) => body.code ?? 'done').toSorted()).toEqual([
      'done',
      ...Array.from({ length: 5 }, () => 'withdrawal_changed'),
    ])
    expect(await fetchFunds(withdrawer.username)).toEqual({ wallet: '5000000', held: '0' })
    const { withdrawals } = await withdrawer.listWithdrawals('ended')
    expect(withdrawals.map(({ state }) => state)).toEqual(['cancelled', 'refused'])
    expect(withdrawals[1]?.steps.at(-1)).toMatchObject({ note: 'As the bank says.' })
    await assertLedgerBalanced()
  })

  it('is requested once for a key, for any number of retries and tabs; with different content the key is rejected', async () => {
    const withdrawer = await createWithdrawer(platform)
    const key = 'one-key-of-the-tests'
    const retries = await Promise.all(Array.from({ length: 6 }, () => withdrawer.requestWithdrawal('1000', { key })))
    const ids = new Set(retries.map(({ body }) => (body.value as Withdrawal).id))
    expect(ids.size).toBe(1)
    const repeated = await withdrawer.requestWithdrawal('1000', { key, paymentPassword: '000000' })
    expect(ids).toContain((repeated.body.value as Withdrawal | undefined)?.id)
    const payee = await withdrawer.addPayee(900_100)
    for (const [amount, overrides] of [
      ['1001', {}],
      ['1000', { payee }],
    ] as const)
      expect((await withdrawer.requestWithdrawal(amount, { key, ...overrides })).body.code).toBe('withdrawal_key_used')
    expect(await fetchFunds(withdrawer.username)).toEqual({ wallet: '4900000', held: '100000' })
    const otherWithdrawer = await createWithdrawer(platform)
    expect((await otherWithdrawer.requestWithdrawal('1000', { key })).status).toBe(200)
    expect(await fetchFunds(otherWithdrawer.username)).toEqual({ wallet: '4900000', held: '100000' })
    await assertLedgerBalanced()
  })

  it('ends in one state with its money moved once if its owner and the operator act concurrently', async () => {
    const withdrawer = await createWithdrawer(platform)
    const { id, reference } = await withdrawer.withdraw('1000')
    await runOperatorActions(platform, reference, 'review')
    const results = await Promise.allSettled([
      withdrawer.requireValue(withdrawer.call('withdrawal.cancel', { id })),
      runOperatorActions(platform, reference, 'approve'),
      runOperatorActions(platform, reference, 'refuse'),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
    const { state, wallet, held } = await fetchStateAndFunds(withdrawer.username, reference)
    expect([state, wallet, held]).toEqual(state === 'approved' ? ['approved', '4900000', '100000'] : [state, '5000000', '0'])
    await assertLedgerBalanced()
  })

  it('is limited by the balance, the minimum and maximum amount, and the daily amount and number, despite concurrent requests', async () => {
    await updateWithdrawalSettings(platform, { max: '9000.00' })
    const withdrawer = await createWithdrawer(platform)
    const requestAndGetError = async (amount: string) => Object.values((await withdrawer.requestWithdrawal(amount)).body.fields ?? {})[0]
    expect(await requestAndGetError('99.99')).toEqual({ key: 'withdrawal_below', values: { amount: '100.00' } })
    expect(await requestAndGetError('9000.01')).toEqual({ key: 'withdrawal_above', values: { amount: '9000.00' } })
    expect(await requestAndGetError('60000')).toEqual({ key: 'withdrawal_more_than_available', values: { amount: '50000.00' } })
    expect(await requestAndGetError('0.001')).toEqual({ key: 'error_amount_digits', values: { count: 2 } })
    expect(await requestAndGetError('-5')).toEqual({ key: 'error_amount' })
    const responses = await Promise.all(Array.from({ length: 5 }, () => withdrawer.requestWithdrawal('8000')))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(await withdrawer.fetchTerms()).toMatchObject({
      dayLimit: '20000.00',
      dayLeft: '4000.00',
      timesLimit: 2,
      timesLeft: 0,
      available: '34000.00',
    })
    expect(await requestAndGetError('100')).toEqual({ key: 'withdrawal_none_left_today' })
    await assertLedgerBalanced()
    await updateWithdrawalSettings(platform, { max: '20000.00' })
  })

  it('has the daily limit of its account’s rank, or of the nearest lower rank that has one', async () => {
    await updateWithdrawalSettings(platform, { 'daily.1': '21000.00', 'daily.2': '30000.00', 'daily.4': '90000.00' })
    const withdrawer = await createWithdrawer(platform)
    const setRankAndFetchLimit = async (level: number | null) => {
      await withDatabaseClient(platform, (client) =>
        client.query('update accounts set rank_level = $2 where username = $1', [withdrawer.username, level]),
      )
      return (await withdrawer.fetchTerms()).dayLimit
    }
    const limits = [
      await setRankAndFetchLimit(null),
      await setRankAndFetchLimit(1),
      await setRankAndFetchLimit(2),
      await setRankAndFetchLimit(4),
      await setRankAndFetchLimit(5),
      await setRankAndFetchLimit(6),
    ]
    expect(limits).toEqual(['20000.00', '21000.00', '30000.00', '90000.00', '200000.00', '200000.00'])
    await setRankAndFetchLimit(2)
    expect((await withdrawer.requestWithdrawal('20000')).status).toBe(200)
    expect(Object.values((await withdrawer.requestWithdrawal('10000.01')).body.fields ?? {})).toEqual([
      { key: 'withdrawal_above_day', values: { amount: '10000.00' } },
    ])
    expect((await withdrawer.requestWithdrawal('10000')).status).toBe(200)
    await setRankAndFetchLimit(1)
    expect(await withdrawer.fetchTerms()).toMatchObject({ dayLimit: '21000.00', dayLeft: '0.00' })
  })

  it('counts towards the limits of the day on which it was requested, in the brand’s time zone', async () => {
    const withdrawer = await createWithdrawer(platform)
    const { reference } = await withdrawer.withdraw('1000')
    const { from } = getPeriodBounds('today', 'Asia/Ho_Chi_Minh', new Date())
    const setRequestedAt = (moment: number) =>
      query(platform, 'update withdrawals set requested_at = $2 where reference = $1', [reference, new Date(moment)])
    const { dayLeft: dayLeftBefore, timesLeft: timesLeftBefore } = await withdrawer.fetchTerms()
    await setRequestedAt(from.getTime())
    expect(await withdrawer.fetchTerms()).toMatchObject({ dayLeft: dayLeftBefore, timesLeft: timesLeftBefore })
    await setRequestedAt(from.getTime() - 1)
    expect(await withdrawer.fetchTerms()).toMatchObject({
      dayLeft: (Number(dayLeftBefore) + 1000).toFixed(2),
      timesLeft: timesLeftBefore + 1,
    })
  })

  it('has no fee for as many times a day as the brand configures; a cancelled or rejected one does not count', async () => {
    await updateWithdrawalSettings(platform, { feeFree: '2', 'daily.0': '20000.00' })
    await raiseDailyWithdrawalCounts(platform)
    const withdrawer = await createWithdrawer(platform)
    const fetchFreeLeft = async () => (await withdrawer.fetchTerms()).fee.freeLeft
    const [before, first] = [await fetchFreeLeft(), await withdrawer.withdraw('1000')]
    const [between, second] = [await fetchFreeLeft(), await withdrawer.withdraw('1000')]
    const [after, third] = [await fetchFreeLeft(), await withdrawer.withdraw('1000')]
    expect([before, between, after]).toEqual([2, 1, 0])
    expect([first.fee, second.fee, third.fee]).toEqual(['0.00', '0.00', '15.00'])
    await withdrawer.call('withdrawal.cancel', { id: third.id })
    await runOperatorActions(platform, second.reference, 'refuse')
    expect([await fetchFreeLeft(), (await withdrawer.withdraw('1000')).fee]).toEqual([1, '0.00'])
    await updateWithdrawalSettings(platform, { feeFree: '0' })
  })

  it('needs a payment password, a verified mobile number and a payout account, and reports the first that is missing', async () => {
    const withoutSetup = await createWithdrawer(platform, { password: false, mobile: false })
    const requestAndGetCode = async () => (await withoutSetup.requestWithdrawal('1000')).body.code
    expect(await withoutSetup.fetchTerms()).toMatchObject({ paymentPassword: false, mobile: false, payee: false })
    expect(await requestAndGetCode()).toBe('payment_password_unset')
    await withoutSetup.setPassword()
    expect(await requestAndGetCode()).toBe('mobile_unverified')
    await withoutSetup.setMobile()
    expect(await requestAndGetCode()).toBe('payee_missing')
    await withoutSetup.addPayee()
    expect(await withoutSetup.fetchTerms()).toMatchObject({ paymentPassword: true, mobile: true, payee: true })
    const withdrawer = await createWithdrawer(platform)
    expect((await withdrawer.requestWithdrawal('1000', { paymentPassword: '000000' })).body.code).toBe('password_wrong')
  })

  it('is blocked by the wagering requirement of a bonus, which is shown beforehand', async () => {
    const withdrawer = await createWithdrawer(platform)
    await grantBlockingBonus(platform, withdrawer.username)
    expect(await withdrawer.fetchTerms()).toMatchObject({ turnoverLeft: '2500.00' })
    expect((await withdrawer.requestWithdrawal('1000')).body.code).toBe('withdrawal_turnover')
    expect(await fetchFunds(withdrawer.username)).toMatchObject({ wallet: '5000000' })
  })

  it('is not blocked by an expired bonus, even before the clean-up job has run', async () => {
    const withdrawer = await createWithdrawer(platform)
    await grantBlockingBonus(platform, withdrawer.username)
    await withDatabaseClient(platform, (client) =>
      client.query(
        `update bonuses b set ends_at = now() - interval '1 second' from accounts a where a.merchant = b.merchant and a.id = b.account and a.username = $1`,
        [withdrawer.username],
      ),
    )
    expect(await withdrawer.fetchTerms()).toMatchObject({ turnoverLeft: '0.00', available: '50000.00' })
    expect((await withdrawer.requestWithdrawal('1000')).status).toBe(200)
  })

  it('is paid only while its account has a type that may hold money', async () => {
    const withdrawer = await createWithdrawer(platform)
    const { reference } = await withdrawer.withdraw('1000')
    await runOperatorActions(platform, reference, 'review', 'approve')
    const setType = (type: number) =>
      withDatabaseClient(platform, (client) =>
        client.query('update accounts set type = $2 where username = $1', [withdrawer.username, type]),
      )
    await setType(4)
    await expect(runOperatorActions(platform, reference, 'pay')).rejects.toThrow('cannot be moved')
    expect(await fetchStateAndFunds(withdrawer.username, reference)).toMatchObject({ state: 'approved', wallet: '4900000', held: '100000' })
    await setType(0)
    expect(await runOperatorActions(platform, reference, 'pay')).toMatchObject({ state: 'paid-out' })
    await assertLedgerBalanced()
  })

  it('is rejected once its account is closed; one requested earlier can still be rejected or paid', async () => {
    const withdrawer = await createWithdrawer(platform)
    const [firstWithdrawal, secondWithdrawal] = [await withdrawer.withdraw('1000'), await withdrawer.withdraw('2000')]
    await platform.runAdminCommand('disable-account', { brand: 'alpha', username: withdrawer.username })
    expect((await withdrawer.requestWithdrawal('1000')).body.code).toBe('not_logged_in')
    await runOperatorActions(platform, firstWithdrawal.reference, 'refuse')
    await runOperatorActions(platform, secondWithdrawal.reference, 'review', 'approve', 'pay')
    expect(await fetchFunds(withdrawer.username)).toEqual({ wallet: '4800000', held: '0' })
  })
})

describe('a withdrawal payment', () => {
  const createPaidWithdrawal = async () => {
    const withdrawer = await createWithdrawer(platform)
    const withdrawal = await withdrawer.withdraw('1000')
    await runOperatorActions(platform, withdrawal.reference, 'review', 'approve', 'pay')
    return { withdrawer, ...withdrawal }
  }

  it('that arrived in part returns to review with the remainder, which is paid without moving the member’s money twice', async () => {
    const { withdrawer, id, reference } = await createPaidWithdrawal()
    const before = await fetchHouseBalance('payout')
    expect((await withdrawer.confirm(id, { outcome: 'partly' })).body.fields).toEqual({ remainingAmount: { key: 'reg_required' } })
    expect((await withdrawer.confirm(id, { outcome: 'partly', remainingAmount: '985' })).body.fields).toEqual({
      remainingAmount: { key: 'withdrawal_remaining_less' },
    })
    const confirmed = (await withdrawer.confirm(id, { outcome: 'partly', remainingAmount: '85' })).body.value as Withdrawal
    expect(confirmed).toMatchObject({ state: 'partly-received', netAmount: '985.00', due: '85.00', actions: ['reportArrival'] })
    expect(confirmed.steps.at(-1)?.confirmation).toEqual({ receivedAmount: '900.00', remainingAmount: '85.00' })
    const fetchSteps = async () =>
      (await platform.runAdminCommand('withdrawal', { brand: 'alpha', reference }))['steps'] as readonly object[]
    expect((await fetchSteps()).at(-1)).toMatchObject({ state: 'partly-received', by: 'player', received: '900.00', remaining: '85.00' })
    expect(await runOperatorActions(platform, reference, 'review', 'approve', 'pay')).toMatchObject({ state: 'paid-out', due: '85.00' })
    expect(await fetchHouseBalance('payout')).toBe(before)
    expect((await withdrawer.confirm(id, { outcome: 'received' })).body.value).toMatchObject({ state: 'received' })
    await assertLedgerBalanced()
  })

  it('that is reported missing needs an image, visible to the operator, and returns to review', async () => {
    const { withdrawer, id, reference } = await createPaidWithdrawal()
    expect((await withdrawer.confirm(id, { outcome: 'missing' })).body.fields).toEqual({ proofImage: { key: 'withdrawal_proof_required' } })
    const svgImage = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
    expect((await withdrawer.confirm(id, { outcome: 'missing', proofImage: svgImage })).body.code).toBe('upload_invalid')
    const proofImage = await createProofPicture()
    const confirmed = (await withdrawer.confirm(id, { outcome: 'missing', remainingAmount: '85', proofImage })).body.value as Withdrawal
    expect(confirmed).toMatchObject({ state: 'not-received', due: '985.00' })
    const proof = confirmed.steps.at(-1)?.confirmation?.proofImage
    expect(confirmed.steps.at(-1)?.confirmation).toEqual({ receivedAmount: '0.00', remainingAmount: '985.00', proofImage: proof })
    const { rows } = await query<{ days: number }>(
      platform,
      'select extract(epoch from due_at - created_at)::float / 86400 as days from uploads where id = $1',
      [proof],
    )
    expect(rows.map(({ days }) => Math.round(days))).toEqual([180])
    expect(await platform.runAdminCommand('withdrawal-proof', { brand: 'alpha', reference })).toMatchObject({ type: 'png' })
    expect(await runOperatorActions(platform, reference, 'review')).toMatchObject({ state: 'in-review', actions: ['approve', 'force'] })
    await expect(runOperatorActions(platform, reference, 'refuse')).rejects.toThrow('It was paid out, so no money is returned')
  })

  it('that is not confirmed counts as received after its deadline, once on any number of servers', async () => {
    const { withdrawer, reference } = await createPaidWithdrawal()
    const { platform: deps } = platform.server
    await completeAllOverdueWithdrawals(deps)
    expect(await fetchStateAndFunds(withdrawer.username, reference)).toMatchObject({ state: 'paid-out' })
    await passDeadline(reference)
    const loggedLines: string[] = []
    const log = (line: string) => void loggedLines.push(line)
    await Promise.all(Array.from({ length: 6 }, () => completeAllOverdueWithdrawals({ ...deps, log })))
    expect(loggedLines).toEqual([])
    const [completedWithdrawal] = (await withdrawer.listWithdrawals('ended')).withdrawals
    expect(completedWithdrawal).toMatchObject({ state: 'received', receipt: 'elapsed', actions: [] })
    expect(completedWithdrawal?.steps.filter(({ by }) => by === 'clock')).toHaveLength(1)
    expect(await platform.runAdminCommand('audit-verify', { brand: 'alpha' })).toMatchObject({ passed: true })
  })

  it('counts as received for its owner as soon as its deadline has passed, before a job has run', async () => {
    const { withdrawer, id, reference } = await createPaidWithdrawal()
    await passDeadline(reference)
    const lateConfirmation = await withdrawer.confirm(id, { outcome: 'partly', remainingAmount: '85' })
    expect(lateConfirmation.body.code).toBe('withdrawal_changed')
    expect((await withdrawer.listWithdrawals('running')).withdrawals).toEqual([])
    expect((await withdrawer.listWithdrawals('ended')).withdrawals[0]).toMatchObject({ receipt: 'elapsed' })
  })

  it('is in the audit log with each of its steps, by its owner, an operator or the job that completes overdue withdrawals', async () => {
    await raiseDailyWithdrawalCounts(platform)
    const { withdrawer, id, reference } = await createPaidWithdrawal()
    await withdrawer.confirm(id, { outcome: 'missing', proofImage: await createProofPicture() })
    await runOperatorActions(platform, reference, 'review', 'force')
    const overdueWithdrawal = await withdrawer.withdraw('1000')
    await runOperatorActions(platform, overdueWithdrawal.reference, 'review', 'approve', 'pay')
    await passDeadline(overdueWithdrawal.reference)
    await completeAllOverdueWithdrawals(platform.server.platform)
    await runOperatorActions(platform, (await withdrawer.withdraw('1000')).reference, 'refuse')
    const paidOut = ['withdrawal', 'operator-withdrawal-review', 'operator-withdrawal-approve', 'operator-withdrawal-pay']
    const forced = ['withdrawal-missing', 'operator-withdrawal-review', 'operator-withdrawal-force']
    const refused = ['withdrawal', 'operator-withdrawal-refuse']
    const events = [...paidOut, ...forced, ...paidOut, 'withdrawal-elapsed', ...refused]
    expect(await listAuditEvents(platform, withdrawer.username, /withdrawal/)).toEqual(events.map((event) => `${event} done`))
  })

  it('that the operator has marked as received is final, and none of it is returned', async () => {
    const { withdrawer, id, reference } = await createPaidWithdrawal()
    await expect(platform.runAdminCommand('withdrawal-force', { brand: 'alpha', reference })).rejects.toThrow(
      'must be a string of 1 to 300 characters',
    )
    expect(await runOperatorActions(platform, reference, 'force')).toMatchObject({ state: 'received', receipt: 'forced', actions: [] })
    for (const action of ['review', 'approve', 'refuse', 'pay', 'force'])
      await expect(runOperatorActions(platform, reference, action)).rejects.toThrow('No action is possible')
    expect((await withdrawer.call('withdrawal.cancel', { id })).body.code).toBe('withdrawal_changed')
    expect((await withdrawer.confirm(id, { outcome: 'missing', proofImage: await createProofPicture() })).body.code).toBe(
      'withdrawal_changed',
    )
    expect(await fetchFunds(withdrawer.username)).toEqual({ wallet: '4900000', held: '0' })
    await assertLedgerBalanced()
  })

  it('can be confirmed and cancelled only by its owner', async () => {
    const { id } = await createPaidWithdrawal()
    const otherWithdrawer = await createWithdrawer(platform)
    expect((await otherWithdrawer.confirm(id, { outcome: 'received' })).body.code).toBe('not_found')
    expect((await otherWithdrawer.call('withdrawal.cancel', { id })).body.code).toBe('not_found')
  })
})

describe('a member’s list of withdrawals', () => {
  it('is paged, newest first, without gaps or repeats', async () => {
    const withdrawer = await createWithdrawer(platform)
    const createdIds: string[] = []
    for (let n = 0; n < 5; n += 1) {
      const { id } = await withdrawer.withdraw('100')
      createdIds.unshift(id)
      await withdrawer.call('withdrawal.cancel', { id })
    }
    const listIds = async () => {
      const ids: string[] = []
      let after: string | undefined
      do {
        const input = { which: 'ended', count: 2, ...(after !== undefined && { after }) } as const
        const { withdrawals, next } = (await platform.call('withdrawal.list', input, { host: alpha, token: withdrawer.token })).body
          .value as {
          withdrawals: Withdrawal[]
          next?: string
        }
        ids.push(...withdrawals.map(({ id }) => id))
        after = next
      } while (after !== undefined)
      return ids
    }
    expect(await listIds()).toEqual(createdIds)
    await query(platform, `update withdrawals set requested_at = '2026-01-01T00:00:00Z' where id = any($1)`, [createdIds])
    expect(await listIds()).toEqual(createdIds.toSorted().toReversed())
  })
})

describe('the operator’s list of withdrawals', () => {
  it('has the pending withdrawals, or the withdrawals in one state, oldest first, with amount and recipient', async () => {
    const withdrawer = await createWithdrawer(platform)
    const [firstWithdrawal, secondWithdrawal, thirdWithdrawal] = [
      await withdrawer.withdraw('1000'),
      await withdrawer.withdraw('2000'),
      await withdrawer.withdraw('3000'),
    ]
    for (const [{ id }, day] of [
      [firstWithdrawal, 2],
      [secondWithdrawal, 3],
      [thirdWithdrawal, 1],
    ] as const)
      await query(platform, 'update withdrawals set requested_at = $2 where id = $1', [id, `2025-01-0${String(day)}T00:00:00Z`])
    const listWithdrawals = (input: object) =>
      platform.runAdminCommand('withdrawals', { brand: 'alpha', ...input }) as unknown as Promise<readonly Withdrawal[]>
    const listReferences = async (input: object) => (await listWithdrawals(input)).map(({ reference }) => reference)
    expect((await listReferences({})).slice(0, 3)).toEqual(
      [thirdWithdrawal, firstWithdrawal, secondWithdrawal].map(({ reference }) => reference),
    )
    expect(await listWithdrawals({ count: 1 })).toMatchObject([
      {
        reference: thirdWithdrawal.reference,
        username: withdrawer.username,
        state: 'requested',
        amount: '3000.00',
        fee: '35.00',
        due: '2965.00',
        to: expect.stringMatching(/^Vietcombank \d+•+\d+$/) as string,
        requestedAt: '2025-01-01T00:00:00.000Z',
      },
    ])
    await runOperatorActions(platform, secondWithdrawal.reference, 'review')
    expect((await listReferences({ state: 'in-review' }))[0]).toBe(secondWithdrawal.reference)
    expect((await listReferences({})).slice(0, 3)).toEqual(
      [thirdWithdrawal, firstWithdrawal, secondWithdrawal].map(({ reference }) => reference),
    )
    await runOperatorActions(platform, thirdWithdrawal.reference, 'refuse')
    expect((await listReferences({})).slice(0, 2)).toEqual([firstWithdrawal, secondWithdrawal].map(({ reference }) => reference))
    expect((await listReferences({ state: 'refused' }))[0]).toBe(thirdWithdrawal.reference)
    await expect(listWithdrawals({ state: 'lost' })).rejects.toThrow('Unknown state')
  })
})

describe('the account record of a member', () => {
  it('shows the state of the reserved money: pending, paid out or returned', async () => {
    const withdrawer = await createWithdrawer(platform)
    const listHoldStates = async (reference: string) => {
      const { movements } = await withdrawer.requireValue<MovementPage>(withdrawer.call('record.movements', { kind: 'withdrawal' }))
      return movements.filter(({ belongsTo, purpose }) => belongsTo === reference && purpose === 'withdrawal-hold').map(({ held }) => held)
    }
    const outcomes: readonly (readonly [held: string, end: (withdrawal: Withdrawal) => Promise<unknown>])[] = [
      ['returned', ({ id }) => withdrawer.call('withdrawal.cancel', { id })],
      ['returned', ({ reference }) => runOperatorActions(platform, reference, 'refuse')],
      ['paid', ({ reference }) => runOperatorActions(platform, reference, 'review', 'approve', 'pay')],
    ]
    for (const [expectedState, endWithdrawal] of outcomes) {
      const withdrawal = await withdrawer.withdraw('100.00')
      expect(await listHoldStates(withdrawal.reference)).toEqual(['pending'])
      await endWithdrawal(withdrawal)
      expect(await listHoldStates(withdrawal.reference)).toEqual([expectedState])
    }
  })
})

describe('the operator’s withdrawal settings', () => {
  it('are read, changed and validated, for one brand only', async () => {
    const fetchOtherBrand = () => platform.runAdminCommand('withdrawal-settings', { brand: 'beta' })
    const before = await fetchOtherBrand()
    expect(before).toEqual({
      min: '100.000000',
      max: '20000.000000',
      feeFixed: '5.000000',
      feeRate: '0.50',
      feeFree: '1',
      'receiveMinutes.bank': '4320',
      'receiveMinutes.wallet': '1440',
      usualMinutes: '60',
      coolDownHours: '24',
      'daily.0': '10000.000000',
      'daily.2': '20000.000000',
      'daily.3': '40000.000000',
      'daily.4': '80000.000000',
      'daily.5': '200000.000000',
    })
    expect(await updateWithdrawalSettings(platform, { feeRate: '0.25', 'daily.3': '70000' })).toMatchObject({
      feeRate: '0.25',
      'daily.3': '70000.00',
    })
    const invalidChanges: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
      [{ min: '0' }, 'must be above 0'],
      [{ max: '1' }, 'must not be below'],
      [{ feeRate: '100' }, 'must be a percentage'],
      [{ coolDownHours: '-1' }, 'a whole number from 0 to 720'],
      [{ coolDownHours: '721' }, 'a whole number from 0 to 720'],
      [{ feeFree: '101' }, 'a whole number from 0 to 100'],
      [{ 'receiveMinutes.bank': '0' }, 'a whole number from 1 to 43200'],
      [{ 'receiveMinutes.wallet': '43201' }, 'a whole number from 1 to 43200'],
      [{ usualMinutes: '43201' }, 'a whole number from 1 to 43200'],
      [{}, 'Name the settings to change'],
      [{ nothing: '1' }, 'Unknown setting'],
      [{ max: '1.001' }, 'decimals'],
    ]
    for (const [change, reason] of invalidChanges) await expect(updateWithdrawalSettings(platform, change)).rejects.toThrow(reason)
    expect(await updateWithdrawalSettings(platform, { min: '75.00', max: '75.00' })).toMatchObject({ min: '75.00', max: '75.00' })
    const maximums = {
      feeFree: '100',
      feeRate: '99.99',
      'receiveMinutes.bank': '43200',
      'receiveMinutes.wallet': '43199',
      usualMinutes: '43198',
      coolDownHours: '720',
    }
    expect(await updateWithdrawalSettings(platform, maximums)).toMatchObject(maximums)
    expect(await platform.runAdminCommand('withdrawal-settings', { brand: 'alpha' })).toMatchObject({ ...maximums, min: '75.00' })
    expect(await fetchOtherBrand()).toEqual(before)
    const changes = await listAuditEvents(platform, null, /^operator-set-withdrawals$/)
    await updateWithdrawalSettings(platform, { usualMinutes: '60' })
    expect(await listAuditEvents(platform, null, /^operator-set-withdrawals$/)).toEqual([...changes, 'operator-set-withdrawals done'])
  })
})
