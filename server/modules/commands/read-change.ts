import type { SiteRecord } from '../../database/records.ts'
import { ControlError } from './control-error.ts'
import { readAmount } from './read-amount.ts'

/** An operator's change, by name: `amount=5.00`, `title.EN=…`. */
export type Change = Readonly<Record<string, string>>

/** Parser of each part of a change. */
export type ChangeParsers<T> = Readonly<Record<string, (text: string, site: SiteRecord) => T>>

/** Titles by language, as stored with other texts of the same record. */
export type Titles = Readonly<Record<string, { readonly title: string }>>

interface Changed {
  /** Subject of the change, as the start of a sentence: "A mission". */
  readonly what: string
  readonly site: SiteRecord
}

/**
 * Parses a change part by part.
 * @throws ControlError if it is empty or has an unknown part
 */
export function readChange<T extends object>(change: Change, parsers: ChangeParsers<T>, { what, site }: Changed): T {
  requireSome(change)
  return parseChange(change, parsers, [what, Object.keys(parsers), site])
}

/** Same for a record with titles, each of limited length. */
export function readTitledChange<T extends object>(
  change: Change,
  parsers: ChangeParsers<T>,
  { what, site, longest }: Changed & { readonly longest: number },
): { readonly read: T; readonly titles: Titles } {
  requireSome(change)
  const entries = Object.entries(change)
  const titles = entries.flatMap(([name, title]) => {
    const language = titlePart.exec(name)?.[1]
    if (language === undefined) return []
    if (title === '' || title.length > longest) throw new ControlError(`A title must have 1 to ${String(longest)} characters.`)
    return [[language, { title }] as const]
  })
  const others = Object.fromEntries(entries.filter(([name]) => !titlePart.test(name)))
  return {
    read: parseChange(others, parsers, [what, [...Object.keys(parsers), 'title.<language>'], site]),
    titles: Object.fromEntries(titles),
  }
}

/** A language code of a brand (`languages.json`). */
const titlePart = /^title\.([A-Z]{2}(?:_[A-Z]{2})?)$/

function requireSome(change: Change): void {
  if (Object.keys(change).length === 0) throw new ControlError('At least one change is required, as name=value.')
}

type Known = readonly [what: string, names: readonly string[], site: SiteRecord]

const parseChange = <T extends object>(change: Change, parsers: ChangeParsers<T>, [what, names, site]: Known): T =>
  Object.assign(
    {},
    ...Object.entries(change).map(([name, text]) => {
      const parse = Object.hasOwn(parsers, name) ? parsers[name] : undefined
      if (!parse) throw new ControlError(`"${name}" cannot be set. ${what} can have: ${names.join(', ')}.`)
      return parse(text, site)
    }),
  ) as T

/** The titles of a record, for operators. */
export const toTitles = (
  texts: Readonly<Record<string, { readonly title?: string } | undefined>>,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(texts).map(([language, words]) => [language, words?.title]))

/** @throws ControlError */
export function requireId(what: string, id: string): void {
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(id))
    throw new ControlError(`The id of ${what.toLowerCase()} must have lowercase letters, digits and hyphens, starting with a letter.`)
}

/** @throws ControlError */
export function parseInteger(text: string, min: number, max: number): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) < min || Number(text) > max)
    throw new ControlError(`"${text}" must be a whole number from ${String(min)} to ${String(max)}.`)
  return Number(text)
}

/** @throws ControlError */
export function readOne<const T extends string>(text: string, known: readonly T[]): T {
  const found = known.find((one) => one === text)
  if (found === undefined) throw new ControlError(`"${text}" must be ${known.join(' or ')}.`)
  return found
}

/** @throws ControlError */
export const readSwitch = (text: string): boolean => readOne(text, ['on', 'off']) === 'on'

/** @throws ControlError */
export function readAboveZero(text: string, site: SiteRecord): bigint {
  const amount = readAmount(text, site)
  if (amount === 0n) throw new ControlError('An amount must be above zero.')
  return amount
}
