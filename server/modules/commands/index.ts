/** Definition and context of admin commands. */

export {
  type AuditEntryFields,
  type AuditedBody,
  type BrandContext,
  type CommandContext,
  type CommandUsage,
  type AdminCommand,
  type AdminCommands,
  type SettingReader,
  defineBrandCommand,
  createBrandContext,
  getBrand,
  findBrand,
  definePlatformCommand,
  defineValueCommand,
} from './command.ts'
export { AdminApiError, computeOrZero, toAdminApiError } from './admin-api-error.ts'
export { type Operator, type RoleGrant, hasPermission, getPermissions, requirePerson } from './operator.ts'
export { type OperatorRole, type Permission, isReadPermission, operatorRoles, permissions, permissionsOfRole } from './permissions.ts'
export { createParametersSchema } from './parameters-schema.ts'
export { type Parameters, type ParameterShape, integer, optionalInteger, parseParameters } from './parameters.ts'
export type { PlatformValues } from './platform-values.ts'
export { parseCommandAmount } from './parse-command-amount.ts'
export {
  type Change,
  type ChangeParsers,
  assertId,
  assertSingleReward,
  parseChange,
  parseInteger,
  parseLocalizedName,
  parseChoice,
  parsePositiveAmount,
  parseSwitch,
  parseTitledChange,
  toTitles,
} from './parse-change.ts'
