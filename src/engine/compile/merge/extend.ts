import { merge, type PatchNotes } from './merge.ts'
import { isObject, type JsonObject } from '../read/pointer.ts'
import type { CheckedPart } from '../validate/validate-part.ts'

/** `$schema`, where an editor finds the rules of a file, is no part of the config. */
const notesOf = ({ source }: CheckedPart): PatchNotes => ({ nulls: source.nulls, skipped: '$schema' })

/** Merges the files of a merchant over what it extends: all but its texts. */
export function extend(start: JsonObject, parts: readonly CheckedPart[]): JsonObject {
  const config: Record<string, unknown> = { ...start }
  const pages = parts.filter(({ source }) => source.kind === 'page')
  if (pages.length > 0) config['pages'] = { ...(config['pages'] as JsonObject), ...mergePages(config['pages'], pages) }
  for (const part of parts) {
    const { kind, name } = part.source
    if (name === '') config[kind] = merge(config[kind], part.value, notesOf(part))
  }
  return config
}

const mergePages = (before: unknown, parts: readonly CheckedPart[]): JsonObject =>
  Object.fromEntries(
    parts.map((part) => [part.source.name, merge(isObject(before) ? before[part.source.name] : undefined, part.value, notesOf(part))]),
  )

/** The texts of each language, merged when they are asked for: they are many, and most checks need none. */
export class Texts {
  readonly languages: readonly string[]
  readonly #before: JsonObject
  readonly #parts: readonly CheckedPart[]
  readonly #merged = new Map<string, JsonObject>()

  constructor(before: unknown, parts: readonly CheckedPart[]) {
    this.#before = isObject(before) ? before : {}
    this.#parts = parts.filter(({ source }) => source.kind === 'messages')
    this.languages = [...new Set([...Object.keys(this.#before), ...this.#parts.map(({ source }) => source.name)])]
  }

  /** Empty where a language has none. */
  of(language: string): JsonObject {
    const known = this.#merged.get(language)
    if (known) return known
    const part = this.#parts.find(({ source }) => source.name === language)
    const before = this.#before[language]
    const texts = part ? merge(before, part.value, notesOf(part)) : (before ?? {})
    this.#merged.set(language, texts as JsonObject)
    return texts as JsonObject
  }

  all(): JsonObject {
    return Object.fromEntries(this.languages.map((language) => [language, this.of(language)]))
  }
}
