import { expect } from 'vitest'
import { cancelWithdrawal, confirmWithdrawal } from '../../server/modules/withdrawals/confirm-withdrawal.ts'
import { completeOverdueWithdrawals } from '../../server/modules/withdrawals/complete-overdue-withdrawals.ts'
import { stepWithdrawal } from '../../server/modules/withdrawals/step-withdrawal.ts'
import { requestWithdrawal } from '../../server/modules/withdrawals/request-withdrawal.ts'
import { withdrawalsOf } from '../../server/modules/withdrawals/store/withdrawals.ts'
import { finalWithdrawalStates, isRefundable, type WithdrawalTransition } from '../../src/engine/rules/money/withdrawal-steps.ts'
import { paymentPassword } from '../platform/withdrawer.ts'
import { sumMovements } from './deposit-scenario.ts'
import { type Scenario, type ScenarioInput, formatAmount, newKey, type Step, step } from './environment.ts'

const purposes = ['withdrawal-hold', 'withdrawal-return', 'withdrawal-paid', 'withdrawal-fee']

/**
 * Creates a scenario with a withdrawal that is requested, cancelled, reviewed, approved, refused, paid, confirmed,
 * forced and completed when overdue, whichever succeeds first.
 */
export function createWithdrawalScenario(input: ScenarioInput): Scenario {
  const { environment, random, player, name, amount: min } = input
  const { platform, vendorContext, sender, client } = environment
  const { account } = player
  const { tenant, site, brand } = vendorContext
  const deps = platform.server.platform
  const context = { tenant, brand, jobs: deps.jobs }
  const amount = min + 100n
  const key = newKey(name)
  let acknowledged = 0
  const find = () => withdrawalsOf(tenant).findByKey(account.id, key)
  const request = (requestedAmount: bigint) => () => {
    const body = { amount: formatAmount(requestedAmount), payee: player.payee, paymentPassword, key }
    return requestWithdrawal({ tenant, site, config: brand.config }, sender, account, body)
  }
  const requestOnce = request(amount)
  /** Each action that succeeds is one step of the withdrawal. */
  const withdrawalStep = (work: (id: string) => Promise<unknown>): Step =>
    step(async () => {
      const found = await find()
      if (!found) return 'refused'
      await work(found.id)
      acknowledged++
      return 'done'
    })
  const operate = async (action: 'review' | 'approve' | 'refuse' | 'pay' | 'force') => {
    const withdrawal = await find()
    if (!withdrawal) return
    const transition: WithdrawalTransition = action === 'pay' ? { action, receiveBy: new Date(Date.now() + 600_000) } : { action }
    await stepWithdrawal(context, withdrawal, transition, { note: 'Decided by the scenario.' })
  }
  const operatorStep = (action: Parameters<typeof operate>[0]): Step => withdrawalStep(() => operate(action))
  const payOut = step(async () => {
    for (const action of ['review', 'approve', 'pay'] as const) await operatorStep(action).run()
  })
  const confirm = (confirmation: { readonly outcome: 'received' } | { readonly outcome: 'partly'; readonly remainingAmount: string }) =>
    withdrawalStep((id) => confirmWithdrawal({ ...context, site, uploads: deps }, account, { id, ...confirmation }))
  const expire = step(async () => {
    const found = await find()
    if (!found) return
    await client.query(
      `update withdrawals set receive_by = now() - interval '1 second' where merchant = $1 and id = $2 and state = 'paid-out'`,
      [tenant.code, found.id],
    )
    await completeOverdueWithdrawals(context, deps.secrets.key('audit'))
  })
  const oneIn = (times: number, create: () => Step): readonly Step[] => (random.integerBelow(times) === 0 ? [create()] : [])
  const steps = [
    step(requestOnce),
    ...oneIn(3, () => step(request(amount + 1n))),
    ...oneIn(1, () => payOut),
    ...oneIn(3, () => withdrawalStep((id) => cancelWithdrawal(context, account, id))),
    ...oneIn(3, () => operatorStep('refuse')),
    ...oneIn(2, () => confirm({ outcome: 'received' })),
    ...oneIn(3, () => confirm({ outcome: 'partly', remainingAmount: '0.01' })),
    ...oneIn(3, () => expire),
    ...oneIn(3, () => operatorStep('force')),
    ...oneIn(2, () => payOut),
  ]
  const verify = async (): Promise<bigint> => {
    const row = await find()
    if (!row) {
      expect(acknowledged).toBe(0)
      return 0n
    }
    const storedSteps = await withdrawalsOf(tenant).listSteps([row.id])
    expect(storedSteps.map(({ version }) => version)).toEqual(storedSteps.map((_, index) => index + (storedSteps[0]?.version ?? 0)))
    expect(row.version).toBe(storedSteps.at(-1)?.version)
    expect(storedSteps.filter(({ actor }) => actor !== 'clock').length, `the steps of ${name}`).toBe(acknowledged + 1)
    const finalIndex = storedSteps.findIndex(({ state }) => (finalWithdrawalStates as readonly string[]).includes(state))
    expect(finalIndex === -1 || finalIndex === storedSteps.length - 1).toBe(true)
    const moved = await sumMovements(input, row.id, purposes)
    expect(moved, `the amount moved by ${name}`).toBe(row.paid ? -row.amount : 0n)
    expect(await sumMovements(input, row.id, purposes, 'held'), `the amount held for ${name}`).toBe(isRefundable(row) ? row.amount : 0n)
    return moved
  }
  return { ...(random.integerBelow(4) > 0 && { prepare: requestOnce }), steps, verify }
}
