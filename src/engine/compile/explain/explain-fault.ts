import type { ValidationError } from '../../../generated/validate-config.js'
import type { DiagnosticCode } from '../../contract/diagnostic-code.ts'
import type { Finding, Fix } from './diagnose.ts'
import { findHostProblem, suggestHost } from './explain-host.ts'
import { describeForeignLetter } from '../../rules/foreign-letter.ts'
import { suggestName, type NameSuggestion } from './nearest-name.ts'
import { isCurrency } from '../check/standards/currencies.ts'
import { nearestTimeZone } from '../check/standards/time-zones.ts'
import { escapeStep, isObject, stepsOf } from '../read/pointer.ts'
import { isSameText, repairForm } from './repair-form.ts'

/** Describes a validation error for operators; `undefined` if another error describes it better. */
export function explainFault(fault: ValidationError): Finding | undefined {
  return explanations[fault.keyword]?.(fault)
}

type Explain = (fault: ValidationError) => Finding | undefined

const explanations: Readonly<Record<string, Explain>> = {
  additionalProperties: explainUnknownKey,
  required: explainMissingKey,
  discriminator: explainUnknownWidget,
  type: explainType,
  enum: (fault) => explainChoice(fault, fault.parentSchema['enum'] as unknown[]),
  const: (fault) => explainChoice(fault, [fault.params['allowedValue']]),
  minimum: explainRange,
  maximum: explainRange,
  pattern: explainForm,
  format: explainForm,
  minLength: explainForm,
  maxLength: explainForm,
  uniqueItems: (fault) => {
    const pointer = `${fault.instancePath}/${Math.max(Number(fault.params['i']), Number(fault.params['j']))}`
    return {
      code: 'duplicate-item',
      pointer,
      at: 'value',
      message: `${nameOf(fault)} already contains this value.`,
      remedy: 'Remove one of the two.',
    }
  },
  minItems: explainLength,
  maxItems: explainLength,
  minProperties: explainExactlyOne,
  maxProperties: explainExactlyOne,
}

const atValue = (fault: ValidationError, code: DiagnosticCode, message: string, more: Partial<Finding> = {}): Finding => ({
  code,
  pointer: fault.instancePath,
  at: 'value',
  message,
  ...more,
})

function nameOf(fault: ValidationError): string {
  const steps = stepsOf(fault.instancePath)
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

const expectedType = (fault: ValidationError): string =>
  [fault.params['type']]
    .flat()
    .filter((type) => type !== 'null')
    .map((type) => typeNames[String(type)] ?? String(type))
    .join(' or ')

function typeOf(value: unknown): string {
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

function explainType(fault: ValidationError): Finding {
  const [found, expected] = [typeOf(fault.data), expectedType(fault)]
  return atValue(fault, 'wrong-type', `${nameOf(fault)} must be ${expected}, but is ${found}.`, {
    found,
    expected,
    ...typeRemedy(fault, expected),
  })
}

/**
 * Remedy for a wrong type. Numbers and booleans in quotation marks, and strings without them, get the corrected value;
 * anything else gets an example.
 */
function typeRemedy(fault: ValidationError, expected: string): { readonly remedy: string; readonly fix?: Fix } {
  const { data } = fault
  const types = [fault.params['type']].flat()
  if (typeof data === 'string' && /^-?\d+(\.\d+)?$/.test(data) && types.some((type) => type === 'number' || type === 'integer'))
    return { remedy: `Write ${data} without quotation marks.`, fix: { from: data, to: Number(data) } }
  if ((data === 'true' || data === 'false') && types.includes('boolean'))
    return { remedy: `Write ${data} without quotation marks.`, fix: { from: data, to: data === 'true' } }
  if ((typeof data === 'number' || typeof data === 'boolean') && types.includes('string') && hasForm(String(data), fault))
    return { remedy: `Write "${data}" in quotation marks.`, fix: { from: data, to: String(data) } }
  if (typeof data === 'string' && types.includes('array')) return listRemedy(data)
  if (typeof data === 'string' && types.includes('object') && isCodeOf(data, fault))
    return { remedy: `Write {"code": "${data}"}.`, fix: { from: data, to: { code: data } } }
  if (Array.isArray(data) && data.length === 1 && typeof data[0] === 'string' && types.includes('string'))
    return { remedy: `Write ${JSON.stringify(data[0])} without brackets.` }
  const example = exampleOf(fault)
  return { remedy: example === undefined ? `Write ${expected}.` : `Write ${expected}, for example ${quoteValue(example)}.` }
}

/** Names separated by commas become the entries of a list. */
function listRemedy(input: string): { readonly remedy: string; readonly fix: Fix } {
  const names = /^[\w-]+(?:\s*,\s*[\w-]+)+$/.test(input.trim()) ? input.trim().split(/\s*,\s*/) : [input]
  return { remedy: `Write [${names.map((name) => JSON.stringify(name)).join(', ')}].`, fix: { from: input, to: names } }
}

/** Whether a text has the form that a schema requires. */
function hasForm(text: string, { parentSchema }: ValidationError): boolean {
  const { pattern, minLength = 0 } = parentSchema as { pattern?: string; minLength?: number }
  return text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text))
}

