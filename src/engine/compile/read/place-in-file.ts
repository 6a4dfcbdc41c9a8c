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

interface ReadFile {
  readonly places: (offset: number) => Place
  readonly tree: JsonTree | undefined
}

const trees = new WeakMap<SourceFile, ReadFile>()

/**
 * Where `pointer` stands in a file: its key, or its value; the nearest thing around it where it does not stand at all.
 * The file is read again, for nobody asks where things stand unless there is something to say.
 */
export function placeInFile(source: SourceFile, pointer: string, at: 'key' | 'value'): Place {
  const { places, tree } = readTree(source)
  let offset = 0
  let here = tree
  for (const step of stepsOf(pointer)) {
    const member = here?.members?.get(step)
    const next = member?.tree ?? here?.items?.[Number(step)]
    if (next === undefined) break
    offset = at === 'key' && member ? member.keyStart : next.start
    here = next
  }
  return places(offset)
}

export const placeInText = (text: string, offset: number): Place => placesIn(text)(offset)

/** Tells the places of offsets in a text. */
export function placesIn(text: string): (offset: number) => Place {
  const starts = [0]
  for (let next = text.indexOf('\n'); next >= 0; next = text.indexOf('\n', next + 1)) starts.push(next + 1)
  return (offset) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] as number) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] as number) + 1 }
  }
}

function readTree(source: SourceFile): ReadFile {
  const known = trees.get(source)
  if (known) return known
  const text = readText(source.file)
  const read = { places: placesIn(text), tree: parseTree(text).tree }
  trees.set(source, read)
  return read
}

/** Empty where the file went away since it was compiled: the place is its beginning then. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
