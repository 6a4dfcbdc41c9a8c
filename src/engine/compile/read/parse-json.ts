import type { JsonFault } from './json-tree.ts'
import { isForbiddenKey, maxDepth, parseTree } from './parse-tree.ts'
import type { JsonObject } from './pointer.ts'
import { scanJson } from './scan-json.ts'

/** The result of parsing a JSON text. `value` is `undefined` if the text is not `readable`. */
export interface ParsedJson {
  readonly value: unknown
  readonly readable: boolean
  readonly faults: readonly JsonFault[]
  /** Whether the value may contain null. */
  readonly mayHaveNulls: boolean
}

/**
 * Parses JSON: close to the speed of JSON.parse for most texts without faults, otherwise with `parseTree`, which
 * locates the faults. Forbidden keys and duplicates of a key are left out of the value.
 */
export function parseJson(text: string): ParsedJson {
  const value = tryParse(text)
  if (value !== undefined && !canContainInvalidCharacter(text)) {
    const scan = scanJson(text)
    const counter = new ValueCounter(value)
    if (scan !== undefined && counter.keys === scan.keys && counter.numbers === scan.numbers)
      return { value, readable: true, faults: [], mayHaveNulls: counter.hasNulls }
  }
  const { tree, faults } = parseTree(text)
  return { value: tree?.value, readable: tree !== undefined, faults, mayHaveNulls: true }
}

/**
 * Whether an escape may represent NUL or half of a surrogate pair, which PostgreSQL cannot store. False for most texts.
 */
const canContainInvalidCharacter = (text: string): boolean => text.includes('\\u') && /\\u(?:0000|[dD][89a-fA-F])/.test(text)

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Counts the keys and numbers of a value. */
class ValueCounter {
  /** NaN if a key is forbidden or the value is nested too deeply. */
  keys = 0
  numbers = 0
  hasNulls = false

  constructor(value: unknown) {
    this.#add(value, 0)
  }

  #add(value: unknown, depth: number): void {
    if (typeof value === 'number') this.numbers++
    else if (value === null) this.hasNulls = true
    else if (typeof value === 'object') this.#addEach(value as object, depth + 1)
  }

  #addEach(value: object, depth: number): void {
    if (depth > maxDepth) this.keys = Number.NaN
    else if (Array.isArray(value)) for (const item of value) this.#add(item, depth)
    else
      for (const key in value) {
        this.keys += isForbiddenKey(key) ? Number.NaN : 1
        this.#add((value as JsonObject)[key], depth)
      }
  }
}
