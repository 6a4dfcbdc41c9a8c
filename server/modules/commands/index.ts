/** Definition and context of admin commands. */

export {
  type AuditFacts,
  type AuditedBody,
  type BrandContext,
  type CommandContext,
  type CommandUsage,
  type ControlCommand,
  type ControlCommands,
  type ReadSetting,
  brandCommand,
  contextOf,
  getBrand,
  findBrand,
  platformCommand,
  valueCommand,
} from './command.ts'
export { ControlError, zeroIfInvalid, toControlError } from './control-error.ts'
export { type Operator, type RoleGrant, hasPermission, permissionsFor, requirePerson } from './operator.ts'
export { type OperatorRole, type Permission, isReadPermission, operatorRoles, permissions, permissionsOfRole } from './permissions.ts'
export { parametersSchema } from './parameters-schema.ts'
export { type Parameters, type ParameterShape, integer, optionalInteger, parseParameters } from './parameters.ts'
export type { PlatformValues } from './platform-values.ts'
export { parseCommandAmount } from './parse-command-amount.ts'
export {
  type Change,
  type ChangeParsers,
  assertId,
  parseChange,
  parseInteger,
  parseOneOf,
  parsePositiveAmount,
  parseSwitch,
  parseTitledChange,
  toTitles,
} from './parse-change.ts'
