import type { Permission } from '../../../src/generated/api.ts'
import type { Secrets } from '../secrets/index.ts'
import { ApiError, type ApiHandlers, type EndpointsOf } from '../api-context/index.ts'
import { toPermissionDto, toRegisterRules, toResourceDtos, toWhitelabelDto } from './permission.ts'
import { decryptServiceUrl, encryptServiceUrl } from './service-url.ts'
import { createServicePathResolver, listServicePaths } from './service-paths.ts'

export interface SiteDeps {
  readonly secrets: Secrets
  readonly publicKey: Permission['info']['publicKey']
}

/** Handlers of the endpoints about the brand and the visitor. They also work while the site is closed. */
export function createSiteHandlers({ secrets, publicKey }: SiteDeps): ApiHandlers<EndpointsOf<'system'>> {
  return {
    'system.status': async ({ site, brand, location, host, launchOrigins }, { url }) => {
      if (url.toLowerCase().replace(/:\d+$/, '') !== host) throw new ApiError('domain_invalid')
      return toPermissionDto(
        site,
        location,
        publicKey,
        launchOrigins,
        createServicePathResolver(brand.config),
        brand.config.settings.imageOrigins ?? [],
      )
    },
    'system.whitelabel': async ({ site }) => toWhitelabelDto(site),
    'system.registerSettings': async ({ site }) => toRegisterRules(site),
    'system.domainRoute': async ({ site, brand, host }) => {
      const { domains } = brand.config.merchant
      return { domainList: domains.length > 0 ? domains : [host], resources: toResourceDtos(site) }
    },
    'system.servicePaths': async ({ site, brand, tenant }) => ({
      list: await listServicePaths(site, brand.config, (url) => encryptServiceUrl(secrets, tenant.code, url)),
    }),
    'system.openService': async ({ tenant }, { sealed }) => {
      const url = await decryptServiceUrl(secrets, tenant.code, sealed)
      if (url === undefined) throw new ApiError('not_found')
      return { url }
    },
  }
}
