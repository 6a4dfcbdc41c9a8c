/** Current state of a brand: open or closed, flags, rules, regions; and the start of a brand. */

export { type StartedBrands, openStartedBrands } from './admit-brands.ts'
export { followChanges } from './follow-changes.ts'
export { notifyServers } from './store/notifications.ts'
export { gateOf, maintenanceSeconds, statuses } from './gate.ts'
export { type SiteDeps } from './handlers.ts'
export { isOn, permissionOf, registerRulesOf } from './permission.ts'
export { servicePathOf } from './service-paths.ts'
export { type Sites, openSites } from './sites.ts'
export { merchantsWithFlag, siteOf } from './store/site.ts'
export { withoutDemo, type Seed } from './seed-site.ts'
