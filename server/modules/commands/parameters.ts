import { isUnwritable } from '../calls/index.ts'
import { ControlError } from './control-error.ts'

const kinds = {
  text: (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 300,
  truth: (value: unknown): value is boolean => typeof value === 'boolean',
  whole: (value: unknown): value is number => Number.isSafeInteger(value),
  texts: (value: unknown): value is Readonly<Record<string, string>> =>
    typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string'),
} as const

type Kind = keyof typeof kinds
type ValueOf<K> = K extends 'text'
  ? string
  : K extends 'truth'
    ? boolean
    : K extends 'whole'
      ? number
      : K extends 'texts'
        ? Readonly<Record<string, string>>
        : never

/** What a command takes: the kind of each parameter, with a question mark where it may be left out. */
export type Shape = Readonly<Record<string, Kind | `${Kind}?`>>

/** The parameters as the command gets them. */
export type Parameters<S extends Shape> = { readonly [K in keyof S]: S[K] extends `${infer T}?` ? ValueOf<T> | undefined : ValueOf<S[K]> }

/**
 * Reads a command's parameters: nothing is converted, and nothing that the command does not know is let through.
 * @throws ControlError
 */
export function readParameters<S extends Shape>(shape: S, body: unknown): Parameters<S> {
  const given = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {}
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(shape, name))
  if (unknown !== undefined) throw new ControlError(`There is no parameter "${unknown}".`)
  for (const [name, written] of Object.entries(shape)) {
    if (isUnwritable(given[name]))
      throw new ControlError(`The parameter "${name}" has a character that cannot be kept: NUL, or half of one.`)
    const kind = written.replace('?', '') as Kind
    const value = given[name]
    if (value === undefined && written.endsWith('?')) continue
    if (!kinds[kind](value)) throw new ControlError(`The parameter "${name}" must be ${spoken[kind]}.`)
  }
  return given as Parameters<S>
}

const spoken: Readonly<Record<Kind, string>> = {
  text: 'a text',
  truth: 'true or false',
  whole: 'a whole number',
  texts: 'an object of texts',
}
