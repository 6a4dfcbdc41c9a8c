import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../src/engine/compile/index.ts'
import type { Tenant } from '../database/tenant.ts'
import { findViolationsInConfig, type LocatedViolation } from '../../src/engine/rules/relations/find-violations-in-config.ts'
import { type AuditedBody, AdminApiError, getBrand } from '../modules/commands/index.ts'
import { readLiveSettings } from '../modules/compose-modules.ts'
import type { AdminCommandContext } from './brand-commands.ts'

/**
 * Reads the settings before a command runs. Resolves to a function that reads them afterwards and returns the changes
 * for the audit log.
 */
export type SettingsWatcher = (context: AdminCommandContext, trx: Tenant, auditedBody: AuditedBody) => Promise<() => Promise<object>>

/**
 * Watches the settings of a brand while a command runs. The returned function throws if the command violates a relation
 * declared in the schemas that was satisfied before: the rules of `livery validate` also apply to settings made by
 * operators.
 */
export const watchRelations: SettingsWatcher = async ({ brands }, trx, auditedBody) => {
  const { config } = getBrand(brands, auditedBody.brand ?? '')
  const { username, upline } = auditedBody
  const usernames = [username, upline].filter((name) => name !== undefined)
  const readSettings = () => readLiveSettings({ tenant: trx, config, usernames })
  const before = await readSettings()
  const violationsBefore = new Set(listViolations(before))
  return async () => {
    const after = await readSettings()
    const newViolation = listViolations(after).find((violation) => !violationsBefore.has(violation))
    if (newViolation !== undefined) throw new AdminApiError(newViolation)
    return { changes: listChanges(before, after) }
  }
}

const listViolations = (settings: object): readonly string[] => findViolationsInConfig(settings).filter(isError).map(formatViolation)

const isError = ({ relation }: LocatedViolation): boolean => relation.severity !== 'warning'

/** Formats a violation: `deposits.channels.qr: "min" is 50 …`, its reason and its remedy. */
const formatViolation = ({ path, message, remedy, relation: { reason } }: LocatedViolation): string =>
  `${path.slice(1).join('.')}: ${[message, reason, remedy].filter((part) => part !== undefined).join(' ')}`

interface SettingChange {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

/** Path of the settings of accounts, which are not logged because their paths contain usernames. */
const accountSettingsPath = 'platform.accounts'

/** Lists the settings that differ, with their paths. A list is compared as a whole. */
function listChanges(before: unknown, after: unknown, path = ''): readonly SettingChange[] {
  if (path === accountSettingsPath || isDeepStrictEqual(before, after)) return []
  if (!isObject(before) || !isObject(after)) return [{ path, before: before ?? null, after: after ?? null }]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => listChanges(before[name], after[name], path === '' ? name : `${path}.${name}`))
}
