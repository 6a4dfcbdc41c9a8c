import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { type GatewayDeps, GatewayError, getGateway } from '../gateways/index.ts'
import { type DepositRecord, createDepositStore } from './store/deposits.ts'
import { toPaymentAmountDto } from './deposit-dto.ts'

/**
 * Opens a deposit at its gateway if it is still `requested`: it is new, or the gateway did not answer before. Any other
 * or expired deposit is returned unchanged. Repeated attempts open the same order, because the order has the id of the
 * deposit.
 * @throws GatewayError
 */
export async function openDeposit(deps: GatewayDeps, tenant: Tenant, exponent: number, deposit: DepositRecord): Promise<DepositRecord> {
  const { id, kind, state, reference, origin, language, expires_at: expiresAt } = deposit
  if (state !== 'requested' || expiresAt <= new Date() || origin === null) return deposit
  if (kind === 'bank') throw new Error(`The deposit ${id} is a bank transfer, which a gateway cannot open.`)
  const paymentAmount = toPaymentAmountDto(deposit, exponent)
  const order = {
    merchant: tenant.code,
    order: id,
    method: kind,
    amount: parseMinor(paymentAmount.amount, paymentAmount.exponent).toString(),
    currency: paymentAmount.currency,
    exponent: paymentAmount.exponent,
    reference,
    language: language ?? 'en',
    returnUrl: `${origin}/?deposit=${id}`,
    expiresAt: expiresAt.toISOString(),
  }
  const gateway = await getGateway(deps, tenant, deposit.gateway)
  const payUrl = await gateway.openOrder(order, origin)
  return withTransaction(tenant, async (trx) => {
    const lockedDeposit = await createDepositStore(trx).lockById(id)
    if (lockedDeposit?.state !== 'requested') return lockedDeposit ?? deposit
    return createDepositStore(trx).update(lockedDeposit, { state: 'awaiting', pay_url: payUrl })
  })
}

/**
 * Retries deposits that their gateway has not opened. If the gateway does not answer this time either, its remaining
 * deposits wait for the next run.
 */
export async function retryUnopenedDeposits(deps: GatewayDeps, tenant: Tenant, loadExponent: () => Promise<number>): Promise<void> {
  const now = Date.now()
  const unansweredGateways = new Set<string | null>()
  for (const deposit of await createDepositStore(tenant).listUnopened(new Date(now), new Date(now - graceMilliseconds), batchSize)) {
    if (unansweredGateways.has(deposit.gateway)) continue
    await openDeposit(deps, tenant, await loadExponent(), deposit).catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error
      unansweredGateways.add(deposit.gateway)
    })
  }
}

/** Age of a deposit up to which the player's request may still be opening it. */
const graceMilliseconds = 15_000
const batchSize = 50
