/** Permissions of operators. Each admin command declares the one permission that it needs. */
export const permissions = [
  'accounts.create',
  'accounts.read',
  'accounts.write',
  'agents.write',
  'approvals.decide',
  'approvals.read',
  'audit.read',
  'integrity.read',
  'ledger.read',
  'ledger.write',
  'messages.read',
  'messages.write',
  'operators.bootstrap',
  'operators.read',
  'operators.write',
  'payments.read',
  'payments.write',
  'platform.read',
  'platform.write',
  'promotions.read',
  'promotions.write',
  'rewards.read',
  'rewards.write',
  'secrets.write',
  'settings.read',
  'settings.write',
] as const
export type Permission = (typeof permissions)[number]

/** The roles that an operator can have, for one brand or for all. */
export const operatorRoles = ['viewer', 'support', 'finance', 'editor', 'admin'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** Permissions to read settings and states, without personal data of players. Every role has them. */
const viewerPermissions: readonly Permission[] = ['integrity.read', 'platform.read', 'promotions.read', 'settings.read']

/** The permissions of each role. Only the machine itself may create the first operator. */
export const permissionsOfRole: Readonly<Record<OperatorRole, ReadonlySet<Permission>>> = {
  viewer: new Set(viewerPermissions),
  support: new Set([
    ...viewerPermissions,
    ...([
      'accounts.read',
      'accounts.write',
      'approvals.decide',
      'approvals.read',
      'messages.read',
      'messages.write',
      'payments.read',
      'rewards.read',
      'rewards.write',
    ] as const),
  ]),
  finance: new Set([
    ...viewerPermissions,
    ...([
      'accounts.create',
      'accounts.read',
      'agents.write',
      'approvals.decide',
      'approvals.read',
      'ledger.read',
      'ledger.write',
      'payments.read',
      'payments.write',
      'rewards.read',
      'rewards.write',
    ] as const),
  ]),
  editor: new Set([...viewerPermissions, ...(['approvals.decide', 'approvals.read', 'promotions.write', 'settings.write'] as const)]),
  admin: new Set(permissions.filter((permission) => permission !== 'operators.bootstrap')),
}

/** Whether a permission allows reading only. */
export const isReadPermission = (permission: Permission): boolean => permission.endsWith('.read')
