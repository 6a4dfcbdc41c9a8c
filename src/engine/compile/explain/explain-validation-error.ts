import type { ValidationError } from '../../../generated/validate-config.js'
import type { DiagnosticCode } from '../../contract/diagnostic-code.ts'
import type { Finding, Fix } from './diagnose.ts'
import { findHostProblem, suggestHost } from './explain-host.ts'
import { describeNonAsciiCharacter } from '../../rules/non-ascii-character.ts'
import { suggestName, type NameSuggestion } from './nearest-name.ts'
import { isCurrency } from '../check/standards/currencies.ts'
import { suggestTimeZone } from '../check/standards/time-zones.ts'
import { escapePointerToken, isObject, parsePointer } from '../read/pointer.ts'
import { isSameText, repairFormat } from './repair-format.ts'

/**
 * Describes a validation error for operators; `undefined` if another error describes it better or its keyword has no
 * description.
 */
export function explainValidationError(error: ValidationError): Finding | undefined {
  return explainers[error.keyword]?.(error)
}

type Explainer = (error: ValidationError) => Finding | undefined

const explainers: Readonly<Record<string, Explainer>> = {
  additionalProperties: explainUnknownKey,
  required: explainMissingKey,
  discriminator: explainUnknownWidget,
  type: explainType,
  enum: (error) => explainChoice(error, error.parentSchema['enum'] as unknown[]),
  const: (error) => explainChoice(error, [error.params['allowedValue']]),
  minimum: explainRange,
  maximum: explainRange,
  pattern: explainFormat,
  format: explainFormat,
  minLength: explainFormat,
  maxLength: explainFormat,
  uniqueItems: (error) => {
    const pointer = `${error.instancePath}/${Math.max(Number(error.params['i']), Number(error.params['j']))}`
    return {
      code: 'duplicate-item',
      pointer,
      at: 'value',
      message: `${describeSubject(error)} already contains this value.`,
      remedy: 'Remove one of the two.',
    }
  },
  minItems: explainLength,
  maxItems: explainLength,
  minProperties: explainExactlyOne,
  maxProperties: explainExactlyOne,
}

const createValueFinding = (error: ValidationError, code: DiagnosticCode, message: string, details: Partial<Finding> = {}): Finding => ({
  code,
  pointer: error.instancePath,
  at: 'value',
  message,
  ...details,
})

function describeSubject(error: ValidationError): string {
  const steps = parsePointer(error.instancePath)
  const step = steps.at(-1)
  if (step === undefined) return 'The file'
  return /^\d+$/.test(step) ? `Entry ${Number(step) + 1} of "${steps.at(-2)}"` : `"${step}"`
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

const formatExpectedType = (error: ValidationError): string =>
  [error.params['type']]
    .flat()
    .filter((type) => type !== 'null')
    .map((type) => typeNames[String(type)] ?? String(type))
    .join(' or ')

function describeType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return 'a number'
  return typeof value === 'string' ? 'a string' : 'an object'
}

/** A value as JSON, shortened to fit in a line. */
const quoteValue = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

function explainType(error: ValidationError): Finding {
  const [found, expected] = [describeType(error.data), formatExpectedType(error)]
  return createValueFinding(error, 'wrong-type', `${describeSubject(error)} must be ${expected}, but is ${found}.`, {
    found,
    expected,
    ...createTypeRemedy(error, expected),
  })
}

/**
 * Remedy for a wrong type: the corrected value if only quotation marks, brackets or the object around a code are wrong;
 * otherwise the expected type, with an example if the schema has one.
 */
function createTypeRemedy(error: ValidationError, expected: string): { readonly remedy: string; readonly fix?: Fix } {
  const { data } = error
  const types = [error.params['type']].flat()
  if (typeof data === 'string' && /^-?\d+(\.\d+)?$/.test(data) && types.some((type) => type === 'number' || type === 'integer'))
    return { remedy: `Write ${data} without quotation marks.`, fix: { from: data, to: Number(data) } }
  if ((data === 'true' || data === 'false') && types.includes('boolean'))
    return { remedy: `Write ${data} without quotation marks.`, fix: { from: data, to: data === 'true' } }
  if ((typeof data === 'number' || typeof data === 'boolean') && types.includes('string') && matchesPattern(String(data), error))
    return { remedy: `Write "${data}" in quotation marks.`, fix: { from: data, to: String(data) } }
  if (typeof data === 'string' && types.includes('array')) return createListRemedy(data)
  if (typeof data === 'string' && types.includes('object') && isExpectedCode(data, error))
    return { remedy: `Write {"code": "${data}"}.`, fix: { from: data, to: { code: data } } }
  if (Array.isArray(data) && data.length === 1 && typeof data[0] === 'string' && types.includes('string'))
    return { remedy: `Write ${JSON.stringify(data[0])} without brackets.` }
  const example = findExample(error)
  return { remedy: example === undefined ? `Write ${expected}.` : `Write ${expected}, for example ${quoteValue(example)}.` }
}

