import type { JsonFault } from './json-tree.ts'
import { isForbidden, maxDepth, parseTree } from './parse-tree.ts'
import type { JsonObject } from './pointer.ts'
import { scanJson } from './scan-json.ts'

/**
 * A text that was read as JSON; `readable` is false where it could not be made sense of, and then there is no value.
 */
export interface ParsedJson {
  readonly value: unknown
  readonly readable: boolean
  readonly faults: readonly JsonFault[]
  /** Whether null may stand in it. */
  readonly nulls: boolean
}

/**
 * Reads a text as JSON: at JSON.parse's speed where there is nothing to say, with the place of every fault where there
 * is. Forbidden keys and second copies of a key are left out of the value.
 */
export function parseJson(text: string): ParsedJson {
  const value = tryParse(text)
  if (value !== undefined && !mayHoldUnwritable(text)) {
    const scan = scanJson(text)
    const tally = new Tally(value)
    if (scan !== undefined && tally.keys === scan.keys && tally.numbers === scan.numbers)
      return { value, readable: true, faults: [], nulls: tally.nulls }
  }
  const { tree, faults } = parseTree(text)
  return { value: tree?.value, readable: tree !== undefined, faults, nulls: true }
}

/** Whether an escape may stand for NUL or for half of a character, which a database cannot keep: no for most texts. */
const mayHoldUnwritable = (text: string): boolean => text.includes('\\u') && /\\u(?:0000|[dD][89a-fA-F])/.test(text)

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** What a value holds in all. */
class Tally {
  /** NaN where one is forbidden, or lies too deep. */
  keys = 0
  numbers = 0
  nulls = false

  constructor(value: unknown) {
    this.#add(value, 0)
  }

  #add(value: unknown, depth: number): void {
    if (typeof value === 'number') this.numbers++
    else if (value === null) this.nulls = true
    else if (typeof value === 'object') this.#addEach(value as object, depth + 1)
  }

  #addEach(value: object, depth: number): void {
    if (depth > maxDepth) this.keys = Number.NaN
    else if (Array.isArray(value)) for (const item of value) this.#add(item, depth)
    else
      for (const key in value) {
        this.keys += isForbidden(key) ? Number.NaN : 1
        this.#add((value as JsonObject)[key], depth)
      }
  }
}
