/**
 * Provisions brands (creates them in the database with their seed), and provides their current state: access, flags,
 * registration rules, vendors and regions.
 */

export { type ProvisionedBrands, loadProvisionedBrands } from './admit-brands.ts'
export { watchSiteChanges } from './watch-site-changes.ts'
export { notifyServers } from './store/notifications.ts'
export { getSiteAccess, maintenanceRetrySeconds, siteStatuses } from './site-access.ts'
export { type SiteDeps } from './handlers.ts'
export { isFlagOn, toPermissionDto, toRegisterRules } from './permission.ts'
export { createServicePathResolver } from './service-paths.ts'
export { type Sites, createSites } from './sites.ts'
export { listMerchantsWithFlag, createSiteStore } from './store/site.ts'
export { removeDemoSettings, type Seed } from './seed-site.ts'
