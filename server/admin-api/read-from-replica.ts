import type { Database } from '../database/database.ts'
import type { Scope } from '../database/row-security.ts'
import type { Tenant } from '../database/tenant.ts'
import { type AdminCommand, findBrand } from '../modules/commands/index.ts'
import type { AdminCommandContext } from './brand-commands.ts'

/**
 * Wraps a report so that it runs on the replica if one is configured and its data is recent enough, and otherwise, or
 * if that fails, on the primary. Any other command is returned unchanged.
 */
export function withReplica(command: AdminCommand<AdminCommandContext>): AdminCommand<AdminCommandContext> {
  if (command.isReport !== true) return command
  return {
    ...command,
    run: async (context, body) => {
      const scope = getMerchantCode(context, command, body)
      const result = await context.replica?.read(scope, (db) => command.run(toReplicaContext(db, scope, context), body))
      if (result === undefined) return command.run(context, body)
      context.onReplicaResult?.(result.staleSeconds)
      return result.value
    },
  }
}

/** Returns the context with the replica's database for the tenant of the report. */
function toReplicaContext(db: Database, scope: Scope, context: AdminCommandContext): AdminCommandContext {
  const { sites } = context
  const withDatabase = (tenant: Tenant): Tenant => (tenant.code === scope ? { ...tenant, db } : tenant)
  return {
    ...context,
    sites: { ...sites, tenant: (brand) => withDatabase(sites.tenant(brand)), platform: withDatabase(sites.platform) },
  }
}

/** Returns the code of the brand that a command names; `*` if it names no existing brand. */
export function getMerchantCode(
  { brands, sites }: AdminCommandContext,
  { parameters }: Pick<AdminCommand, 'parameters'>,
  body: unknown,
): string {
  const name = Object.hasOwn(parameters, 'brand') ? (body as Readonly<Record<string, unknown>> | null)?.['brand'] : undefined
  const brand = typeof name === 'string' ? findBrand(brands, name) : undefined
  return brand?.config.merchant.code ?? sites.platform.code
}
