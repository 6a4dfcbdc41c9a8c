import type { AdminServices } from './admin-api/brand-commands.ts'
import type { ApiPlatform } from './http/request-context.ts'

/** Every service of a running server, for the modules, the endpoints and the admin API. */
export interface ServerPlatform extends ApiPlatform, AdminServices {}
