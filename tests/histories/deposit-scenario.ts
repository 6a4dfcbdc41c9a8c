import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { signMessage } from '../../server/integrations/sign-message.ts'
import { approveDeposit, rejectDeposit } from '../../server/modules/deposits/decide-deposit.ts'
import { handleGatewayNotice } from '../../server/modules/deposits/index.ts'
import { noticePath } from '../../server/modules/gateways/index.ts'
import { settlePendingDeposits } from '../../server/modules/deposits/settle-deposits.ts'
import { type DepositContext, requestDeposit } from '../../server/modules/deposits/request-deposit.ts'
import { reconcileDeposits } from '../../server/modules/deposits/settle-deposits.ts'
import { cancelDeposit, reportDepositSent } from '../../server/modules/deposits/deposit-actions.ts'
import { createDepositStore } from '../../server/modules/deposits/store/deposits.ts'
import type { DepositRequestBody } from '../../src/generated/api.ts'
import { alpha } from '../platform/small-brands.ts'
import {
  type Scenario,
  type ScenarioInput,
  currency,
  formatAmount,
  createIdempotencyKey,
  type Step,
  createStepWithoutNetChange,
} from './environment.ts'

const detailsByChannel = {
  qr: {},
  wallet: { payerPhone: '0912345678' },
  voucher: { voucherCode: '123456789012' },
  bank: { payerName: 'Nguyen Van A' },
} as const

interface PaymentNotice {
  readonly payment: string
  readonly status: 'paid' | 'failed'
  readonly amount: bigint
}

/**
 * Creates a scenario with a deposit that may be paid once, twice, in a different amount or not at all, with
 * notifications in any order, and that may be reported as failed, cancelled, expired, decided by an operator, and
 * reconciled with the gateway.
 */
