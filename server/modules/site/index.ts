/** What is true of a brand now: open or closed, flags, rules, regions; and how a brand is started. */

export { type StartedBrands, openStartedBrands } from './admit-brands.ts'
export { gateOf, maintenanceSeconds, statuses } from './gate.ts'
export { type SiteParts } from './handlers.ts'
export { isOn } from './is-on.ts'
export { permissionOf, registerRulesOf } from './permission.ts'
export { servicePathOf } from './service-paths.ts'
export { type Sites, openSites } from './sites.ts'
export { merchantsWithFlag, siteOf } from './store/site.ts'
export { withoutDemo } from './without-demo.ts'
export type { Seed } from './seed-site.ts'
