import type { RuleChange } from './store/site.ts'
import type { SiteRecord } from '../../database/records.ts'
import { registerFields } from '../../../src/generated/register-fields.ts'
import { isPatternId, patternIds } from '../../../src/engine/rules/patterns/patterns.ts'
import { analysePattern } from '../../../src/engine/rules/patterns/analyse-pattern.ts'
import { AdminApiError } from '../commands/index.ts'

const fieldNames: readonly string[] = registerFields

type ParseValue = (text: string) => boolean | string | number | null

const ruleFields: Readonly<Record<string, { readonly column: keyof RuleChange; readonly parse: ParseValue }>> = {
  enabled: { column: 'enabled', parse: parseSwitch },
  required: { column: 'required', parse: parseSwitch },
  patternId: { column: 'pattern', parse: parsePatternId },
  acceptedPattern: { column: 'accepted_pattern', parse: parseAcceptedPattern },
  minLength: { column: 'min_length', parse: parseLength },
  maxLength: { column: 'max_length', parse: parseLength },
}

/**
 * Parses a change of a field's rule, in the syntax of the command line: `enabled=on`, `minLength=6`, `patternId=none`.
 * @throws AdminApiError if the field or a property is unknown, if a value is invalid, or if `minLength` exceeds
 * `maxLength`
 */
export function parseRule(field: string, change: Readonly<Record<string, string>>, site: SiteRecord): RuleChange {
  if (!fieldNames.includes(field)) throw new AdminApiError(`Unknown field "${field}". Fields: ${fieldNames.join(', ')}.`)
  const ruleChange = Object.fromEntries(Object.entries(change).map(([name, text]) => parseField(name, text))) as RuleChange
  const current = site.rules.find((rule) => rule.field === field)
  const { min_length: min = current?.min_length, max_length: max = current?.max_length } = ruleChange
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    throw new AdminApiError(`minLength (${min}) cannot be above maxLength (${max}).`)
  return ruleChange
}

function parseField(name: string, text: string): [string, ReturnType<ParseValue>] {
  const ruleField = Object.hasOwn(ruleFields, name) ? ruleFields[name] : undefined
  if (!ruleField) throw new AdminApiError(`Unknown property "${name}". Properties of a rule: ${Object.keys(ruleFields).join(', ')}.`)
  return [ruleField.column, ruleField.parse(text)]
}

function parseSwitch(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new AdminApiError(`"${text}" must be on or off.`)
  return text === 'on'
}

function parseLength(text: string): number | null {
  if (text === 'none') return null
  if (!/^\d{1,3}$/.test(text) || Number(text) > 255) throw new AdminApiError(`"${text}" must be a whole number from 0 to 255, or none.`)
  return Number(text)
}

function parsePatternId(text: string): string | null {
  if (text === 'none') return null
  if (text !== '*' && !isPatternId(text)) throw new AdminApiError(`Unknown pattern "${text}". Patterns: *, ${patternIds.join(', ')}.`)
  return text
}

/**
 * Parses a regular expression; `none` means no pattern.
 * @throws AdminApiError if it is invalid, unsupported, or could block a server by excessive backtracking
 */
function parseAcceptedPattern(text: string): string | null {
  if (text === 'none') return null
  const { fault } = analysePattern(text)
  if (fault !== undefined) throw new AdminApiError(`acceptedPattern cannot be used: ${fault}.`)
  return text
}
