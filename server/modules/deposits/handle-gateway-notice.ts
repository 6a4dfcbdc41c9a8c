import type { Notice } from '../../integrations/gateway-contract.ts'
import { isValidSignature } from '../../integrations/sign-message.ts'
import type { DepositDeps } from './deposit-deps.ts'
import { noticePath } from './gateway.ts'
import { applyPayment } from './apply-payment.ts'

/** A notice of a gateway, as received. */
export interface ReceivedNotice {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

/**
 * Handles a notice of the gateway and returns the HTTP status. A gateway that keeps to its contract repeats a notice
 * until it gets 200.
 */
export async function handleGatewayNotice(
  { brands, sites, gateway, log }: DepositDeps,
  { headers, body }: ReceivedNotice,
): Promise<200 | 400 | 401 | 404 | 409> {
  if (!isValidSignature(gateway.key, headers, { method: 'POST', path: noticePath, body })) return 401
  const notice = parseNotice(body)
  if (!notice) return 400
  const brand = brands.all().find(({ config }) => config.merchant.code === notice.merchant)
  if (!brand) return 404
  const outcome = await applyPayment(sites.tenant(brand), (await sites.read(brand)).exponent, notice.order, notice)
  if (outcome === 'conflict')
    log(
      `The gateway sent a notice of the payment ${notice.payment} of ${notice.merchant} that contradicts an earlier one: it was not applied.`,
      { level: 'error', brand: brand.id },
    )
  return ({ taken: 200, known: 200, unknown: 404, conflict: 409, excessive: 400 } as const)[outcome]
}

function parseNotice(body: string): Notice | undefined {
  try {
    const notice = JSON.parse(body) as Partial<Record<keyof Notice, unknown>>
    const { payment, status, amount } = notice
    const hasId = typeof payment === 'string' && /^[\w-]{1,100}$/.test(payment)
    const isValid = hasId && (status === 'paid' || status === 'failed') && typeof amount === 'string' && /^\d{1,38}$/.test(amount)
    return isValid && ['merchant', 'order', 'currency'].every((name) => typeof notice[name as keyof Notice] === 'string')
      ? (notice as Notice)
      : undefined
  } catch {
    return undefined
  }
}
