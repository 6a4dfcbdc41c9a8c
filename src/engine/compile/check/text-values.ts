import { valuePlaces } from '../../rules/fill-text.ts'
import type { Draft } from '../draft.ts'
import { lastResort } from './message-texts.ts'
import { nearestName } from '../explain/nearest-name.ts'
import { valueAt, type JsonObject } from '../read/pointer.ts'
import type { SourceFile } from '../read/source-file.ts'

/** The names of the values that a text has a place for. */
export const valuesIn = (text: string): string[] =>
  text.includes('{') ? [...text.matchAll(valuePlaces)].map((match) => match[1] ?? '') : []

/** What every text gets. */
const always = ['brand']

/** Which values the texts of a merchant get, as far as texts tell: those of the merchant that all extend were written for the program. */
export class TextValues {
  readonly #texts: readonly JsonObject[]
  readonly #mentions = new Map<string, number>()
  readonly #known = new Map<string, readonly string[] | undefined>()

  /** `sources` are the messages of the merchant that all extend, the last resort first. */
  constructor(sources: readonly SourceFile[]) {
    this.#texts = sources.map(({ value }) => value)
    for (const texts of this.#texts)
      for (const key in texts)
        for (const name of valuesIn(String(texts[key]))) this.#mentions.set(name, (this.#mentions.get(name) ?? 0) + 1)
  }

  /** Every value that some text gets. */
  get all(): readonly string[] {
    return [...always, ...this.#mentions.keys()]
  }

  /** The values that the text of a key gets; undefined where the program has no text of this key. */
  of(key: string): readonly string[] | undefined {
    if (!this.#known.has(key)) this.#known.set(key, this.#judge(key))
    return this.#known.get(key)
  }

  /**
   * What the last resort says, but where every other language says otherwise with one voice: then the name that more texts have is the right one,
   * and a name that other texts have too is one that the last resort lacks.
   */
  #judge(key: string): readonly string[] | undefined {
    const [first, ...others] = this.#texts.flatMap((texts) => (typeof texts[key] === 'string' ? [valuesIn(texts[key])] : []))
    if (first === undefined || typeof this.#texts[0]?.[key] !== 'string') return undefined
    const names = new Set(first)
    const own = first.filter((name) => others.length > 0 && others.every((other) => !other.includes(name)))
    for (const name of others[0] ?? []) {
      if (names.has(name) || !others.every((other) => other.includes(name))) continue
      const slip = nearestName(name, own)
      if (slip === undefined ? this.#count(name) > others.length : this.#isLikelier(name, slip, others.length)) {
        names.add(name)
        if (slip !== undefined) names.delete(slip)
      }
    }
    return [...names, ...always]
  }

  #count(name: string): number {
    return this.#mentions.get(name) ?? 0
  }

  #isLikelier(name: string, slip: string, voices: number): boolean {
    return voices > 1 || this.#count(name) - voices > this.#count(slip) - 1
  }
}

const known = new WeakMap<readonly SourceFile[], TextValues>()

/** The values of a merchant's texts; merchants that extend the same one share them. */
export function textValuesOf(draft: Draft): TextValues {
  const root = draft.provenance.layers[0] ?? []
  const before = known.get(root)
  if (before) return before
  const sources = root.filter(({ kind }) => kind === 'messages')
  const values = new TextValues([...sources].sort((a, b) => Number(b.name === lastResort) - Number(a.name === lastResort)))
  known.set(root, values)
  return values
}

/** The names of values that the config itself gives to texts. */
export const valuesGiven = ({ config }: Draft): readonly string[] =>
  ['title', 'hint'].flatMap((part) => Object.keys(valueAt(config, ['registration', part, 'values']) ?? {}))
