import type { CustomerService, ServicePath } from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { SiteRecord } from '../../database/records.ts'

type Kind = CustomerService['csType']

/** What a way to customer service leads to: a page of the site, or a service whose address is sealed. */
const types = { page: 1, service: 3 } as const

const supportRoute = ({ routes, support }: MerchantConfig['routes']) => (support === undefined ? undefined : routes[support])

/** The page of the site that leads to a service; its home where the brand has no such page. */
export const servicePathOf =
  ({ routes }: MerchantConfig) =>
  (kind: Kind): string => {
    const page = supportRoute(routes)?.path
    return page === undefined ? '/' : `${page}?type=${kind}`
  }

/** The ways to customer service that a brand has. The address of a service is only told sealed. */
export async function servicePathsOf(
  { services }: Pick<SiteRecord, 'services'>,
  { routes }: MerchantConfig,
  seal: (url: string) => Promise<string>,
): Promise<ServicePath[]> {
  const page = supportRoute(routes)?.path
  const sealed = services.map(async ({ kind, path }) => ({ type: types.service, csType: kind as Kind, path: await seal(path) }))
  return [...(page === undefined ? [] : [{ type: types.page, path: page }]), ...(await Promise.all(sealed))]
}
