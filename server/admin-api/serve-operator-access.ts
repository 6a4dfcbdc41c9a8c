import type { FastifyInstance } from 'fastify'
import { operatorRoles, permissions, getPermissions, permissionsOfRole } from '../modules/commands/index.ts'
import { type AdminApiDeps, requirePrincipal } from './admission.ts'
import { allCommands } from './commands.ts'
import { describeCommand, groupPages, sortByPage } from './describe-commands.ts'

/**
 * Serves the identity, roles and permissions of the signed-in operator, the permissions of each role, every command
 * with its schema, and the pages of the back office.
 */
export async function serveOperatorAccess(app: FastifyInstance, { platform }: AdminApiDeps): Promise<void> {
  const { code: platformCode } = platform.sites.platform

  app.get('/_livery/operator/me', async (request) => {
    const { operator, expiresAt } = await requirePrincipal(platform, request)
    const { id, name, kind, roles } = operator
    const brands = platform.brands.all().map(({ id: brand, config: { merchant } }) => ({
      id: brand,
      code: merchant.code,
      name: merchant.name,
      permissions: [...getPermissions(operator, merchant.code)].toSorted(),
    }))
    const value = {
      id,
      name,
      kind,
      roles: roles.map(({ merchant, role }) => ({ role, brand: merchant === platformCode ? null : merchant })),
      /** For all brands. */
      permissions: [...getPermissions(operator, platformCode)].toSorted(),
      brands: brands.filter((brand) => brand.permissions.length > 0),
      expiresAt: expiresAt?.toISOString() ?? null,
    }
    return { success: true, value }
  })

  app.get('/_livery/operator/permissions', async (request) => {
    await requirePrincipal(platform, request)
    const roles = Object.fromEntries(operatorRoles.map((role) => [role, [...permissionsOfRole[role]].toSorted()]))
    return { success: true, value: { permissions, roles } }
  })

  app.get('/_livery/operator/commands', async (request) => {
    const { operator } = await requirePrincipal(platform, request)
    const merchants = [platformCode, ...platform.brands.all().map(({ config }) => config.merchant.code)]
    const value = sortByPage(Object.entries(allCommands)).map(([name, command]) => describeCommand(name, command, { operator, merchants }))
    return { success: true, value }
  })

  app.get('/_livery/operator/pages', async (request) => {
    await requirePrincipal(platform, request)
    return { success: true, value: groupPages(Object.values(allCommands)) }
  })
}
