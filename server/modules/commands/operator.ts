import { allMerchants } from '../../database/row-security.ts'
import { AdminApiError } from './admin-api-error.ts'
import { type OperatorRole, type Permission, permissionsOfRole } from './permissions.ts'

/** A role for one merchant, or for all of them (`*`). */
export interface RoleGrant {
  readonly merchant: string
  readonly role: OperatorRole
}

/** The identity that runs an admin command. */
export interface Operator {
  /** `null` for the machine. */
  readonly id: string | null
  readonly name: string
  /**
   * A person logs in, a service has a token that a person created for it, and the machine is a program that can read
   * the data folder.
   */
  readonly kind: 'person' | 'service' | 'machine'
  readonly roles: readonly RoleGrant[]
}

/** Returns the permissions of an operator for a merchant; for `*`, those that are granted for all merchants. */
export function getPermissions({ kind, roles }: Operator, merchant: string): ReadonlySet<Permission> {
  const granted = roles.filter((grant) => grant.merchant === allMerchants || grant.merchant === merchant)
  return new Set<Permission>([
    ...granted.flatMap(({ role }) => [...permissionsOfRole[role]]),
    ...(kind === 'machine' ? (['operators.bootstrap'] as const) : []),
  ])
}

export const hasPermission = (operator: Operator, permission: Permission, merchant: string): boolean =>
  getPermissions(operator, merchant).has(permission)

/**
 * Returns the id of an operator who can request or confirm an approval.
 * @throws AdminApiError for the machine and for services, which several people may use
 */
export function requirePerson({ id, kind }: Operator): string {
  if (kind !== 'person' || id === null) throw new AdminApiError('This decision needs a person. Log in as an operator with "livery login".')
  return id
}
