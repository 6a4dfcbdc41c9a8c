import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyPayment } from '../../server/modules/deposits/apply-payment.ts'
import { completeAllOverdueWithdrawals } from '../../server/modules/withdrawals/complete-overdue-withdrawals.ts'
import type { Activity, Deposit, InboxPage, PointsRedemption, Withdrawal } from '../../src/generated/api.ts'
import { createOpenActivity } from '../contract/samples.ts'
import { getAlphaTenant, createPlayer } from './new-player.ts'
import { withDatabaseClient } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'
import { createDailyLimits, createWithdrawer, runOperatorActions, createProofPicture, updateWithdrawalSettings } from './withdrawer.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1' } })
  await updateWithdrawalSettings(platform, { coolDownHours: '0', ...createDailyLimits('50000.00') })
})
afterAll(() => platform.stop())

const brand = 'alpha'

interface Member {
  readonly token: string
}

/** Returns the newest message in the inbox of a member, in a language. */
async function fetchNewestMessage({ token }: Member, language = 'en-US') {
  const response = await platform.call('inbox.list', {}, { host: alpha, token, headers: { 'accept-language': language } })
  return (response.body.value as InboxPage).messages[0]
}

async function createPaidWithdrawal() {
  const withdrawer = await createWithdrawer(platform)
  const withdrawal = await withdrawer.withdraw('1000')
  await runOperatorActions(platform, withdrawal.reference, 'review', 'approve', 'pay')
  return { withdrawer, ...withdrawal }
}

describe('the owner of a withdrawal', () => {
  it('is notified of its payout, with the amount after the fee, in the inbox and by text message, with the deadline for confirming receipt', async () => {
    const withdrawer = await createWithdrawer(platform)
    await updateWithdrawalSettings(platform, { feeFree: '0' })
    const { reference, id } = await withdrawer.withdraw('1000')
    await updateWithdrawalSettings(platform, { feeFree: '1' })
    await runOperatorActions(platform, reference, 'review', 'approve')
    expect(await fetchNewestMessage(withdrawer)).toBeUndefined()
    const smsMessage = await platform.readMessage(brand, () => runOperatorActions(platform, reference, 'pay'))
    expect(smsMessage).toMatchObject({ channel: 'sms', to: `+84${withdrawer.phone.mobileNum}` })
    const message = await fetchNewestMessage(withdrawer)
    expect(message?.content).toContain(reference)
    expect(message?.title).toBe('P\u00a0990.00 is on its way to you')
    expect((await fetchNewestMessage(withdrawer, 'vi-VN'))?.title).toContain('đang được chuyển đến bạn')
    expect(smsMessage.text).toBe((await fetchNewestMessage(withdrawer, 'vi-VN'))?.content)
    const [runningWithdrawal] = (await withdrawer.listWithdrawals('running')).withdrawals
    expect(runningWithdrawal).toMatchObject({ id, state: 'paid-out' })
    const minutes = (Date.parse(runningWithdrawal?.receiveBy ?? '') - Date.parse(message?.sentAt ?? '')) / 60_000
    expect(Math.round(minutes)).toBe(4320)
  })

  it('is notified of the deadline for the kind of payee: the brand’s setting for wallets does not apply to a bank account', async () => {
    await updateWithdrawalSettings(platform, { 'receiveMinutes.wallet': '30', 'receiveMinutes.bank': '2880' })
    const { withdrawer } = await createPaidWithdrawal()
    const [runningWithdrawal] = (await withdrawer.listWithdrawals('running')).withdrawals
    expect(Math.round((Date.parse(runningWithdrawal?.receiveBy ?? '') - Date.now()) / 60_000)).toBe(2880)
    expect(await withdrawer.fetchTerms()).toMatchObject({ receiveMinutes: { bank: 2880, wallet: 30 } })
    await updateWithdrawalSettings(platform, { 'receiveMinutes.bank': '4320' })
  })

  it('is notified of the deadline for wallets if it is paid to one', async () => {
    await updateWithdrawalSettings(platform, { 'receiveMinutes.wallet': '30' })
    const withdrawer = await createWithdrawer(platform)
    const address = { ...withdrawer.createPayeeInput(), channel: 'USDT_TRC20', number: `T${'Q'.repeat(33)}` }
    const addedPayees: { id: string }[] = []
    const verificationCode = await platform.readCode(brand, async () =>
      addedPayees.push(await withdrawer.requireValue(withdrawer.call('payee.add', address))),
    )
    const payee = addedPayees[0]?.id ?? ''
    await withdrawer.requireValue(withdrawer.call('payee.confirm', { id: payee, verificationCode }))
    const { reference } = await withdrawer.requireValue<Withdrawal>(withdrawer.requestWithdrawal('1000', { payee }))
    await runOperatorActions(platform, reference, 'review', 'approve', 'pay')
    const [runningWithdrawal] = (await withdrawer.listWithdrawals('running')).withdrawals
    expect(Math.round((Date.parse(runningWithdrawal?.receiveBy ?? '') - Date.now()) / 60_000)).toBe(30)
  })

  it('is notified of its rejection or forced completion, with the reason, and of its automatic completion after the deadline, each with the amount', async () => {
    const withdrawer = await createWithdrawer(platform)
    await updateWithdrawalSettings(platform, { feeFree: '0' })
    const withdrawal = await withdrawer.withdraw('1000')
    await runOperatorActions(platform, withdrawal.reference, 'review', 'refuse')
    expect(await fetchNewestMessage(withdrawer)).toMatchObject({ title: 'Your withdrawal was rejected' })
    expect((await fetchNewestMessage(withdrawer))?.content).toMatch(/P\s1,000\.00 .*As the bank says\./s)
    const forcedWithdrawal = await createPaidWithdrawal()
    await runOperatorActions(platform, forcedWithdrawal.reference, 'force')
    expect((await fetchNewestMessage(forcedWithdrawal.withdrawer))?.content).toMatch(
      /closed withdrawal W\w+ as received: P\s990\.00\..*As the bank says\./s,
    )
    const [overdueWithdrawal, partlyReceivedWithdrawal] = [await createPaidWithdrawal(), await createPaidWithdrawal()]
    await updateWithdrawalSettings(platform, { feeFree: '1' })
    await withDatabaseClient(platform, (client) =>
      client.query(`update withdrawals set receive_by = now() - interval '1 second' where reference = $1`, [overdueWithdrawal.reference]),
    )
    await Promise.all([completeAllOverdueWithdrawals(platform.server.platform), completeAllOverdueWithdrawals(platform.server.platform)])
    const messages = (await overdueWithdrawal.withdrawer.requireValue<InboxPage>(overdueWithdrawal.withdrawer.call('inbox.list', {})))
      .messages
    expect(messages).toHaveLength(2)
    expect((await fetchNewestMessage(overdueWithdrawal.withdrawer))?.title).toBe('Your withdrawal counts as received')
    expect((await fetchNewestMessage(overdueWithdrawal.withdrawer))?.content).toMatch(/P\s990\.00/)
    await partlyReceivedWithdrawal.withdrawer.confirm(partlyReceivedWithdrawal.id, { outcome: 'partly', remainingAmount: '85' })
    await runOperatorActions(platform, partlyReceivedWithdrawal.reference, 'review', 'approve', 'pay')
    expect((await fetchNewestMessage(partlyReceivedWithdrawal.withdrawer))?.title).toBe('P\u00a085.00 is on its way to you')
  })

  it('is not notified of their own confirmation or cancellation', async () => {
    const { withdrawer, id } = await createPaidWithdrawal()
    await withdrawer.confirm(id, { outcome: 'received' })
    const cancelledWithdrawal = await withdrawer.withdraw('1000')
    await withdrawer.call('withdrawal.cancel', { id: cancelledWithdrawal.id })
    expect((await withdrawer.requireValue<InboxPage>(withdrawer.call('inbox.list', {}))).messages).toHaveLength(1)
  })
})

