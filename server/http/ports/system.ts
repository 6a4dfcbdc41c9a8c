import { CallError } from '../../modules/calls/call-error.ts'
import { permissionOf, registerRulesOf, resourcesOf, whitelabelOf } from '../../modules/site/permission.ts'
import { openAddress, sealAddress } from '../../modules/site/seal-address.ts'
import { servicePathOf, servicePathsOf } from '../../modules/site/service-paths.ts'
import type { PortHandlers } from '../../modules/calls/call.ts'

/** What the platform says about the brand and the visitor. These calls are answered while the site is closed, too. */
export const system: PortHandlers<'system'> = {
  status: async ({ site, brand, location, platform, host, vendorOrigin }, { url }) => {
    if (url.toLowerCase() !== host) throw new CallError('domain_invalid')
    return permissionOf(
      site,
      location,
      platform.publicKey,
      vendorOrigin,
      servicePathOf(brand.config),
      brand.config.settings.imageOrigins ?? [],
    )
  },
  whitelabel: async ({ site }) => whitelabelOf(site),
  registerSettings: async ({ site }) => registerRulesOf(site),
  domainRoute: async ({ site, brand, host }) => {
    const { domains } = brand.config.merchant
    return { domainList: domains.length > 0 ? domains : [host], resources: resourcesOf(site) }
  },
  servicePaths: async ({ site, brand, tenant, platform }) => ({
    list: await servicePathsOf(site, brand.config, (url) => sealAddress(platform.secrets, tenant.code, url)),
  }),
  openService: async ({ tenant, platform }, { sealed }) => {
    const url = await openAddress(platform.secrets, tenant.code, sealed)
    if (url === undefined) throw new CallError('not_found')
    return { url }
  },
}
