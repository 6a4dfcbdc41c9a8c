import type { Permission } from '../../../src/generated/api.ts'
import type { Secrets } from '../secrets/index.ts'
import { CallError, type CallHandlers, type CallsOf } from '../calls/index.ts'
import { permissionOf, registerRulesOf, resourcesOf, whitelabelOf } from './permission.ts'
import { decryptServiceUrl, encryptServiceUrl } from './service-url.ts'
import { servicePathOf, servicePathsOf } from './service-paths.ts'

export interface SiteDeps {
  readonly secrets: Secrets
  readonly publicKey: Permission['info']['publicKey']
}

/** Handlers of the endpoints about the brand and the visitor. They also work while the site is closed. */
export function createSiteHandlers({ secrets, publicKey }: SiteDeps): CallHandlers<CallsOf<'system'>> {
  return {
    'system.status': async ({ site, brand, location, host, launchOrigins }, { url }) => {
      if (url.toLowerCase().replace(/:\d+$/, '') !== host) throw new CallError('domain_invalid')
      return permissionOf(site, location, publicKey, launchOrigins, servicePathOf(brand.config), brand.config.settings.imageOrigins ?? [])
    },
    'system.whitelabel': async ({ site }) => whitelabelOf(site),
    'system.registerSettings': async ({ site }) => registerRulesOf(site),
    'system.domainRoute': async ({ site, brand, host }) => {
      const { domains } = brand.config.merchant
      return { domainList: domains.length > 0 ? domains : [host], resources: resourcesOf(site) }
    },
    'system.servicePaths': async ({ site, brand, tenant }) => ({
      list: await servicePathsOf(site, brand.config, (url) => encryptServiceUrl(secrets, tenant.code, url)),
    }),
    'system.openService': async ({ tenant }, { sealed }) => {
      const url = await decryptServiceUrl(secrets, tenant.code, sealed)
      if (url === undefined) throw new CallError('not_found')
      return { url }
    },
  }
}