/** Names separated by commas become the entries of a list. */
function createListRemedy(input: string): { readonly remedy: string; readonly fix: Fix } {
  const names = /^[\w-]+(?:\s*,\s*[\w-]+)+$/.test(input.trim()) ? input.trim().split(/\s*,\s*/) : [input]
  return { remedy: `Write [${names.map((name) => JSON.stringify(name)).join(', ')}].`, fix: { from: input, to: names } }
}

/** Whether a text has the minimum length and matches the pattern of a schema. */
function matchesPattern(text: string, { parentSchema }: ValidationError): boolean {
  const { pattern, minLength = 0 } = parentSchema as { pattern?: string; minLength?: number }
  return text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text))
}

/** Whether a text is a currency code, and the schema expects an object with such a code. */
function isExpectedCode(text: string, { parentSchema }: ValidationError): boolean {
  const { code } = (parentSchema['properties'] ?? {}) as { code?: { readonly 'x-reference'?: string } }
  return code?.['x-reference'] === 'currency' && isCurrency(text)
}

const findExample = ({ parentSchema }: ValidationError): unknown => (parentSchema['examples'] as unknown[] | undefined)?.[0]

function explainUnknownKey(error: ValidationError): Finding {
  const key = String(error.params['additionalProperty'])
  const knownKeys = Object.keys((error.parentSchema['properties'] as object | undefined) ?? {})
  const finding = createUnknownKeyFinding(error.instancePath, key, knownKeys, isObject(error.data) ? Object.keys(error.data) : [])
  // An unknown key of a node may be a property of its widget. Then "props" is not reported as missing.
  if (finding.suggestion !== undefined || !knownKeys.includes('widget') || !knownKeys.includes('props')) return finding
  return { ...finding, destinationKey: 'props', remedy: `Move it into "props" if it is a property of the widget, or remove it.` }
}

/**
 * Suggests keys that the object does not have yet before those that it has, because they are more likely to be meant.
 */
function createUnknownKeyFinding(pointer: string, key: string, knownKeys: readonly string[], presentKeys: readonly string[]): Finding {
  const nameSuggestion = suggestName(key, [
    ...knownKeys.filter((name) => !presentKeys.includes(name)),
    ...knownKeys.filter((name) => presentKeys.includes(name)),
  ])
  const remedy = nameSuggestion.suggestion === undefined ? 'Remove it.' : `Write "${nameSuggestion.suggestion}", or remove it.`
  return {
    code: 'unknown-key',
    pointer: `${pointer}/${escapePointerToken(key)}`,
    at: 'key',
    message: `"${key}" is not a valid key here.${describeNonAsciiCharacter(key)}`,
    found: key,
    expected: formatNames(knownKeys),
    ...nameSuggestion,
    remedy,
  }
}

function formatNames(names: readonly unknown[]): string {
  const listedNames = names.filter((name) => name !== null && name !== '$schema').map(String)
  return listedNames.length > 12
    ? `one of ${listedNames.slice(0, 10).join(', ')} and ${listedNames.length - 10} more`
    : listedNames.length === 1
      ? `${listedNames[0]}`
      : `one of ${listedNames.join(', ')}`
}

function explainMissingKey(error: ValidationError): Finding {
  const key = String(error.params['missingProperty'])
  const schema = (
    error.parentSchema['properties'] as Readonly<Record<string, { description?: string; examples?: unknown[] }>> | undefined
  )?.[key]
  const subject = error.instancePath === '' ? 'The file' : describeSubject(error)
  const widgets = key === 'widget' ? listAllowedWidgets(error) : []
  const example = schema?.examples?.[0]
  const expected = widgets.length > 0 ? formatNames(widgets) : schema?.description
  return {
    code: 'missing-key',
    pointer: error.instancePath,
    at: 'key',
    key: escapePointerToken(key),
    message: `${subject} has no "${key}".`,
    ...(expected === undefined ? {} : { expected }),
    remedy: example === undefined ? `Add "${key}".` : `Add "${key}", for example ${quoteValue(example)}.`,
  }
}

