import type { SiteRecord } from '../../database/records.ts'
import type { Location } from '../api-context/index.ts'

export const siteStatuses = { open: 0, maintenance: 1, restricted: 2 } as const

/** Retry-After of a site in maintenance, in seconds. The end of the maintenance is unknown. */
export const maintenanceRetrySeconds = 300

/** Returns a visitor's access to a site: open, in maintenance or restricted. A restricted country takes precedence. */
export function getSiteAccess(
  site: SiteRecord,
  { country }: Location,
): { readonly status: 0 | 1 | 2; readonly maintenance: boolean; readonly regionRestriction: boolean } {
  const { maintenance } = site
  const regionRestriction = site.restricted.some((entry) => entry.country === country)
  const status = regionRestriction ? siteStatuses.restricted : maintenance ? siteStatuses.maintenance : siteStatuses.open
  return { status, maintenance, regionRestriction }
}
