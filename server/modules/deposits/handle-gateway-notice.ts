import type { Notice } from '../../integrations/gateway-contract.ts'
import { isValidSignature } from '../../integrations/sign-message.ts'
import type { DepositDeps } from './deposit-deps.ts'
import { createGatewayStore, isSignedByGateway, noticePath, getNoticePath } from '../gateways/index.ts'
import type { Brand } from '../brands/index.ts'
import { applyPayment } from './apply-payment.ts'

/** A notice of a gateway, as received. */
export interface ReceivedNotice {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
  /** The gateway of a brand that the path names; without it, the notice is from the gateway of the server. */
  readonly sender?: { readonly merchant: string; readonly gateway: string }
}

/** Handles a notice of a gateway and returns the HTTP status. Gateways repeat a notice until they receive 200. */
export async function handleGatewayNotice(deps: DepositDeps, received: ReceivedNotice): Promise<200 | 400 | 401 | 404 | 409> {
  const { sites, log } = deps
  const { body, sender } = received
  const rejectionStatus = await verifySender(deps, received)
  if (rejectionStatus !== undefined) return rejectionStatus
  const notice = parseNotice(body)
  if (!notice || (sender && notice.merchant !== sender.merchant)) return 400
  const brand = findBrand(deps, notice.merchant)
  if (!brand) return 404
  const { exponent } = await sites.read(brand)
  const outcome = await applyPayment(sites.tenant(brand), exponent, { gateway: sender?.gateway ?? null, order: notice.order }, notice)
  if (outcome === 'conflict')
    log(
      `A notice of the payment ${notice.payment} of ${notice.merchant} contradicts the deposit or an earlier notice, and was not applied.`,
      { level: 'error', brand: brand.id },
    )
  return ({ applied: 200, duplicate: 200, unknown: 404, conflict: 409, 'too-large': 400 } as const)[outcome]
}

const findBrand = ({ brands }: Pick<DepositDeps, 'brands'>, merchant: string): Brand | undefined =>
  brands.all().find(({ config }) => config.merchant.code === merchant)

/** Returns the HTTP status that rejects the notice; `undefined` if it is signed by its gateway. */
async function verifySender(deps: DepositDeps, { headers, body, sender }: ReceivedNotice): Promise<401 | 404 | undefined> {
  if (!sender) return isValidSignature(deps.gateway.key, headers, { method: 'POST', path: noticePath, body }) ? undefined : 401
  const brand = findBrand(deps, sender.merchant)
  const tenant = brand && deps.sites.tenant(brand)
  if (!tenant || !(await createGatewayStore(tenant).find(sender.gateway))) return 404
  const message = { headers, method: 'POST', path: getNoticePath(sender.merchant, sender.gateway), body }
  return (await isSignedByGateway(deps.secrets, tenant, sender.gateway, message)) ? undefined : 401
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
