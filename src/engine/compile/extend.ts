import { merge, type PatchNotes } from './merge.ts'
import { isObject, type JsonObject } from './pointer.ts'
import type { SourceFile } from './source-file.ts'
import type { CheckedPart } from './validate-part.ts'

/** `$schema`, where an editor finds the rules of a file, is no part of the config. */
const notesOf = ({ source }: CheckedPart): PatchNotes => ({ nulls: source.nulls, skipped: '$schema' })

/** What `start` has where a file goes; texts are not among it. */
export function partBefore(start: JsonObject | undefined, { kind, name }: SourceFile): unknown {
  const before = start?.[kind === 'page' ? 'pages' : kind]
  return kind === 'page' && isObject(before) ? before[name] : before
}

/** A file merged over what was there before, unless that was done when it was checked. */
export const mergePart = (before: unknown, part: CheckedPart): unknown => part.whole ?? merge(before, part.value, notesOf(part))

/** Merges the files of a merchant over what it extends: all but its texts. */
export function extend(start: JsonObject, parts: readonly CheckedPart[]): JsonObject {
  const config: Record<string, unknown> = { ...start }
  for (const part of parts) {
    const { kind, name } = part.source
    if (kind === 'messages') continue
    const merged = mergePart(partBefore(start, part.source), part)
    if (kind === 'page') config['pages'] = { ...(config['pages'] as JsonObject), [name]: merged }
    else config[kind] = merged
  }
  return config
}

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
