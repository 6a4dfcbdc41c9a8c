import { expect } from 'vitest'
import { cancelWithdrawal, confirmWithdrawal } from '../../server/modules/withdrawals/confirm-withdrawal.ts'
import { completeOverdueWithdrawals } from '../../server/modules/withdrawals/complete-overdue-withdrawals.ts'
import { stepWithdrawal } from '../../server/modules/withdrawals/move-withdrawal.ts'
import { requestWithdrawal } from '../../server/modules/withdrawals/request-withdrawal.ts'
import { withdrawalsOf } from '../../server/modules/withdrawals/store/withdrawals.ts'
import { finalWithdrawalStates, isRefundable, type WithdrawalTransition } from '../../src/engine/rules/money/withdrawal-steps.ts'
import { paymentPassword } from '../platform/withdrawer.ts'
import { sumMovements } from './deposit-act.ts'
import { type Act, type Cast, formatAmount, newKey, type Step, step } from './stage.ts'

const purposes = ['withdrawal-hold', 'withdrawal-return', 'withdrawal-paid', 'withdrawal-fee']

/**
 * A withdrawal that is requested, cancelled, reviewed, approved, refused, paid, confirmed, forced and left to expire,
 * whichever succeeds first.
 */
export function withdrawalAct(cast: Cast): Act {
  const { stage, random, player, name, amount: min } = cast
  const { platform, vendorContext, sender, client } = stage
  const { account } = player
  const { tenant, site, brand } = vendorContext
  const uploads = platform.server.platform
  const context = { tenant, brand, jobs: uploads.jobs }
  const amount = min + 100n
  const key = newKey(name)
  let acknowledged = 0
  const find = () => withdrawalsOf(tenant).findByKey(account.id, key)
  const request = (requestedAmount: bigint) => () => {
    const body = { amount: formatAmount(requestedAmount), payee: player.payee, paymentPassword, key }
    return requestWithdrawal({ tenant, site, config: brand.config }, sender, account, body)
  }
  const first = request(amount)
  /** Each action that succeeds is one step of the withdrawal. */
  const moving = (work: (id: string) => Promise<unknown>): Step =>
    step(async () => {
      const found = await find()
      if (!found) return 'refused'
      await work(found.id)
      acknowledged++
      return 'done'
    })
  const operate = async (action: 'review' | 'approve' | 'refuse' | 'pay' | 'force') => {
    const read = await find()
    if (!read) return
    const move: WithdrawalTransition = action === 'pay' ? { action, receiveBy: new Date(Date.now() + 600_000) } : { action }
    await stepWithdrawal(context, read, move, { note: 'As the history says.' })
  }
  const operator = (action: Parameters<typeof operate>[0]): Step => moving(() => operate(action))
  const payOut = step(async () => {
    for (const action of ['review', 'approve', 'pay'] as const) await operator(action).run()
  })
  const confirm = (answer: { readonly outcome: 'received' } | { readonly outcome: 'partly'; readonly remainingAmount: string }) =>
    moving((id) => confirmWithdrawal({ ...context, site, uploads }, account, { id, ...answer }))
  const elapse = step(async () => {
    const found = await find()
    if (!found) return
    await client.query(
      `update withdrawals set receive_by = now() - interval '1 second' where merchant = $1 and id = $2 and state = 'paid-out'`,
      [tenant.code, found.id],
    )
    await completeOverdueWithdrawals(context, uploads.secrets.key('audit'))
  })
  const maybe = (times: number, make: () => Step): readonly Step[] => (random.integerBelow(times) === 0 ? [make()] : [])
  const steps = [
    step(first),
    ...maybe(3, () => step(request(amount + 1n))),
    ...maybe(1, () => payOut),
    ...maybe(3, () => moving((id) => cancelWithdrawal(context, account, id))),
    ...maybe(3, () => operator('refuse')),
    ...maybe(2, () => confirm({ outcome: 'received' })),
    ...maybe(3, () => confirm({ outcome: 'partly', remainingAmount: '0.01' })),
    ...maybe(3, () => elapse),
    ...maybe(3, () => operator('force')),
    ...maybe(2, () => payOut),
  ]
  const settle = async (): Promise<bigint> => {
    const row = await find()
    if (!row) {
      expect(acknowledged).toBe(0)
      return 0n
    }
    const taken = await withdrawalsOf(tenant).listSteps([row.id])
    expect(taken.map(({ version }) => version)).toEqual(taken.map((_, index) => index + (taken[0]?.version ?? 0)))
    expect(row.version).toBe(taken.at(-1)?.version)
    expect(taken.filter(({ actor }) => actor !== 'clock').length, `the steps of ${name}`).toBe(acknowledged + 1)
    const ended = taken.findIndex(({ state }) => (finalWithdrawalStates as readonly string[]).includes(state))
    expect(ended === -1 || ended === taken.length - 1).toBe(true)
    const moved = await sumMovements(cast, row.id, purposes)
    expect(moved, `what ${name} moved`).toBe(row.paid ? -row.amount : 0n)
    expect(await sumMovements(cast, row.id, purposes, 'held'), `what is held for ${name}`).toBe(isRefundable(row) ? row.amount : 0n)
    return moved
  }
  return { ...(random.integerBelow(4) > 0 && { first }), steps, settle }
}