describe('the confirmation that a withdrawal was received', () => {
  it('is possible in every state between a report of a missing or partial payment and the next payout, and nothing is paid twice', async () => {
    const reports = [
      { outcome: 'missing', proofImage: await createProofPicture() },
      { outcome: 'partly', remainingAmount: '85' },
    ] as const
    for (const report of reports)
      for (const doneActions of [[], ['review'], ['review', 'approve']]) {
        const { withdrawer, id, reference } = await createPaidWithdrawal()
        await withdrawer.confirm(id, report)
        await runOperatorActions(platform, reference, ...doneActions)
        const [runningWithdrawal] = (await withdrawer.listWithdrawals('running')).withdrawals
        expect(runningWithdrawal?.actions).toEqual(['reportArrival'])
        const confirmedWithdrawal = (await withdrawer.confirm(id, { outcome: 'received' })).body.value as Withdrawal
        expect(confirmedWithdrawal).toMatchObject({ state: 'received', receipt: 'confirmed', due: '0.00', actions: [] })
        const expectedAmount = report.outcome === 'partly' ? '85.00' : confirmedWithdrawal.netAmount
        expect(confirmedWithdrawal.steps.at(-1)?.confirmation).toEqual({ receivedAmount: expectedAmount })
        await expect(runOperatorActions(platform, reference, 'pay')).rejects.toThrow('is received')
      }
    expect(await platform.runAdminCommand('ledger-verify', { brand })).toMatchObject({ passed: true })
  })

  it('is rejected before the payout', async () => {
    const withdrawer = await createWithdrawer(platform)
    const { id } = await withdrawer.withdraw('1000')
    expect((await withdrawer.confirm(id, { outcome: 'received' })).body.code).toBe('withdrawal_changed')
  })
})

