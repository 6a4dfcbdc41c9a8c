import type { JsonFault } from './json-tree.ts'
import { maxDepth, parseTree } from './parse-tree.ts'
import { scanJson } from './scan-json.ts'

/** A text that was read as JSON; `readable` is false where it could not be made sense of, and then there is no value. */
export interface ParsedJson {
  readonly value: unknown
  readonly readable: boolean
  readonly faults: readonly JsonFault[]
  /** Whether null may stand in it. */
  readonly nulls: boolean
}

/**
 * Reads a text as JSON: at JSON.parse's speed where there is nothing to say, with the place of every fault where there is.
 * Forbidden keys and second copies of a key are left out of the value.
 */
export function parseJson(text: string): ParsedJson {
  const value = tryParse(text)
  if (value !== undefined) {
    const scan = scanJson(text)
    if (scan.depth <= maxDepth && !scan.oddNumber && countKeys(value) === scan.keys)
      return { value, readable: true, faults: [], nulls: scan.nulls }
  }
  const { tree, faults } = parseTree(text)
  return { value: tree?.value, readable: tree !== undefined, faults, nulls: true }
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** How many keys a value has in all; NaN where one of them is forbidden. */
function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let count = 0
  if (Array.isArray(value)) {
    for (const item of value) count += countKeys(item)
    return count
  }
  for (const key in value) {
    const child = (value as Record<string, unknown>)[key]
    count += key === '__proto__' || key === 'constructor' || key === 'prototype' ? NaN : 1
    if (typeof child === 'object') count += countKeys(child)
  }
  return count
}
