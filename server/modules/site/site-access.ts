import type { SiteRecord } from '../../database/records.ts'
import type { Location } from '../api-context/index.ts'

export const siteStatuses = { open: 0, maintenance: 1, restricted: 2 } as const

/** Retry-After of a site in maintenance, whose end is unknown. */
export const maintenanceSeconds = 300

/** Returns whether a site is open to a visitor. A blocked country takes precedence over maintenance. */
export function getSiteAccess(
  site: SiteRecord,
  { country }: Location,
): { readonly status: 0 | 1 | 2; readonly maintenance: boolean; readonly regionRestriction: boolean } {
  const { maintenance } = site
  const regionRestriction = site.restricted.some((entry) => entry.country === country)
  const status = regionRestriction ? siteStatuses.restricted : maintenance ? siteStatuses.maintenance : siteStatuses.open
  return { status, maintenance, regionRestriction }
}
