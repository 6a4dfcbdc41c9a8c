import { hasUnstorableText } from '../api-context/index.ts'
import { AdminApiError } from './admin-api-error.ts'

/** Maximum lengths of a text and of a JSON parameter, in characters. */
export const maxParameterLengths = { text: 300, json: 10_000 } as const

const validators = {
  text: (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= maxParameterLengths.text,
  json: (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= maxParameterLengths.json,
  boolean: (value: unknown): value is boolean => typeof value === 'boolean',
  texts: (value: unknown): value is Readonly<Record<string, string>> =>
    typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string'),
} as const

type ParameterKind = keyof typeof validators
type ValueOf<K> = K extends 'text' | 'json'
  ? string
  : K extends 'boolean'
    ? boolean
    : K extends 'texts'
      ? Readonly<Record<string, string>>
      : never

/** An integer parameter. Both bounds are inclusive. */
export interface IntegerParameter<Optional extends boolean = boolean> {
  readonly min: number
  readonly max: number
  readonly optional: Optional
}

/** An integer parameter from `min` to `max`. Integers always have bounds. */
export const integer = (min: number, max: number): IntegerParameter<false> => ({ min, max, optional: false })

/** Same as `integer`, for an optional parameter. */
export const optionalInteger = (min: number, max: number): IntegerParameter<true> => ({ min, max, optional: true })

/** Parameters of a command: the kind of each, with a question mark if it is optional. */
export type ParameterShape = Readonly<Record<string, ParameterKind | `${ParameterKind}?` | IntegerParameter>>

/** The parsed parameters that a command receives. */
export type Parameters<S extends ParameterShape> = {
  readonly [K in keyof S]: S[K] extends IntegerParameter<infer Optional>
    ? Optional extends true
      ? number | undefined
      : number
    : S[K] extends `${infer T}?`
      ? ValueOf<T> | undefined
      : ValueOf<S[K]>
}

/**
 * Validates a command's parameters. Values are not converted, and unknown parameters are rejected.
 * @throws AdminApiError
 */
export function parseParameters<S extends ParameterShape>(shape: S, body: unknown): Parameters<S> {
  const values = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {}
  const unknownName = Object.keys(values).find((name) => !Object.hasOwn(shape, name))
  if (unknownName !== undefined) throw new AdminApiError(`There is no parameter "${unknownName}".`)
  for (const [name, declaration] of Object.entries(shape)) {
    if (hasUnstorableText(values[name]))
      throw new AdminApiError(`The parameter "${name}" has a character that cannot be stored: NUL or an unpaired surrogate.`)
    const value = values[name]
    if (value === undefined && (typeof declaration === 'string' ? declaration.endsWith('?') : declaration.optional)) continue
    const { accepts, expected } = typeof declaration === 'string' ? getKindRule(declaration) : createRangeRule(declaration)
    if (!accepts(value)) throw new AdminApiError(`The parameter "${name}" must be ${expected}.`)
  }
  return values as Parameters<S>
}

interface ParameterRule {
  readonly accepts: (value: unknown) => boolean
  /** Completes the sentence "The parameter must be …". */
  readonly expected: string
}

function getKindRule(declaredKind: string): ParameterRule {
  const kind = declaredKind.replace('?', '') as ParameterKind
  return { accepts: validators[kind], expected: expectedValues[kind] }
}

const createRangeRule = ({ min, max }: IntegerParameter): ParameterRule => ({
  accepts: (value) => Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max,
  expected: `a whole number from ${String(min)} to ${String(max)}`,
})

const expectedValues: Readonly<Record<ParameterKind, string>> = {
  text: `a string of 1 to ${String(maxParameterLengths.text)} characters`,
  json: `a string of 1 to ${maxParameterLengths.json.toLocaleString('en')} characters`,
  boolean: 'true or false',
  texts: 'an object whose values are strings',
}
