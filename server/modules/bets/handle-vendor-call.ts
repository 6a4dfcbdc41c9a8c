import { type WalletCall, clockToleranceMilliseconds, walletErrorStatuses } from '../../integrations/vendor-contract.ts'
import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand, Brands } from '../brands/index.ts'
import { isUnavailable } from '../api-context/index.ts'
import type { Catalogue } from '../games/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Outbound } from '../../integrations/outbound.ts'
import { hashToken, type Secrets } from '../secrets/index.ts'
import { verifySignature, type SignedCall } from './verify-signature.ts'
import { getBalance, openSession } from './open-session.ts'
import { placeBet } from './place-bet.ts'
import { isWalletCall, parseCall, WalletCallError } from './parse-call.ts'
import { resettleBet } from './resettle-bet.ts'
import { rollBackBet } from './roll-back-bet.ts'
import { closeRound, settleBet } from './settle-bet.ts'
import { createVendorNonceStore } from './store/calls.ts'
import { applyCatalogue, CatalogueError, getVendorKeys } from '../vendors/index.ts'
import { type VendorContext, resolveVendorContext } from './vendor-context.ts'

/** Dependencies of the wallet API for vendors. */
export interface BetDeps {
  readonly brands: Brands
  readonly sites: {
    read(brand: Brand): Promise<SiteRecord>
    tenant(brand: Brand): Tenant
    invalidate(code: string): void
  }
  readonly catalogue: Catalogue
  readonly secrets: Secrets
  readonly outbound: Outbound
  readonly jobs: Jobs
}

/** A vendor's request to the wallet API, as received. */
export interface VendorCall extends SignedCall {
  /** The brand's code. */
  readonly brand: string
  /** The vendor's code. */
  readonly vendor: string
  /** The last segment of the path: a wallet call, or `catalogue`. */
  readonly call: string
}

/** Status and body of the response. */
export interface VendorResponse {
  readonly status: number
  readonly body: object
}

/** Handles one request of a vendor. Unexpected errors are thrown. */
export async function handleVendorCall(deps: BetDeps, request: VendorCall): Promise<VendorResponse> {
  try {
    const context = await findVendorContext(deps, request.brand, request.vendor)
    const nonce = await verifySignature(
      request,
      async (key) => context && getVendorKeys(deps.secrets).findSecret(context.tenant, context.vendor, key),
      Date.now(),
    )
    if (context && request.call === catalogueCall) return await receiveCatalogue(deps, context, request.body, nonce)
    if (!context || !isWalletCall(request.call)) throw new WalletCallError('bad_request')
    return toResponse(await dispatchCall(context, request.call, request.body, nonce))
  } catch (error) {
    if (error instanceof WalletCallError) return toResponse({ error: error.code })
    if (isUnavailable(error)) return toResponse({ error: 'unavailable' })
    throw error
  }
}

/** Returns the context of a vendor at a brand; `undefined` if the brand is not served or does not have the vendor. */
export async function findVendorContext(
  { brands, sites, catalogue }: Pick<BetDeps, 'brands' | 'catalogue'> & { readonly sites: Pick<BetDeps['sites'], 'read' | 'tenant'> },
  code: string,
  vendor: string,
): Promise<VendorContext | undefined> {
  const brand = brands.all().find(({ config }) => config.merchant.code === code)
  if (!brand) return undefined
  return resolveVendorContext({ tenant: sites.tenant(brand), brand, site: await sites.read(brand), catalogue }, vendor)
}

/** Name of the request that carries the vendor's list of games. */
const catalogueCall = 'catalogue'

async function receiveCatalogue(deps: BetDeps, context: VendorContext, body: string, nonce: string): Promise<VendorResponse> {
  await consumeNonce(context, nonce)
  const { brand, vendor, tenant, site } = context
  if (site.vendors.some((entry) => entry.vendor === vendor && entry.removed)) throw new WalletCallError('vendor_off')
  try {
    return toResponse(await applyCatalogue({ ...deps, brand, vendor, tenant, site }, body))
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    return { status: 400, body: { error: 'bad_request', message: error.message } }
  } finally {
    deps.sites.invalidate(tenant.code)
  }
}

/**
 * Accepts each nonce once. This rejects replays of requests that have no transaction id.
 * @throws WalletCallError replayed
 */
async function consumeNonce({ tenant, vendor }: VendorContext, nonce: string): Promise<void> {
  const expiresAt = new Date(Date.now() + 2 * clockToleranceMilliseconds)
  if (!(await createVendorNonceStore(tenant).insertIfNew(hashToken(`${vendor} ${nonce}`), expiresAt))) throw new WalletCallError('replayed')
}

async function dispatchCall(context: VendorContext, call: WalletCall, body: string, nonce: string): Promise<object> {
  switch (call) {
    case 'open':
      await consumeNonce(context, nonce)
      return openSession(context, parseCall(call, body, context.site))
    case 'balance':
      await consumeNonce(context, nonce)
      return getBalance(context, parseCall(call, body, context.site))
    case 'bet':
      return placeBet(context, parseCall(call, body, context.site))
    case 'win':
      return settleBet(context, parseCall(call, body, context.site))
    case 'resettle':
      return resettleBet(context, parseCall(call, body, context.site))
    case 'rollback':
      return rollBackBet(context, parseCall(call, body, context.site))
    case 'close':
      return closeRound(context, parseCall(call, body, context.site))
  }
}

const statusByError: ReadonlyMap<unknown, number> = new Map(Object.entries(walletErrorStatuses))

const toResponse = (body: object): VendorResponse => ({ status: 'error' in body ? (statusByError.get(body.error) ?? 409) : 200, body })