/** Whether a text is the code of the expected object, such as a currency. */
function isCodeOf(text: string, { parentSchema }: ValidationError): boolean {
  const { code } = (parentSchema['properties'] ?? {}) as { code?: { readonly 'x-reference'?: string } }
  return code?.['x-reference'] === 'currency' && isCurrency(text)
}

const exampleOf = ({ parentSchema }: ValidationError): unknown => (parentSchema['examples'] as unknown[] | undefined)?.[0]

function explainUnknownKey(fault: ValidationError): Finding {
  const key = String(fault.params['additionalProperty'])
  const knownKeys = Object.keys((fault.parentSchema['properties'] as object | undefined) ?? {})
  const finding = unknownKey(fault.instancePath, key, knownKeys, isObject(fault.data) ? Object.keys(fault.data) : [])
  // An unknown key of a node may be a property of its widget. Then "props" is not reported as missing.
  if (finding.suggestion !== undefined || !knownKeys.includes('widget') || !knownKeys.includes('props')) return finding
  return { ...finding, into: 'props', remedy: `Move it into "props" if it is a property of the widget, or remove it.` }
}

/**
 * Suggests keys that the object does not have yet before those that it has, because they are more likely to be meant.
 */
function unknownKey(pointer: string, key: string, knownKeys: readonly string[], present: readonly string[]): Finding {
  const near = suggestName(key, [
    ...knownKeys.filter((name) => !present.includes(name)),
    ...knownKeys.filter((name) => present.includes(name)),
  ])
  const remedy = near.suggestion === undefined ? 'Remove it.' : `Write "${near.suggestion}", or remove it.`
  return {
    code: 'unknown-key',
    pointer: `${pointer}/${escapeStep(key)}`,
    at: 'key',
    message: `"${key}" is not a valid key here.${describeForeignLetter(key)}`,
    found: key,
    expected: listNames(knownKeys),
    ...near,
    remedy,
  }
}

function listNames(names: readonly unknown[]): string {
  const listed = names.filter((name) => name !== null && name !== '$schema').map(String)
  return listed.length > 12
    ? `one of ${listed.slice(0, 10).join(', ')} and ${listed.length - 10} more`
    : listed.length === 1
      ? `${listed[0]}`
      : `one of ${listed.join(', ')}`
}

function explainMissingKey(fault: ValidationError): Finding {
  const key = String(fault.params['missingProperty'])
  const schema = (
    fault.parentSchema['properties'] as Readonly<Record<string, { description?: string; examples?: unknown[] }>> | undefined
  )?.[key]
  const subject = fault.instancePath === '' ? 'The file' : nameOf(fault)
  const widgets = key === 'widget' ? widgetsOf(fault) : []
  const example = schema?.examples?.[0]
  const expected = widgets.length > 0 ? listNames(widgets) : schema?.description
  return {
    code: 'missing-key',
    pointer: fault.instancePath,
    at: 'key',
    key: escapeStep(key),
    message: `${subject} has no "${key}".`,
    ...(expected === undefined ? {} : { expected }),
    remedy: example === undefined ? `Add "${key}".` : `Add "${key}", for example ${quoteValue(example)}.`,
  }
}

