import type { CustomerService, ServicePath } from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { SiteRecord } from '../../database/records.ts'

type Kind = CustomerService['csType']

/** Kinds of links to customer service: a page of the site, or an external service with an encrypted URL. */
const linkTypes = { page: 1, service: 3 } as const

const findSupportRoute = ({ routes, support }: MerchantConfig['routes']) => (support === undefined ? undefined : routes[support])

/**
 * Creates the function that returns the path of the support page for a kind of customer service; `/` if the brand has
 * no support page.
 */
export const createServicePathResolver =
  ({ routes }: MerchantConfig) =>
  (kind: Kind): string => {
    const page = findSupportRoute(routes)?.path
    return page === undefined ? '/' : `${page}?type=${kind}`
  }

/** Returns the brand's links to customer service. URLs of services are encrypted. */
export async function listServicePaths(
  { services }: Pick<SiteRecord, 'services'>,
  { routes }: MerchantConfig,
  encrypt: (url: string) => Promise<string>,
): Promise<ServicePath[]> {
  const page = findSupportRoute(routes)?.path
  const serviceLinks = services.map(async ({ kind, path }) => ({
    type: linkTypes.service,
    csType: kind as Kind,
    path: await encrypt(path),
  }))
  return [...(page === undefined ? [] : [{ type: linkTypes.page, path: page }]), ...(await Promise.all(serviceLinks))]
}
