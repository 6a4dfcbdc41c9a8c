import { expect } from 'vitest'
import { cancelWithdrawal, confirmWithdrawal } from '../../server/modules/withdrawals/confirm-withdrawal.ts'
import { completeOverdueWithdrawals } from '../../server/modules/withdrawals/complete-overdue-withdrawals.ts'
import { transitionWithdrawal } from '../../server/modules/withdrawals/transition-withdrawal.ts'
import { requestWithdrawal } from '../../server/modules/withdrawals/request-withdrawal.ts'
import { createWithdrawalStore } from '../../server/modules/withdrawals/store/withdrawals.ts'
import { finalWithdrawalStates, isRefundable, type WithdrawalTransition } from '../../src/engine/rules/money/withdrawal-transitions.ts'
import { paymentPassword } from '../platform/withdrawer.ts'
import { sumMovements } from './deposit-scenario.ts'
import {
  type Scenario,
  type ScenarioInput,
  formatAmount,
  createIdempotencyKey,
  type Step,
  createStepWithoutNetChange,
} from './environment.ts'

const purposes = ['withdrawal-hold', 'withdrawal-return', 'withdrawal-paid', 'withdrawal-fee']

/**
 * Creates a scenario with a withdrawal that is requested, cancelled, reviewed, approved, refused, paid out, confirmed,
 * forced and completed when overdue, in any order, so that some of these actions are refused.
 */
export function createWithdrawalScenario(input: ScenarioInput): Scenario {
  const { environment, random, player, name, amount: baseAmount } = input
  const { platform, vendorContext, sender, client } = environment
  const { account } = player
  const { tenant, site, brand } = vendorContext
  const deps = platform.server.platform
  const context = { tenant, brand, jobs: deps.jobs }
  const amount = baseAmount + 100n
  const key = createIdempotencyKey(name)
  let acknowledgedCount = 0
  const findWithdrawal = () => createWithdrawalStore(tenant).findByKey(account.id, key)
  const createRequest = (requestedAmount: bigint) => () => {
    const body = { amount: formatAmount(requestedAmount), payee: player.payee, paymentPassword, key }
    return requestWithdrawal({ tenant, site, config: brand.config }, sender, account, body)
  }
  const sendRequest = createRequest(amount)
  /** Creates a scenario step that adds one row to `withdrawal_steps` if it succeeds. */
  const createWithdrawalStep = (operation: (id: string) => Promise<unknown>): Step =>
    createStepWithoutNetChange(async () => {
      const withdrawal = await findWithdrawal()
      if (!withdrawal) return 'refused'
      await operation(withdrawal.id)
      acknowledgedCount++
      return 'done'
    })
  const runOperatorAction = async (action: 'review' | 'approve' | 'refuse' | 'pay' | 'force') => {
    const withdrawal = await findWithdrawal()
    if (!withdrawal) return
    const transition: WithdrawalTransition = action === 'pay' ? { action, receiveBy: new Date(Date.now() + 600_000) } : { action }
    await transitionWithdrawal(context, withdrawal, transition, { note: 'Decided by the scenario.' })
  }
  const createOperatorStep = (action: Parameters<typeof runOperatorAction>[0]): Step =>
    createWithdrawalStep(() => runOperatorAction(action))
  const payOutStep = createStepWithoutNetChange(async () => {
    for (const action of ['review', 'approve', 'pay'] as const) await createOperatorStep(action).run()
  })
  const createConfirmStep = (
    confirmation: { readonly outcome: 'received' } | { readonly outcome: 'partly'; readonly remainingAmount: string },
  ) => createWithdrawalStep((id) => confirmWithdrawal({ ...context, site, uploads: deps }, account, { id, ...confirmation }))
  const completeOverdueStep = createStepWithoutNetChange(async () => {
    const withdrawal = await findWithdrawal()
    if (!withdrawal) return
    await client.query(
      `update withdrawals set receive_by = now() - interval '1 second' where merchant = $1 and id = $2 and state = 'paid-out'`,
      [tenant.code, withdrawal.id],
    )
    await completeOverdueWithdrawals(context, deps.secrets.deriveKey('audit'))
  })
  const includeOneIn = (times: number, create: () => Step): readonly Step[] => (random.integerBelow(times) === 0 ? [create()] : [])
  const steps = [
    createStepWithoutNetChange(sendRequest),
    ...includeOneIn(3, () => createStepWithoutNetChange(createRequest(amount + 1n))),
    ...includeOneIn(1, () => payOutStep),
    ...includeOneIn(3, () => createWithdrawalStep((id) => cancelWithdrawal(context, account, id))),
    ...includeOneIn(3, () => createOperatorStep('refuse')),
    ...includeOneIn(2, () => createConfirmStep({ outcome: 'received' })),
    ...includeOneIn(3, () => createConfirmStep({ outcome: 'partly', remainingAmount: '0.01' })),
    ...includeOneIn(3, () => completeOverdueStep),
    ...includeOneIn(3, () => createOperatorStep('force')),
    ...includeOneIn(2, () => payOutStep),
  ]
  const verify = async (): Promise<bigint> => {
    const row = await findWithdrawal()
    if (!row) {
      expect(acknowledgedCount).toBe(0)
      return 0n
    }
    const storedSteps = await createWithdrawalStore(tenant).listSteps([row.id])
    expect(storedSteps.map(({ version }) => version)).toEqual(storedSteps.map((_, index) => index + (storedSteps[0]?.version ?? 0)))
    expect(row.version).toBe(storedSteps.at(-1)?.version)
    expect(storedSteps.filter(({ actor }) => actor !== 'clock').length, `withdrawal_steps of ${name}`).toBe(acknowledgedCount + 1)
    const finalIndex = storedSteps.findIndex(({ state }) => (finalWithdrawalStates as readonly string[]).includes(state))
    expect(finalIndex === -1 || finalIndex === storedSteps.length - 1).toBe(true)
    const movedAmount = await sumMovements(input, row.id, purposes)
    expect(movedAmount, `the amount moved by ${name}`).toBe(row.paid ? -row.amount : 0n)
    expect(await sumMovements(input, row.id, purposes, 'held'), `the amount held for ${name}`).toBe(isRefundable(row) ? row.amount : 0n)
    return movedAmount
  }
  return { ...(random.integerBelow(4) > 0 && { prepare: sendRequest }), steps, verify }
}
