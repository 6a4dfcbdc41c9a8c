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
  findBrand,
  matchBrand,
  valueCommand,
} from './command.ts'
export { ControlError, orZero, toControlError } from './control-error.ts'
export { type Operator, type RoleGrant, hasPermission, permissionsFor, requirePerson } from './operator.ts'
export { type OperatorRole, type Permission, isReading, operatorRoles, permissions, permissionsOfRole } from './permissions.ts'
export { parametersSchema } from './parameters-schema.ts'
export { type Parameters, type ParameterShape as Shape, optionalInteger, parseParameters as readParameters, integer } from './parameters.ts'
export type { PlatformValues } from './platform-values.ts'
export { parseCommandAmount as readAmount } from './parse-command-amount.ts'
export {
  type Change,
  type ChangeParsers,
  parsePositiveAmount as readAboveZero,
  readChange,
  parseOneOf as readOne,
  parseSwitch as readSwitch,
  parseTitledChange as readTitledChange,
  parseInteger,
  assertId as requireId,
  toTitles,
} from './parse-change.ts'
