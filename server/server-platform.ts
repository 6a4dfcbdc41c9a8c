import type { AdminServices } from './admin-api/brand-commands.ts'
import type { ApiPlatform } from './http/request-context.ts'

/** Every service of a running server: those of the modules, of the endpoints and of the admin API. */
export interface ServerPlatform extends ApiPlatform, AdminServices {}