/** The kinds of widget that are allowed for a node. */
const listAllowedWidgets = ({ parentSchema }: ValidationError): string[] =>
  ((parentSchema['oneOf'] as { properties: { widget: { const: string } } }[] | undefined) ?? []).map(
    (member) => member.properties.widget.const,
  )

function explainUnknownWidget(error: ValidationError): Finding | undefined {
  const widget = error.params['tagValue']
  if (widget === undefined) return undefined
  const kinds = listAllowedWidgets(error)
  const common = { pointer: `${error.instancePath}/widget`, at: 'value', found: quoteValue(widget), expected: formatNames(kinds) } as const
  if (typeof widget !== 'string')
    return {
      ...common,
      code: 'wrong-type',
      message: `"widget" must be a string, but is ${describeType(widget)}.`,
      remedy: `Choose ${formatNames(kinds)}.`,
    }
  const nameSuggestion = suggestName(widget, kinds)
  return {
    ...common,
    code: 'unknown-widget',
    message: `There is no widget "${widget}".`,
    ...nameSuggestion,
    remedy: nameSuggestion.suggestion === undefined ? `Choose ${formatNames(kinds)}.` : `Write "${nameSuggestion.suggestion}".`,
  }
}

function explainChoice(error: ValidationError, values: readonly unknown[]): Finding {
  const nameSuggestion: NameSuggestion =
    typeof error.data === 'string'
      ? suggestName(
          error.data,
          values.filter((value) => typeof value === 'string'),
        )
      : {}
  return createValueFinding(error, 'unknown-value', `${quoteValue(error.data)} is not a value of ${describeSubject(error)}.`, {
    found: quoteValue(error.data),
    expected: formatNames(values),
    ...nameSuggestion,
    remedy: nameSuggestion.suggestion === undefined ? `Choose ${formatNames(values)}.` : `Write "${nameSuggestion.suggestion}".`,
  })
}

function explainRange(error: ValidationError): Finding {
  const { minimum, maximum } = error.parentSchema as { minimum?: number; maximum?: number }
  const range =
    minimum === undefined ? `at most ${maximum}` : maximum === undefined ? `at least ${minimum}` : `from ${minimum} to ${maximum}`
  return createValueFinding(error, 'out-of-range', `${describeSubject(error)} is ${quoteValue(error.data)}, but must be ${range}.`, {
    found: quoteValue(error.data),
    expected: range,
    remedy: `Choose a number ${range}.`,
  })
}

/** Whether a text for players is written where the key of a text is expected. */
const isTextInsteadOfKey = ({ keyword, data, parentSchema }: ValidationError): boolean =>
  keyword === 'pattern' && parentSchema['x-reference'] === 'message' && typeof data === 'string' && /\S\s+\S/.test(data)

/** The description of a pattern or format from the schema. */
const findPatternDescription = ({ parentSchema }: ValidationError): string | undefined =>
  parentSchema['patternErrorMessage'] as string | undefined

function explainFormat(error: ValidationError): Finding {
  const { description } = error.parentSchema as { description?: string }
  const example = findExample(error)
  const expected = findPatternDescription(error) ?? description
  const suggestion = suggestRepair(error)
  if (isTextInsteadOfKey(error))
    return createValueFinding(
      error,
      'invalid-format',
      `${describeSubject(error)} must be the key of a text, but is the text itself: ${quoteValue(error.data)}.`,
      {
        found: quoteValue(error.data),
        expected: 'the key of a text in messages/',
        remedy: `Add the text to the files in messages/ under a key, and write that key here${example === undefined ? '' : `, for example ${quoteValue(example)}`}.`,
      },
    )
  return createValueFinding(error, 'invalid-format', describeWrongFormat(error), {
    found: quoteValue(error.data),
    ...(expected === undefined ? {} : { expected }),
    ...toNameSuggestion(suggestion, error.data),
    remedy:
      suggestion !== undefined
        ? `Write "${suggestion}".`
        : example === undefined
          ? `Write ${expected ?? 'it differently'}.`
          : `Write it like ${quoteValue(example)}.`,
  })
}

