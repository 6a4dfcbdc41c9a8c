import { programValues } from '../../../generated/messages.ts'
import { placeholderPattern } from '../../rules/fill-placeholders.ts'
import type { Draft } from '../draft.ts'
import { fallbackLanguage } from './message-texts.ts'
import { findNearestName } from '../explain/nearest-name.ts'
import { findValueAt, type JsonObject } from '../read/pointer.ts'
import type { SourceFile } from '../read/source-file.ts'

/** The names of the placeholders of a text. */
export const listPlaceholders = (text: string): string[] =>
  text.includes('{') ? [...text.matchAll(placeholderPattern)].map((match) => match[1] ?? '') : []

/** The values that the app passes to every text. */
const universalValues = ['brand']
const allProgramValues: ReadonlySet<string> = new Set([...universalValues, ...programValues])

/**
 * Infers which values the app passes to each text from the placeholders in the texts of the root merchant, which
 * were written for the app.
 */
export class TextPlaceholders {
  readonly #texts: readonly JsonObject[]
  readonly #mentionCounts = new Map<string, number>()
  readonly #valuesByKey = new Map<string, readonly string[] | undefined>()
  readonly #configValues: ReadonlySet<string>

  /**
   * `sources` are the message files of the root merchant, the fallback language first. `configValues` are the names of
   * the values that its config passes to texts.
   */
  constructor(sources: readonly SourceFile[], configValues: readonly string[]) {
    this.#configValues = new Set(configValues)
    this.#texts = sources.map(({ value }) => value)
    for (const texts of this.#texts)
      for (const key in texts)
        for (const name of listPlaceholders(String(texts[key]))) this.#mentionCounts.set(name, (this.#mentionCounts.get(name) ?? 0) + 1)
  }

  /** The placeholders of all texts for which the app or the config has a value. */
  get allNames(): readonly string[] {
    return [...universalValues, ...[...this.#mentionCounts.keys()].filter((name) => this.#isPassed(name))]
  }

  /** The values of the text with a key; `undefined` if the fallback language has no text with this key. */
  findPlaceholders(key: string): readonly string[] | undefined {
    if (!this.#valuesByKey.has(key)) this.#valuesByKey.set(key, this.#inferValues(key))
    return this.#valuesByKey.get(key)
  }

  /**
   * The placeholders of the text in the fallback language without unknown names, and the universal values. A known
   * placeholder that all other languages have and the fallback language lacks is handled in one of these ways:
   *
   * - If the text in the fallback language has an unknown name, the placeholder is added.
   * - Otherwise, if that text has a similar name that no other language has, the placeholder replaces the name,
   *   provided that there are at least two other languages or that the placeholder occurs more often in other texts.
   * - Otherwise, the placeholder is added if it also occurs in other texts.
   */
  #inferValues(key: string): readonly string[] | undefined {
    const [fallbackNames, ...otherLanguageNames] = this.#texts.flatMap((texts) =>
      typeof texts[key] === 'string' ? [listPlaceholders(texts[key])] : [],
    )
    if (fallbackNames === undefined || typeof this.#texts[0]?.[key] !== 'string') return undefined
    const names = new Set(fallbackNames.filter((name) => this.#isPassed(name)))
    const hasUnknownName = names.size < new Set(fallbackNames).size
    const unsharedNames = fallbackNames.filter(
      (name) => otherLanguageNames.length > 0 && otherLanguageNames.every((other) => !other.includes(name)),
    )
    for (const name of otherLanguageNames[0] ?? []) {
      if (names.has(name) || !this.#isPassed(name) || !otherLanguageNames.every((other) => other.includes(name))) continue
      const similarName = findNearestName(name, unsharedNames)
      if (hasUnknownName) names.add(name)
      else if (
        similarName === undefined
          ? this.#count(name) > otherLanguageNames.length
          : this.#isLikelier(name, similarName, otherLanguageNames.length)
      ) {
        names.add(name)
        if (similarName !== undefined) names.delete(similarName)
      }
    }
    return [...names, ...universalValues]
  }

  #isPassed(name: string): boolean {
    return allProgramValues.has(name) || this.#configValues.has(name)
  }

  #count(name: string): number {
    return this.#mentionCounts.get(name) ?? 0
  }

  #isLikelier(name: string, similarName: string, otherLanguageCount: number): boolean {
    return otherLanguageCount > 1 || this.#count(name) - otherLanguageCount > this.#count(similarName) - 1
  }
}

const valuesCache = new WeakMap<readonly SourceFile[], TextPlaceholders>()

/** The placeholders of a merchant's texts, cached for all merchants that extend the same root merchant. */
export function getTextPlaceholders(draft: Draft): TextPlaceholders {
  const rootSources = draft.provenance.layers[0] ?? []
  const cached = valuesCache.get(rootSources)
  if (cached) return cached
  const sources = rootSources.filter(({ kind }) => kind === 'messages')
  const sortedSources = [...sources].sort((a, b) => Number(b.name === fallbackLanguage) - Number(a.name === fallbackLanguage))
  const values = new TextPlaceholders(sortedSources, listRegistrationValues(rootSources.find(({ kind }) => kind === 'registration')?.value))
  valuesCache.set(rootSources, values)
  return values
}

/** The names of values that the config itself passes to texts. */
export const listConfigValues = ({ config }: Draft): readonly string[] => listRegistrationValues(findValueAt(config, ['registration']))

const listRegistrationValues = (registration: unknown): readonly string[] =>
  ['title', 'hint'].flatMap((part) => Object.keys(findValueAt(registration, [part, 'values']) ?? {}))