export function createDepositScenario(input: ScenarioInput): Scenario {
  const { environment, random, player, name, amount: baseAmount } = input
  const { platform, vendorContext, client } = environment
  const { account } = player
  const deps = platform.server.platform
  const { tenant, brand, site } = vendorContext
  const channel = random.pick(['qr', 'qr', 'wallet', 'wallet', 'voucher', 'bank'] as const)
  const amount = baseAmount + 10_000n
  const key = createIdempotencyKey(name)
  const acknowledgedNotices: PaymentNotice[] = []
  let isDecided = false
  const findDeposit = () => createDepositStore(tenant).findByKey(account.id, key)
  const withDepositId = async (operation: (id: string) => Promise<unknown>): Promise<unknown> => {
    const deposit = await findDeposit()
    return deposit ? operation(deposit.id) : 'refused'
  }
  const createRequest = (requestedAmount: bigint) => () => {
    const dtoContext = { textContext: { brand: brand.id, languages: [], catalogue: {} }, exponent: 2, timeZone: 'UTC', now: new Date() }
    const context = { tenant, site, brand, member: { account }, origin: `http://${alpha}`, language: 'EN' } as unknown as DepositContext
    const bonus = random.integerBelow(8) === 0 ? { bonus: 'first' } : {}
    const body = { channel, amount: formatAmount(requestedAmount), key, ...detailsByChannel[channel], ...bonus } as DepositRequestBody
    return requestDeposit(deps, context, body, dtoContext)
  }
  const sendRequest = createRequest(amount)
  const createNoticeStep = (notice: PaymentNotice): Step =>
    createStepWithoutNetChange(() =>
      withDepositId(async (order) => {
        const notification = {
          merchant: tenant.code,
          order,
          ...notice,
          amount: notice.amount.toString(),
          currency,
          at: new Date().toISOString(),
        }
        const body = JSON.stringify(notification)
        const headers = signMessage(deps.gateway.key, { method: 'POST', path: noticePath, body })
        const status = await handleGatewayNotice(deps, { headers, body })
        if (status === 404 || status === 409) return 'refused'
        expect(status).toBe(200)
        acknowledgedNotices.push(notice)
        return 'done'
      }),
    )
  const createOperatorStep = (operation: (id: string) => Promise<unknown>): Step =>
    createStepWithoutNetChange(() =>
      withDepositId(async (id) => {
        const result = await operation(id)
        isDecided = true
        return result
      }),
    )
  const createPaidNotice = (sum: bigint): PaymentNotice => ({ payment: randomUUID(), status: 'paid', amount: sum })
  const firstPayment = createPaidNotice(random.integerBelow(4) === 0 ? amount - 1n : amount)
  const includeOneIn = (times: number, steps: () => readonly Step[]): readonly Step[] => (random.integerBelow(times) === 0 ? steps() : [])
  const noticeSteps = [
    ...includeOneIn(1, () => [createNoticeStep(firstPayment)]),
    ...includeOneIn(4, () => [createNoticeStep({ ...firstPayment, amount: firstPayment.amount + 1n })]),
    ...includeOneIn(4, () => [createNoticeStep(createPaidNotice(amount))]),
    ...includeOneIn(3, () => [createNoticeStep({ payment: randomUUID(), status: 'failed', amount })]),
  ]
  const expireStep = createStepWithoutNetChange(() =>
    withDepositId(async (id) => {
      await client.query(`update deposits set expires_at = now() - interval '1 second' where merchant = $1 and id = $2`, [tenant.code, id])
      await settlePendingDeposits({ ...deps, brands: { ...deps.brands, all: () => [brand] } })
    }),
  )
  /** Pays at the gateway without a notification. */
  const unnotifiedPaymentStep = createStepWithoutNetChange(() =>
    withDepositId(async () => {
      const path = new URL((await findDeposit())?.pay_url ?? 'http://none/').pathname
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      if (path !== '/') await platform.send('POST', path, { host: 'pay.test', body: 'outcome=unreported', headers })
    }),
  )
  const since = new Date(Date.now() - 60_000)
  const reconcile = () => reconcileDeposits(deps, tenant, 2, since)
  const hasUnnotifiedPayment = channel !== 'bank' && random.integerBelow(5) === 0
  const needsReview = channel === 'voucher' || channel === 'bank'
  const steps = [
    createStepWithoutNetChange(sendRequest),
    ...includeOneIn(3, () => [createStepWithoutNetChange(createRequest(amount + 1n))]),
    ...(channel === 'bank'
      ? includeOneIn(2, () => [createStepWithoutNetChange(() => withDepositId((id) => reportDepositSent(tenant, account.id, id)))])
      : noticeSteps),
    ...(hasUnnotifiedPayment ? [unnotifiedPaymentStep, createStepWithoutNetChange(reconcile)] : []),
    ...includeOneIn(4, () => [createStepWithoutNetChange(() => withDepositId((id) => cancelDeposit(tenant, account.id, id)))]),
    ...includeOneIn(4, () => [expireStep]),
    ...(needsReview
      ? includeOneIn(2, () => [createOperatorStep((id) => approveDeposit({ tenant, site, brand, jobs: deps.jobs }, id, undefined))])
      : []),
    ...(needsReview
      ? includeOneIn(4, () => [
          createOperatorStep((id) => rejectDeposit({ tenant, site, brand, jobs: deps.jobs }, id, 'Refused by the scenario.')),
        ])
      : []),
  ]
  const verify = async (): Promise<bigint> => {
    const row = await findDeposit()
    if (!row) {
      expect(acknowledgedNotices).toEqual([])
      return 0n
    }
    if (hasUnnotifiedPayment) await reconcile()
    const current = (await createDepositStore(tenant).findById(row.id)) ?? row
    const payments = await createDepositStore(tenant).listPayments(row.id)
    for (const notice of acknowledgedNotices) expect(payments).toContainEqual(expect.objectContaining(notice))
    const paidTotal = payments.filter(({ status }) => status === 'paid').reduce((sum, { amount: paidAmount }) => sum + paidAmount, 0n)
    if (!isDecided) expect(current.paid, `the amount paid for ${name}`).toBe(paidTotal)
    else if (channel !== 'bank') expect(current.credited <= paidTotal).toBe(true)
    if (current.state === 'paid') expect(current.credited).toBe(current.paid)
    if (!needsReview && paidTotal > 0n) expect(current).toMatchObject({ state: 'paid', credited: paidTotal })
    const movedAmount = await sumMovements(input, row.id, ['deposit', 'deposit-fee', 'deposit-bonus'])
    expect(movedAmount, `the amount moved by ${name}`).toBe(current.credited - current.fees + current.bonus_given)
    return movedAmount
  }
  return { ...(random.integerBelow(4) > 0 && { prepare: sendRequest }), steps, verify }
}

/**
 * Returns the net amount, in minor units, that transfers with this reference and these purposes moved to a player's
 * wallets, or to one of them.
 */
export async function sumMovements(
  { environment, player }: ScenarioInput,
  reference: string,
  purposes: readonly string[],
  wallet?: string,
): Promise<bigint> {
  const { rows } = await environment.client.query<{ moved: string }>(
    `select coalesce(sum(e.amount), 0)::text as moved from transfers t
      join entries e on e.merchant = t.merchant and e.transfer = t.id
      join ledger_accounts a on a.merchant = e.merchant and a.id = e.account
     where t.merchant = $1 and t.reference = $2 and t.purpose = any($3) and a.owner = $4 and ($5::text is null or a.purpose = $5)`,
    [environment.vendorContext.tenant.code, reference, purposes, player.account.id, wallet ?? null],
  )
  return BigInt(rows[0]?.moved ?? '0')
}