/** Adds a fix if the suggestion has the same content as the input. */
const toNameSuggestion = (suggestion: string | undefined, input: unknown): NameSuggestion => {
  if (suggestion === undefined) return {}
  return typeof input === 'string' && isSameText(input, suggestion) ? { suggestion, fix: { from: input, to: suggestion } } : { suggestion }
}

/**
 * The text that was probably meant, if a small change gives it the required form. Dates that do not exist are not
 * corrected.
 */
function suggestRepair({ keyword, data, parentSchema }: ValidationError): string | undefined {
  const { pattern } = parentSchema as { pattern?: string }
  if (isHost(parentSchema) && typeof data === 'string') return suggestHost(data)
  if (parentSchema['x-reference'] === 'timeZone' && typeof data === 'string' && data.length < 300) return suggestTimeZone(data)
  return keyword === 'pattern' && typeof data === 'string' && data.length < 300 && pattern !== undefined
    ? repairFormat(data, pattern)
    : undefined
}

function describeWrongFormat(error: ValidationError): string {
  const [subject, quotedValue] = [describeSubject(error), quoteValue(error.data)]
  const length = [...String(error.data)].length
  if (error.keyword === 'minLength') return `${subject} needs at least ${formatLimit(error, 'character', 'characters')}, but has ${length}.`
  if (error.keyword === 'maxLength')
    return `${subject} may have at most ${formatLimit(error, 'character', 'characters')}, but has ${length}.`
  const problem = isHost(error.parentSchema) ? findHostProblem(String(error.data)) : undefined
  return `${subject} must be ${findPatternDescription(error)}, but is ${quotedValue}${problem === undefined ? '' : `: ${problem}`}.`
}

/** Whether a schema requires a host name. */
const isHost = (schema: ValidationError['parentSchema']): boolean => schema['x-form'] === 'host'

function explainLength(error: ValidationError): Finding {
  const isTooShort = error.keyword.startsWith('min')
  const message = `${describeSubject(error)} ${isTooShort ? 'needs at least' : 'may have at most'} ${formatLimit(error, 'entry', 'entries')}.`
  return createValueFinding(error, 'invalid-length', message, { remedy: isTooShort ? 'Add more.' : 'Remove some.' })
}

/** The violated limit, with its unit. */
const formatLimit = (error: ValidationError, singular: string, plural: string): string =>
  `${error.params['limit']} ${Number(error.params['limit']) === 1 ? singular : plural}`

function explainExactlyOne(error: ValidationError): Finding {
  if (error.parentSchema['maxProperties'] !== 1) return explainLength(error)
  const subject = error.parentSchema['title'] === 'Action' ? 'An action' : 'A condition'
  const keys = Object.keys(isObject(error.data) ? error.data : {})
  const message =
    keys.length === 0
      ? `${subject} must have exactly one key, but this one has none.`
      : `${subject} must have exactly one key, but this one has ${keys.join(' and ')}.`
  const remedy =
    keys.length === 0
      ? `Write one of ${Object.keys(error.parentSchema['properties'] as object).join(', ')}.`
      : `Keep one. Remove an inherited one with null, for example {"${keys[0]}": null}.`
  return { code: 'exactly-one', pointer: error.instancePath, at: 'key', message, found: keys.join(', '), remedy }
}

/** Describes a validation error in the name of a key, not in its value. */
export function explainInvalidName(error: ValidationError, name: string): Finding {
  const choices = error.parentSchema['enum'] as string[] | undefined
  if (choices) return createUnknownKeyFinding(error.instancePath, name, choices, [])
  const patternDescription = findPatternDescription(error)
  const suggestion = suggestRepair(error)
  const example = findExample(error)
  const details = {
    ...(patternDescription === undefined ? {} : { expected: patternDescription }),
    ...toNameSuggestion(suggestion, name),
    remedy:
      suggestion !== undefined
        ? `Write "${suggestion}".`
        : example === undefined
          ? 'Use another name.'
          : `Use a name like ${quoteValue(example)}.`,
  }
  return {
    code: 'invalid-name',
    pointer: `${error.instancePath}/${escapePointerToken(name)}`,
    at: 'key',
    message: `"${name}" is not a valid name here${patternDescription === undefined ? '' : `: a name must be ${patternDescription}`}.${describeNonAsciiCharacter(name)}`,
    found: name,
    ...details,
  }
}
