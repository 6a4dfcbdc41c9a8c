import type { RuleChange } from './store/site.ts'
import type { SiteRecord } from '../../database/records.ts'
import { registerFields } from '../../../src/generated/register-fields.ts'
import { isPatternId, patternIds } from '../../../src/engine/rules/patterns/patterns.ts'
import { vetPattern } from '../../../src/engine/rules/patterns/vet-pattern.ts'
import { ControlError } from '../commands/index.ts'

const fieldNames: readonly string[] = registerFields

type Read = (text: string) => boolean | string | number | null

const ruleFields: Readonly<Record<string, { readonly column: keyof RuleChange; readonly read: Read }>> = {
  enabled: { column: 'enabled', read: parseSwitch },
  required: { column: 'required', read: parseSwitch },
  patternId: { column: 'pattern', read: readPattern },
  acceptedPattern: { column: 'accepted_pattern', read: readExpression },
  minLength: { column: 'min_length', read: parseLength },
  maxLength: { column: 'max_length', read: parseLength },
}

/**
 * Parses a change of a registration field's rule as an operator writes it: `enabled=on`, `minLength=6`,
 * `patternId=none`.
 * @throws ControlError if the field or a property is unknown, or if no value could satisfy the rule
 */
export function parseRule(field: string, change: Readonly<Record<string, string>>, site: SiteRecord): RuleChange {
  if (!fieldNames.includes(field)) throw new ControlError(`Unknown field "${field}". Fields: ${fieldNames.join(', ')}.`)
  const read = Object.fromEntries(Object.entries(change).map(([name, text]) => parseField(name, text))) as RuleChange
  const now = site.rules.find((rule) => rule.field === field)
  const { min_length: min = now?.min_length, max_length: max = now?.max_length } = read
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    throw new ControlError(`minLength (${min}) cannot be above maxLength (${max}).`)
  return read
}

function parseField(name: string, text: string): [string, ReturnType<Read>] {
  const part = Object.hasOwn(ruleFields, name) ? ruleFields[name] : undefined
  if (!part) throw new ControlError(`Unknown property "${name}". Properties of a rule: ${Object.keys(ruleFields).join(', ')}.`)
  return [part.column, part.read(text)]
}

function parseSwitch(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new ControlError(`"${text}" must be on or off.`)
  return text === 'on'
}

function parseLength(text: string): number | null {
  if (text === 'none') return null
  if (!/^\d{1,3}$/.test(text) || Number(text) > 255) throw new ControlError(`"${text}" must be a whole number from 0 to 255, or none.`)
  return Number(text)
}

function readPattern(text: string): string | null {
  if (text === 'none') return null
  if (text !== '*' && !isPatternId(text)) throw new ControlError(`Unknown pattern "${text}". Patterns: *, ${patternIds.join(', ')}.`)
  return text
}

/** A pattern with excessive backtracking is rejected here, before it can block a server. */
function readExpression(text: string): string | null {
  if (text === 'none') return null
  const { fault } = vetPattern(text)
  if (fault !== undefined) throw new ControlError(`acceptedPattern cannot be used: ${fault}.`)
  return text
}