/** The kinds of widget that are allowed for a node. */
const widgetsOf = ({ parentSchema }: ValidationError): string[] =>
  ((parentSchema['oneOf'] as { properties: { widget: { const: string } } }[] | undefined) ?? []).map(
    (member) => member.properties.widget.const,
  )

function explainUnknownWidget(fault: ValidationError): Finding | undefined {
  const widget = fault.params['tagValue']
  if (widget === undefined) return undefined
  const kinds = widgetsOf(fault)
  const common = { pointer: `${fault.instancePath}/widget`, at: 'value', found: quoteValue(widget), expected: listNames(kinds) } as const
  if (typeof widget !== 'string')
    return {
      ...common,
      code: 'wrong-type',
      message: `"widget" must be a string, but is ${typeOf(widget)}.`,
      remedy: `Choose ${listNames(kinds)}.`,
    }
  const near = suggestName(widget, kinds)
  return {
    ...common,
    code: 'unknown-widget',
    message: `There is no widget "${widget}".`,
    ...near,
    remedy: near.suggestion === undefined ? `Choose ${listNames(kinds)}.` : `Write "${near.suggestion}".`,
  }
}

function explainChoice(fault: ValidationError, values: readonly unknown[]): Finding {
  const near: NameSuggestion =
    typeof fault.data === 'string'
      ? suggestName(
          fault.data,
          values.filter((value) => typeof value === 'string'),
        )
      : {}
  return atValue(fault, 'unknown-value', `${quoteValue(fault.data)} is not a value of ${nameOf(fault)}.`, {
    found: quoteValue(fault.data),
    expected: listNames(values),
    ...near,
    remedy: near.suggestion === undefined ? `Choose ${listNames(values)}.` : `Write "${near.suggestion}".`,
  })
}

function explainRange(fault: ValidationError): Finding {
  const { minimum, maximum } = fault.parentSchema as { minimum?: number; maximum?: number }
  const range =
    minimum === undefined ? `at most ${maximum}` : maximum === undefined ? `at least ${minimum}` : `from ${minimum} to ${maximum}`
  return atValue(fault, 'out-of-range', `${nameOf(fault)} is ${quoteValue(fault.data)}, but must be ${range}.`, {
    found: quoteValue(fault.data),
    expected: range,
    remedy: `Choose a number ${range}.`,
  })
}

/** Whether a text for players is written where the key of a text is expected. */
const isTextInsteadOfKey = ({ keyword, data, parentSchema }: ValidationError): boolean =>
  keyword === 'pattern' && parentSchema['x-reference'] === 'message' && typeof data === 'string' && /\S\s+\S/.test(data)

/** The description of a pattern or format from the schema. */
const patternDescription = ({ parentSchema }: ValidationError): string | undefined =>
  parentSchema['patternErrorMessage'] as string | undefined

function explainForm(fault: ValidationError): Finding {
  const { description } = fault.parentSchema as { description?: string }
  const example = exampleOf(fault)
  const expected = patternDescription(fault) ?? description
  const suggestion = repairOf(fault)
  if (isTextInsteadOfKey(fault))
    return atValue(fault, 'wrong-form', `${nameOf(fault)} must be the key of a text, but is the text itself: ${quoteValue(fault.data)}.`, {
      found: quoteValue(fault.data),
      expected: 'the key of a text in messages/',
      remedy: `Add the text to the files in messages/ under a key, and write that key here${example === undefined ? '' : `, for example ${quoteValue(example)}`}.`,
    })
  return atValue(fault, 'wrong-form', formMessage(fault), {
    found: quoteValue(fault.data),
    ...(expected === undefined ? {} : { expected }),
    ...toSuggested(suggestion, fault.data),
    remedy:
      suggestion !== undefined
        ? `Write "${suggestion}".`
        : example === undefined
          ? `Write ${expected ?? 'it differently'}.`
          : `Write it like ${quoteValue(example)}.`,
  })
}

