import { readFileSync } from 'node:fs'
import type { Span } from '../../contract/diagnostic.ts'
import type { JsonTree } from './json-tree.ts'
import { parseTree } from './parse-tree.ts'
import { parsePointer } from './pointer.ts'
import type { SourceFile } from './source-file.ts'

/** A position in a text. Line and column start at 1; the column is in UTF-16 units. */
export interface Position {
  readonly line: number
  readonly column: number
}

interface ParsedFile {
  readonly text: string
  readonly positionAt: (offset: number) => Position
  readonly tree: JsonTree | undefined
}

/** A file by its path. Its parsed text is cached per object: a new object is needed after the file has changed. */
type FilePath = Pick<SourceFile, 'file'>

const parsedFileCache = new WeakMap<FilePath, ParsedFile>()

/**
 * The span of the key or value at `pointer` in a file, or of its nearest ancestor if it does not exist. Reads the file
 * again on the first call for a source, because most sources never need a location.
 */
export function locateInFile(source: FilePath, pointer: string, at: 'key' | 'value'): Span {
  const { positionAt, start, end } = findInFile(source, pointer, at)
  return createSpan(positionAt, start, end)
}

/** The range of a key or a value in the text of a file; `text` is the whole text. */
export interface TextRange {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The range of the key or value at `pointer`; `undefined` if it does not exist, or if `pointer` is the root. */
export function findTextRange(source: FilePath, pointer: string, at: 'key' | 'value'): TextRange | undefined {
  const { text, start, end, exact } = findInFile(source, pointer, at)
  return exact ? { text, start, end } : undefined
}

function findInFile(
  source: FilePath,
  pointer: string,
  at: 'key' | 'value',
): TextRange & Pick<ParsedFile, 'positionAt'> & { readonly exact: boolean } {
  const { text, positionAt, tree } = readParsedFile(source)
  let [start, end] = [0, tree?.end ?? 0]
  let [node, exact] = [tree, false]
  for (const step of parsePointer(pointer)) {
    const member = node?.members?.get(step)
    const next = member?.tree ?? node?.items?.[Number(step)]
    exact = next !== undefined && (at === 'value' || member !== undefined)
    if (next === undefined) break
    ;[start, end] = at === 'key' && member ? [member.keyStart, member.keyEnd] : [next.start, next.end]
    node = next
  }
  return { text, positionAt, start, end, exact }
}

export const locateInText = (text: string, start: number, end: number): Span => createSpan(createPositionLookup(text), start, end)

/** The span between two offsets of a text. */
export function createSpan(positionAt: (offset: number) => Position, start: number, end: number): Span {
  const [startPosition, endPosition] = [positionAt(start), positionAt(end)]
  return { ...startPosition, endLine: endPosition.line, endColumn: endPosition.column }
}

/** Returns a function that converts an offset in a text to a position. */
export function createPositionLookup(text: string): (offset: number) => Position {
  const lineStarts = [0]
  for (let next = text.indexOf('\n'); next >= 0; next = text.indexOf('\n', next + 1)) lineStarts.push(next + 1)
  return (offset) => {
    let [low, high] = [0, lineStarts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((lineStarts[middle] as number) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (lineStarts[low] as number) + 1 }
  }
}

function readParsedFile(source: FilePath): ParsedFile {
  const cached = parsedFileCache.get(source)
  if (cached) return cached
  const text = readText(source.file)
  const parsed = { text, positionAt: createPositionLookup(text), tree: parseTree(text).tree }
  parsedFileCache.set(source, parsed)
  return parsed
}

/** Empty if the file can no longer be read; the location is then its start. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
