/** What is true of a brand now: open or closed, flags, rules, regions; and how a brand is started. */

export { type StartedBrands, openStartedBrands } from './admit-brands.ts'
export { siteCommands } from './commands.ts'
export { gateOf, maintenanceSeconds, statuses } from './gate.ts'
export { type SiteParts, makeSiteHandlers } from './handlers.ts'
export { isOn } from './is-on.ts'
export { siteValues } from './platform-values.ts'
export { permissionOf, registerRulesOf } from './permission.ts'
export { servicePathOf } from './service-paths.ts'
export { type Sites, openSites } from './sites.ts'
export { merchantsWithFlag } from './store/site.ts'
export { withoutDemo } from './without-demo.ts'
export { type SettingSubject, settingOf } from './setting-of.ts'
