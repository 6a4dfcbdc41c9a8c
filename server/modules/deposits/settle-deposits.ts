import type { ListedOrder } from '../../integrations/gateway-contract.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'
import { type DueBrandJobDeps, forEachDueBrand } from '../api-context/index.ts'
import type { DepositDeps } from './deposit-deps.ts'
import { type GatewayDeps, GatewayError, createGatewayStore, getGateway } from '../gateways/index.ts'
import { retryUnopenedDeposits } from './open-deposit.ts'
import { type DepositRecord, createDepositStore, listMerchantsWithPendingDeposits } from './store/deposits.ts'
import { applyPayment, getPaymentId } from './apply-payment.ts'
import { findStateAfterExpiry } from './deposit-dto.ts'

type ListedPayment = ListedOrder['payments'][number]
type SettleDeps = Pick<DepositDeps, 'sites'> & GatewayDeps & DueBrandJobDeps<Brand>

/** Maximum number of due deposits that one query returns. */
const batchSize = 50

/**
 * For every brand, opens the deposits that their gateway has not opened yet, and expires those past their payment
 * deadline.
 */
export async function settlePendingDeposits(deps: SettleDeps): Promise<void> {
  const { sites } = deps
  await forEachDueBrand(
    deps,
    listMerchantsWithPendingDeposits,
    (id) => `Deposits of ${id} could not be settled`,
    async (brand) => {
      const [tenant, loadExponent] = [sites.tenant(brand), () => getExponent(sites, brand)] as const
      await retryUnopenedDeposits(deps, tenant, loadExponent)
      await expireDueDeposits(deps, tenant, loadExponent)
    },
  )
}

const getExponent = async (sites: DepositDeps['sites'], brand: Brand): Promise<number> => (await sites.read(brand)).exponent

async function expireDueDeposits(deps: GatewayDeps, tenant: Tenant, loadExponent: () => Promise<number>): Promise<void> {
  for (;;) {
    const dueIds = await createDepositStore(tenant).listDueIds(new Date(), batchSize)
    for (const id of dueIds) {
      const deposit = await createDepositStore(tenant).findById(id)
      if (!deposit) continue
      const payments = await listGatewayPayments(deps, tenant, deposit)
      if (deps.signal?.aborted === true) return
      await expireDeposit(tenant, deposit, payments, loadExponent)
    }
    if (dueIds.length < batchSize) return
  }
}

/**
 * Queries the gateway before a deposit expires: a payment may exist without a notice. If the gateway does not answer, a
 * later notice still counts.
 */
async function listGatewayPayments(
  deps: GatewayDeps,
  tenant: Tenant,
  { id, pay_to: payTo, gateway: code }: DepositRecord,
): Promise<readonly ListedPayment[]> {
  if (payTo !== null) return []
  const gateway = await getGateway(deps, tenant, code).catch(() => undefined)
  const [listed] = (await gateway?.listOrders(tenant.code, { order: id }).catch(() => [])) ?? []
  return listed?.payments ?? []
}

async function expireDeposit(
  tenant: Tenant,
  { id, gateway }: DepositRecord,
  payments: readonly ListedPayment[],
  loadExponent: () => Promise<number>,
): Promise<void> {
  for (const payment of payments) await applyPayment(tenant, await loadExponent(), { gateway, order: id }, payment)
  await withTransaction(tenant, async (trx) => {
    const lockedDeposit = await createDepositStore(trx).lockById(id)
    const state = lockedDeposit && findStateAfterExpiry(lockedDeposit.state)
    if (lockedDeposit && state) await createDepositStore(trx).update(lockedDeposit, { state })
  })
}

/** Result of a comparison with the gateways. */
export interface ReconciliationReport {
  /** Number of orders that the gateways list for the compared period. */
  readonly orders: number
  /** Number of successful payments of these orders. */
  readonly payments: number
  /** Ids of the deposits to which a payment was applied now, because no notice of it had arrived. */
  readonly applied: readonly string[]
  /** Ids of the orders without a deposit. */
  readonly unknown: readonly string[]
  /**
   * Ids of the payments that differ from the recorded ones, are in another currency than the deposit, or whose amount
   * is above the maximum.
   */
  readonly differing: readonly string[]
  /** Ids of the recorded payments that their gateway does not list. */
  readonly missing: readonly string[]
}

/**
 * Compares the recorded payments with the orders that the gateways list, and applies the payments without a notice.
 * @throws GatewayError if a gateway does not answer, after the others have been compared
 */
export async function reconcileDeposits(deps: GatewayDeps, tenant: Tenant, exponent: number, since: Date): Promise<ReconciliationReport> {
  const brandCodes = (await createGatewayStore(tenant).list()).map(({ gateway }) => gateway)
  const codes = brandCodes.length > 0 && !deps.gateway.available ? brandCodes : [null, ...brandCodes]
  const reports: ReconciliationReport[] = []
  const failures: GatewayError[] = []
  for (const code of codes)
    await reconcileGateway(deps, tenant, exponent, { code, since }).then(
      (report) => reports.push(report),
      (error: unknown) => {
        if (!(error instanceof GatewayError)) throw error
        failures.push(error)
      },
    )
  if (failures.length > 0) throw new GatewayError(failures.map(({ message }) => message).join(' '))
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
  return {
    orders: sum(reports.map(({ orders }) => orders)),
    payments: sum(reports.map(({ payments }) => payments)),
    applied: reports.flatMap(({ applied }) => applied),
    unknown: reports.flatMap(({ unknown }) => unknown),
    differing: reports.flatMap(({ differing }) => differing),
    missing: reports.flatMap(({ missing }) => missing),
  }
}

interface ReconciledGateway {
  /** Code of a gateway of the brand; `null`: the gateway of the server. */
  readonly code: string | null
  readonly since: Date
}

async function reconcileGateway(
  deps: GatewayDeps,
  tenant: Tenant,
  exponent: number,
  { code, since }: ReconciledGateway,
): Promise<ReconciliationReport> {
  const gateway = await getGateway(deps, tenant, code)
  const orders = await gateway.listOrders(tenant.code, { since: since.toISOString() })
  const report = { applied: [] as string[], unknown: [] as string[], differing: [] as string[] }
  const listed = new Set<string>()
  let payments = 0
  for (const { order, payments: orderPayments } of orders)
    for (const payment of orderPayments) {
      if (payment.status === 'paid') payments++
      listed.add(getPaymentId(code, payment))
      const outcome = await applyPayment(tenant, exponent, { gateway: code, order }, payment)
      if (outcome === 'applied' && payment.status === 'paid') report.applied.push(order)
      if (outcome === 'conflict' || outcome === 'too-large') report.differing.push(payment.payment)
      if (outcome === 'unknown' && !report.unknown.includes(order)) report.unknown.push(order)
    }
  const recorded = await createDepositStore(tenant).listPaymentsSince(since, code)
  const missing = recorded.flatMap(({ payment }) => (listed.has(payment) ? [] : [payment]))
  return { orders: orders.length, payments, ...report, missing }
}