/** Adds a fix if the suggestion has the same content as the input. */
const toSuggested = (suggestion: string | undefined, input: unknown): NameSuggestion => {
  if (suggestion === undefined) return {}
  return typeof input === 'string' && isSameText(input, suggestion) ? { suggestion, fix: { from: input, to: suggestion } } : { suggestion }
}

/**
 * The text that was probably meant, if a small change gives it the required form. Dates that do not exist are not
 * corrected.
 */
function repairOf({ keyword, data, parentSchema }: ValidationError): string | undefined {
  const { pattern } = parentSchema as { pattern?: string }
  if (isHost(parentSchema) && typeof data === 'string') return suggestHost(data)
  if (parentSchema['x-reference'] === 'timeZone' && typeof data === 'string' && data.length < 300) return nearestTimeZone(data)
  return keyword === 'pattern' && typeof data === 'string' && data.length < 300 && pattern !== undefined
    ? repairForm(data, pattern)
    : undefined
}

function formMessage(fault: ValidationError): string {
  const [name, quoted] = [nameOf(fault), quoteValue(fault.data)]
  const length = [...String(fault.data)].length
  if (fault.keyword === 'minLength') return `${name} needs at least ${count(fault, 'character', 'characters')}, but has ${length}.`
  if (fault.keyword === 'maxLength') return `${name} may have at most ${count(fault, 'character', 'characters')}, but has ${length}.`
  const problem = isHost(fault.parentSchema) ? findHostProblem(String(fault.data)) : undefined
  return `${name} must be ${patternDescription(fault)}, but is ${quoted}${problem === undefined ? '' : `: ${problem}`}.`
}

/** Whether a schema requires a host name. */
const isHost = (schema: ValidationError['parentSchema']): boolean => schema['x-form'] === 'host'

function explainLength(fault: ValidationError): Finding {
  const isTooShort = fault.keyword.startsWith('min')
  const message = `${nameOf(fault)} ${isTooShort ? 'needs at least' : 'may have at most'} ${count(fault, 'entry', 'entries')}.`
  return atValue(fault, 'wrong-length', message, { remedy: isTooShort ? 'Add more.' : 'Remove some.' })
}

/** The violated limit, with its unit. */
const count = (fault: ValidationError, singular: string, plural: string): string =>
  `${fault.params['limit']} ${Number(fault.params['limit']) === 1 ? singular : plural}`

function explainExactlyOne(fault: ValidationError): Finding {
  if (fault.parentSchema['maxProperties'] !== 1) return explainLength(fault)
  const subject = fault.parentSchema['title'] === 'Action' ? 'An action' : 'A condition'
  const keys = Object.keys(isObject(fault.data) ? fault.data : {})
  const message =
    keys.length === 0
      ? `${subject} must have exactly one key, but this one has none.`
      : `${subject} must have exactly one key, but this one has ${keys.join(' and ')}.`
  const remedy =
    keys.length === 0
      ? `Write one of ${Object.keys(fault.parentSchema['properties'] as object).join(', ')}.`
      : `Keep one. Remove an inherited one with null, for example {"${keys[0]}": null}.`
  return { code: 'exactly-one', pointer: fault.instancePath, at: 'key', message, found: keys.join(', '), remedy }
}

/** Describes a validation error in the name of a key, not in its value. */
export function explainName(fault: ValidationError, name: string): Finding {
  const choices = fault.parentSchema['enum'] as string[] | undefined
  if (choices) return unknownKey(fault.instancePath, name, choices, [])
  const form = patternDescription(fault)
  const suggestion = repairOf(fault)
  const example = exampleOf(fault)
  const details = {
    ...(form === undefined ? {} : { expected: form }),
    ...toSuggested(suggestion, name),
    remedy:
      suggestion !== undefined
        ? `Write "${suggestion}".`
        : example === undefined
          ? 'Use another name.'
          : `Use a name like ${quoteValue(example)}.`,
  }
  return {
    code: 'wrong-name',
    pointer: `${fault.instancePath}/${escapeStep(name)}`,
    at: 'key',
    message: `"${name}" is not a valid name here${form === undefined ? '' : `: a name must be ${form}`}.${describeForeignLetter(name)}`,
    found: name,
    ...details,
  }
}
