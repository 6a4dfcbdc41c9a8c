import type { SiteRecord } from '../../database/records.ts'
import { AdminApiError } from './admin-api-error.ts'
import { parseCommandAmount } from './parse-command-amount.ts'

/** The new values of an operator's change, by field name: `amount=5.00`, `title.EN=…`. */
export type Change = Readonly<Record<string, string>>

/** Parsers of the fields of a change, by field name. */
export type ChangeParsers<T> = Readonly<Record<string, (text: string, site: SiteRecord) => T>>

/** Titles by language, as stored with other texts of the same record. */
export type Titles = Readonly<Record<string, { readonly title: string }>>

interface ChangeContext {
  /** Subject of the change, as the start of a sentence: "A mission". */
  readonly subject: string
  readonly site: SiteRecord
}

/**
 * Parses the fields of a change.
 * @throws AdminApiError if it is empty, or has an unknown field or an invalid value
 */
export function parseChange<T extends object>(change: Change, parsers: ChangeParsers<T>, { subject, site }: ChangeContext): T {
  assertNotEmpty(change)
  return applyParsers(change, parsers, [subject, Object.keys(parsers), site])
}

/** Same as `parseChange`, for a record with titles, each of limited length. */
export function parseTitledChange<T extends object>(
  change: Change,
  parsers: ChangeParsers<T>,
  { subject, site, maxTitleLength }: ChangeContext & { readonly maxTitleLength: number },
): { readonly values: T; readonly titles: Titles } {
  assertNotEmpty(change)
  const entries = Object.entries(change)
  const titles = entries.flatMap(([name, title]) => {
    const localizedName = parseLocalizedName(name)
    if (localizedName?.field !== 'title') return []
    if (title === '' || title.length > maxTitleLength)
      throw new AdminApiError(`A title must have 1 to ${String(maxTitleLength)} characters.`)
    return [[localizedName.language, { title }] as const]
  })
  const otherChanges = Object.fromEntries(entries.filter(([name]) => parseLocalizedName(name)?.field !== 'title'))
  return {
    values: applyParsers(otherChanges, parsers, [subject, [...Object.keys(parsers), 'title.<language>'], site]),
    titles: Object.fromEntries(titles),
  }
}

/** Parses the name of a text in a language, such as `title.EN`. Returns `undefined` for other names. */
export function parseLocalizedName(name: string): { readonly field: string; readonly language: string } | undefined {
  const [, field, language] = /^([a-z]+)\.([A-Z]{2}(?:_[A-Z]{2})?)$/.exec(name) ?? []
  return field === undefined || language === undefined ? undefined : { field, language }
}

function assertNotEmpty(change: Change): void {
  if (Object.keys(change).length === 0) throw new AdminApiError('At least one change is required, as name=value.')
}

/**
 * Asserts that a change does not set both `amount` and `points`, the two kinds of reward.
 * @throws AdminApiError
 */
export function assertSingleReward(subject: string, change: Change): void {
  if (change['amount'] !== undefined && change['points'] !== undefined)
    throw new AdminApiError(`${subject} has either amount or points, not both.`)
}

type ParseContext = readonly [subject: string, names: readonly string[], site: SiteRecord]

const applyParsers = <T extends object>(change: Change, parsers: ChangeParsers<T>, [subject, names, site]: ParseContext): T =>
  Object.assign(
    {},
    ...Object.entries(change).map(([name, text]) => {
      const parser = Object.hasOwn(parsers, name) ? parsers[name] : undefined
      if (!parser) throw new AdminApiError(`"${name}" cannot be set. ${subject} can have: ${names.join(', ')}.`)
      return parser(text, site)
    }),
  ) as T

/** Returns the titles of a record by language, for operators. */
export const toTitles = (
  texts: Readonly<Record<string, { readonly title?: string } | undefined>>,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(texts).map(([language, localized]) => [language, localized?.title]))

/**
 * Asserts that the id of a record has the format that operators may use.
 * @throws AdminApiError
 */
export function assertId(subject: string, id: string): void {
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(id))
    throw new AdminApiError(
      `The id of ${subject.toLowerCase()} must be up to 32 lowercase letters, digits and hyphens, starting with a letter.`,
    )
}

/** @throws AdminApiError if the text is not an integer from `min` to `max` */
export function parseInteger(text: string, min: number, max: number): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) < min || Number(text) > max)
    throw new AdminApiError(`"${text}" must be a whole number from ${String(min)} to ${String(max)}.`)
  return Number(text)
}

/** @throws AdminApiError if the text is none of the options */
export function parseChoice<const T extends string>(text: string, options: readonly T[]): T {
  const match = options.find((option) => option === text)
  if (match === undefined) throw new AdminApiError(`"${text}" must be ${options.join(' or ')}.`)
  return match
}

/** @throws AdminApiError if the text is neither `on` nor `off` */
export const parseSwitch = (text: string): boolean => parseChoice(text, ['on', 'off']) === 'on'

/** @throws AdminApiError if the text is not an amount above zero, has too many decimals, or exceeds the maximum */
export function parsePositiveAmount(text: string, site: SiteRecord): bigint {
  const amount = parseCommandAmount(text, site)
  if (amount === 0n) throw new AdminApiError('An amount must be above zero.')
  return amount
}