describe('a player', () => {
  it('is notified of the decision on an application: approved, paid or rejected with the reason', async () => {
    const player = await createPlayer(platform)
    const decide = async (activity: string, command: string, overrides: object = {}) => {
      const { referenceNumber = '' } = await player.read<Activity>('activity.apply', { id: activity, remark: 'Mine.', images: [] })
      await platform.runAdminCommand(`${command}-application`, { brand, application: referenceNumber, ...overrides })
      const message = await fetchNewestMessage(player)
      expect(message?.content).toContain(referenceNumber)
      return message
    }
    const { id } = await createOpenActivity(platform, 'apply', { amount: '10.00' })
    expect(await decide(id, 'reject', { reason: 'The slip cannot be read.' })).toMatchObject({ title: 'Your application was rejected' })
    expect((await fetchNewestMessage(player))?.content).toContain('The slip cannot be read.')
    expect((await decide(id, 'approve'))?.content).toContain('ready to claim')
    const autoPaid = await createOpenActivity(platform, 'apply', { amount: '10.00', issue: 'automatic' })
    expect((await decide(autoPaid.id, 'approve'))?.content).toContain('paid your reward')
  })

  it('is notified of the decision on a redemption: approved, or rejected with the reason', async () => {
    const player = await createPlayer(platform)
    const paymentPassword = '192837'
    await player.request('member.setPaymentPassword', { password: testPassword, paymentPassword, confirmPaymentPassword: paymentPassword })
    await platform.runAdminCommand('grant-points', { brand, username: player.username, points: 500, reason: 'A test', key: randomUUID() })
    const texts = { 'title.EN': 'A mug', 'title.TY': 'Cái ly' }
    await platform.runAdminCommand('set-points-reward', {
      brand,
      reward: 'mug',
      change: { kind: 'goods', points: '100', amount: '1.00', stock: '5', ...texts },
    })
    const redeem = async () =>
      (await player.read<PointsRedemption>('points.redeem', { reward: 'mug', redeemQuantity: 2, paymentPassword, key: randomUUID() }))
        .referenceNumber
    const approvedReference = await redeem()
    await platform.runAdminCommand('approve-redemption', { brand, redemption: approvedReference })
    expect((await fetchNewestMessage(player))?.content).toBe(`We approved your redemption ${approvedReference}: 2 × A mug.`)
    expect((await fetchNewestMessage(player, 'vi-VN'))?.content).toContain('2 × Cái ly')
    const rejectedReference = await redeem()
    await platform.runAdminCommand('reject-redemption', { brand, redemption: rejectedReference, reason: 'Out of mugs.' })
    expect((await fetchNewestMessage(player))?.content).toMatch(/Points refunded: 200\.\n\nReason: Out of mugs\./)
  })

  it('is notified of the decision on a deposit: credited with the amount, or rejected with the reason', async () => {
    const player = await createPlayer(platform)
    const requestBankDeposit = () =>
      player.read<Deposit>('deposit.request', { channel: 'bank', payerName: 'Ann Payer', amount: '100', key: randomUUID() })
    const creditedDeposit = await requestBankDeposit()
    await platform.runAdminCommand('approve-deposit', { brand, deposit: creditedDeposit.reference, amount: '70' })
    expect((await fetchNewestMessage(player))?.content).toBe(
      `We received your deposit ${creditedDeposit.reference}. P\u00a070.00 was added to your balance.`,
    )
    await platform.runAdminCommand('set-deposit-channel', { brand, channel: 'qr', change: { amountMismatch: 'review' } })
    const overpaidDeposit = await player.read<Deposit>('deposit.request', { channel: 'qr', amount: '100', key: randomUUID() })
    await platform.runAdminCommand('set-deposit-channel', { brand, channel: 'qr', change: { amountMismatch: 'credit' } })
    for (const amount of ['10000', '4000']) {
      const payment = { payment: randomUUID(), status: 'paid', amount, currency: 'VND', at: new Date().toISOString() } as const
      expect(await applyPayment(getAlphaTenant(platform), 2, { gateway: null, order: overpaidDeposit.id }, payment)).toBe('applied')
    }
    await platform.runAdminCommand('approve-deposit', { brand, deposit: overpaidDeposit.reference })
    expect((await fetchNewestMessage(player))?.content).toContain(`${overpaidDeposit.reference}. P\u00a040.00 was added`)
    const rejectedDeposit = await requestBankDeposit()
    await platform.runAdminCommand('refuse-deposit', { brand, deposit: rejectedDeposit.reference, reason: 'Nothing came.' })
    expect((await fetchNewestMessage(player))?.content).toContain('Reason: Nothing came.')
  })
})
