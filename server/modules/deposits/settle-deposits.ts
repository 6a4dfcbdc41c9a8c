import type { ListedOrder } from '../../integrations/gateway-contract.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'
import { type DueBrandJobDeps, forEachDueBrand } from '../calls/index.ts'
import type { DepositDeps } from './deposit-deps.ts'
import type { Gateway } from './gateway.ts'
import { retryUnopened } from './open-deposit.ts'
import { depositsOf, merchantsWithPendingDeposits } from './store/deposits.ts'
import { applyPayment } from './apply-payment.ts'
import { stateAfterExpiry } from './deposit-dto.ts'

type ListedPayment = ListedOrder['payments'][number]
type SettleDeps = Pick<DepositDeps, 'sites' | 'gateway'> & DueBrandJobDeps<Brand>

/** Maximum per brand and run, so that one brand does not delay the others. */
const batchSize = 50

/**
 * Opens, for every brand, the deposits that the gateway has not answered, and ends those whose time to be paid is over.
 */
export async function settlePendingDeposits(deps: SettleDeps): Promise<void> {
  const { sites, signal } = deps
  const gateway = deps.gateway.withSignal(signal)
  await forEachDueBrand(
    deps,
    merchantsWithPendingDeposits,
    (id) => `Deposits of ${id} could not be settled`,
    async (brand) => {
      const [tenant, exponent] = [sites.tenant(brand), () => exponentOf(sites, brand)] as const
      await retryUnopened(tenant, gateway, exponent)
      await expireDue(tenant, gateway, exponent, signal)
    },
  )
}

const exponentOf = async (sites: DepositDeps['sites'], brand: Brand): Promise<number> => (await sites.read(brand)).exponent

async function expireDue(
  tenant: Tenant,
  gateway: Gateway,
  exponent: () => Promise<number>,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (;;) {
    const dueIds = await depositsOf(tenant).listDue(new Date(), batchSize)
    for (const id of dueIds) {
      const listed = await listPayments(tenant, gateway, id)
      if (signal?.aborted === true) return
      await expire(tenant, id, listed, exponent)
    }
    if (dueIds.length < batchSize) return
  }
}

/**
 * Queries the gateway before a deposit expires: a payment may exist without a notice. If the gateway does not answer, a
 * later notice still counts.
 */
async function listPayments(tenant: Tenant, gateway: Gateway, id: string): Promise<readonly ListedPayment[]> {
  const deposit = await depositsOf(tenant).byId(id)
  if (deposit?.pay_to !== null) return []
  const [listed] = await gateway.listOrders(tenant.code, { order: id }).catch(() => [])
  return listed?.payments ?? []
}

async function expire(tenant: Tenant, id: string, payments: readonly ListedPayment[], exponent: () => Promise<number>): Promise<void> {
  for (const payment of payments) await applyPayment(tenant, await exponent(), id, payment)
  await inTransaction(tenant, async (trx) => {
    const locked = await depositsOf(trx).lockById(id)
    const state = locked && stateAfterExpiry(locked.state)
    if (locked && state) await depositsOf(trx).update(locked, { state })
  })
}

/** Result of a comparison with the gateway. */
export interface ReconciliationReport {
  /** Number of the gateway's orders since then, and of their successful payments. */
  readonly orders: number
  readonly payments: number
  /** Deposits whose payments had no notice and were applied now. */
  readonly taken: readonly string[]
  /** Orders without a deposit. */
  readonly unknown: readonly string[]
  /** Payments that are recorded differently here. */
  readonly differing: readonly string[]
  /** Payments that are recorded here but unknown to the gateway. */
  readonly missing: readonly string[]
}

/** Compares the recorded payments with the gateway's, and applies those without a notice. */
export async function reconcileDeposits(tenant: Tenant, gateway: Gateway, exponent: number, since: Date): Promise<ReconciliationReport> {
  const orders = await gateway.listOrders(tenant.code, { since: since.toISOString() })
  const report = { taken: [] as string[], unknown: [] as string[], differing: [] as string[] }
  const listed = new Set<string>()
  let payments = 0
  for (const { order, payments: orderPayments } of orders)
    for (const payment of orderPayments) {
      if (payment.status === 'paid') payments++
      listed.add(payment.payment)
      const outcome = await applyPayment(tenant, exponent, order, payment)
      if (outcome === 'taken' && payment.status === 'paid') report.taken.push(order)
      if (outcome === 'conflict' || outcome === 'excessive') report.differing.push(payment.payment)
      if (outcome === 'unknown' && !report.unknown.includes(order)) report.unknown.push(order)
    }
  const recorded = await depositsOf(tenant).paymentsSince(since)
  const missing = recorded.flatMap(({ payment }) => (listed.has(payment) ? [] : [payment]))
  return { orders: orders.length, payments, ...report, missing }
}
