import { readFileSync } from 'node:fs'
import type { JsonTree } from './json-tree.ts'
import { parseTree } from './parse-tree.ts'
import { stepsOf } from './pointer.ts'
import type { SourceFile } from './source-file.ts'

/** A place in a text: both count from 1, the column in UTF-16 units. */
export interface Place {
  readonly line: number
  readonly column: number
}

const trees = new WeakMap<SourceFile, { text: string; tree: JsonTree | undefined }>()

/**
 * Where `pointer` stands in a file: its key, or its value; the nearest thing around it where it does not stand at all. The file is read
 * again, for nobody asks where things stand unless there is something to say.
 */
export function placeInFile(source: SourceFile, pointer: string, at: 'key' | 'value'): Place {
  const { text, tree } = readTree(source)
  let offset = 0
  let here = tree
  for (const step of stepsOf(pointer)) {
    const member = here?.members?.get(step)
    const next = member?.tree ?? here?.items?.[Number(step)]
    if (next === undefined) break
    offset = at === 'key' && member ? member.keyStart : next.start
    here = next
  }
  return placeInText(text, offset)
}

export function placeInText(text: string, offset: number): Place {
  let line = 1
  let start = 0
  for (let next = text.indexOf('\n'); next >= 0 && next < offset; next = text.indexOf('\n', next + 1)) {
    line++
    start = next + 1
  }
  return { line, column: offset - start + 1 }
}

function readTree(source: SourceFile): { text: string; tree: JsonTree | undefined } {
  const known = trees.get(source)
  if (known) return known
  const read = { text: '', tree: undefined as JsonTree | undefined }
  try {
    read.text = readFileSync(source.file, 'utf8')
    read.tree = parseTree(read.text).tree
  } catch {
    // The file went away since it was compiled: the place is its beginning.
  }
  trees.set(source, read)
  return read
}
