import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type CatalogueCall, catalogueLimits } from '../../integrations/vendor-contract.ts'
import { type Outbound, OutboundError } from '../../integrations/outbound.ts'
import { signRequest } from '../../integrations/sign-request.ts'
import type { Brand } from '../brands/index.ts'
import { type DueBrandJobDeps, forEachDueBrand } from '../api-context/index.ts'
import type { Catalogue } from '../games/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Secrets } from '../secrets/index.ts'
import { applyCatalogue, type CatalogueContext } from './apply-catalogue.ts'
import { CatalogueError } from './parse-catalogue.ts'
import { listMerchantsWithDueLists, createVendorSyncStore } from './store/syncs.ts'
import { getVendorKeys } from './vendor-keys.ts'

const timeoutMilliseconds = 30_000

/**
 * Fetches a vendor's list of games from its catalogue URL, with a signed request, and applies it.
 * @throws CatalogueError if it cannot be fetched or applied; its message is stored as the error of the last sync
 */
export async function fetchCatalogue(
  context: CatalogueContext & { readonly secrets: Pick<Secrets, 'deriveKey'>; readonly signal?: AbortSignal | undefined },
): Promise<CatalogueCall['answer']> {
  const { tenant, site, vendor } = context
  try {
    const catalogueUrl = site.vendors.find((vendorRecord) => vendorRecord.vendor === vendor)?.catalogue_url ?? undefined
    if (catalogueUrl === undefined) throw new CatalogueError(`"${vendor}" has no catalogueUrl: it sends its list of games itself.`)
    return await applyCatalogue(context, await download(context, new URL(catalogueUrl)))
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    await createVendorSyncStore(tenant).record(vendor, { error: error.message, failed: true })
    throw error
  }
}

async function download({ tenant, vendor, outbound, secrets, signal }: Parameters<typeof fetchCatalogue>[0], url: URL): Promise<string> {
  const key = await getVendorKeys(secrets).getCurrentKey(tenant, vendor)
  const headers = { accept: 'application/json', ...signRequest(key, { method: 'GET', url, body: '' }) }
  const response = await outbound
    .request(url, { headers, signal, timeoutMilliseconds, maxBytes: catalogueLimits.bytes })
    .catch((error: unknown) => {
      throw error instanceof OutboundError ? new CatalogueError(`The list of games could not be fetched. ${error.message}`) : error
    })
  if (response.status !== 200)
    throw new CatalogueError(`The catalogue URL responded with the status ${String(response.status)}. Expected 200.`)
  return response.body.toString()
}

/** Dependencies of `fetchDueCatalogues`. */
export interface CatalogueDeps extends DueBrandJobDeps<Brand> {
  readonly sites: DueBrandJobDeps<Brand>['sites'] & {
    read(brand: Brand): Promise<SiteRecord>
    tenant(brand: Brand): Tenant
    invalidate(code: string): void
  }
  readonly catalogue: Catalogue
  readonly outbound: Outbound
  readonly jobs: Jobs
  readonly secrets: Pick<Secrets, 'deriveKey'>
}

/** Fetches the due lists of games for every brand. */
export const fetchDueCatalogues = (deps: CatalogueDeps): Promise<void> =>
  forEachDueBrand(
    deps,
    listMerchantsWithDueLists,
    (id) => `Fetching the lists of games of ${id} failed`,
    async (brand) => {
      const [tenant, site] = [deps.sites.tenant(brand), await deps.sites.read(brand)]
      for (const { vendor, enabled, catalogue_url: url } of site.vendors) {
        if (deps.signal?.aborted === true) return
        if (!enabled || url === null || !(await createVendorSyncStore(tenant).claim(vendor))) continue
        await fetchCatalogue({ ...deps, tenant, site, brand, vendor }).catch((error: unknown) => {
          if (!(error instanceof CatalogueError)) throw error
          deps.log(`${brand.id}: ${vendor}: ${error.message}`)
        })
        deps.sites.invalidate(brand.config.merchant.code)
      }
    },
  )
