import type { CustomerService, Permission, RegisterRule, Resource, WhitelabelNode } from '../../../src/generated/api.ts'
import type { SiteRecord } from '../../database/records.ts'
import type { Location } from '../api-context/index.ts'
import { getSiteAccess } from './site-access.ts'

/** Returns the public properties of a site for a visitor. */
export function toPermissionDto(
  site: SiteRecord,
  location: Location,
  publicKey: Permission['info']['publicKey'],
  launchOrigins: readonly string[],
  resolveServicePath: (kind: CustomerService['csType']) => string,
  imageOrigins: readonly string[],
): Permission {
  return {
    ...getSiteAccess(site, location),
    info: {
      whitelabel: toWhitelabelDto(site),
      registerRules: toRegisterRules(site),
      resources: toResourceDtos(site),
      customerService: site.services.map(({ kind, title }) => {
        const csType = kind as CustomerService['csType']
        return { csType, title, path: resolveServicePath(csType) }
      }),
      ...(site.gtag_id === null ? {} : { analytics: { gtagId: site.gtag_id } }),
      imageCDNs: [...imageOrigins],
      launchGameCDNs: [...launchOrigins],
      publicKey,
    },
    location,
  }
}

export function toWhitelabelDto({ flags }: SiteRecord): WhitelabelNode[] {
  return flags.map(({ flag, enabled }) => ({ modId: flag, enabled: enabled ? '1' : '0' }))
}

export function toRegisterRules({ rules }: SiteRecord): RegisterRule[] {
  return rules.map((rule) => ({
    field: rule.field as RegisterRule['field'],
    enabled: rule.enabled,
    required: rule.required,
    ...(rule.pattern === null ? {} : { patternId: rule.pattern }),
    ...(rule.accepted_pattern === null ? {} : { acceptedPattern: rule.accepted_pattern }),
    ...(rule.min_length === null ? {} : { minLength: rule.min_length }),
    ...(rule.max_length === null ? {} : { maxLength: rule.max_length }),
  }))
}

export function toResourceDtos({ resources }: SiteRecord): Resource[] {
  return resources.map(({ kind, url, label_en, label_cn }) => ({
    resourceType: kind,
    url,
    qrCodeUrl: url,
    labelNameEn: label_en,
    labelNameCn: label_cn,
  }))
}

/** Whether a white-label flag of the site is on. */
export const isFlagOn = ({ flags }: SiteRecord, name: string): boolean => flags.some(({ flag, enabled }) => flag === name && enabled)
