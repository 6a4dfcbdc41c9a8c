/** The API for server modules of an operator's project: `livery/server` of the package. */
export type { Database } from './database/database.ts'
/** A module declares its tables by declaration merging with `Tables`. */
export type * from './database/tables.ts'
export { withTransaction, type Tenant } from './database/tenant.ts'
export { type ApiContext, ApiError, type ApiHandlers, type EndpointsOf, type Member } from './modules/api-context/index.ts'
export { defineModule, type ServerModule } from './modules/define-module.ts'
export type { Platform } from './modules/platform.ts'
