import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A code block of a guide, with the file and the position at which to insert it. */
export interface ExampleStep {
  readonly file: string
  readonly text: string
  /** The JSON pointer of the object to add the properties to, in a JSON file; `undefined` for a text file. */
  readonly parentPointer: string | undefined
  /** The beginning of the line to insert before; `undefined` to create a text file, and for a JSON file. */
  readonly insertBefore: string | undefined
}

/** Returns the steps of each example in a guide by name: code blocks with the info string `example=… file=…`. */
export function parseExamples(markdown: string): Readonly<Record<string, readonly ExampleStep[]>> {
  const steps = [...markdown.matchAll(/^```\w+ example=(\w+) file=(\S+)(?: in=(\S*)| before="([^"]*)")?\n(.*?)^```$/gms)]
  const examples: Record<string, ExampleStep[]> = {}
  for (const [, name = '', file = '', parentPointer, insertBefore, text = ''] of steps)
    (examples[name] ??= []).push({ file, text, parentPointer, insertBefore })
  return examples
}

/**
 * Applies a step to a copy of the project. Throws if a text file to create or a property to add already exists, or
 * unless exactly one line begins with `insertBefore`.
 */
export function applyStep(folder: string, { file, text, parentPointer, insertBefore }: ExampleStep): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(
    path,
    parentPointer === undefined
      ? insertText(path, text, insertBefore)
      : `${JSON.stringify(mergeJson(path, text, parentPointer), null, 2)}\n`,
  )
}

function insertText(path: string, text: string, insertBefore: string | undefined): string {
  if (insertBefore === undefined) {
    if (existsSync(path)) throw new Error(`${path} already exists: the guide creates it.`)
    return text
  }
  const lines = readFileSync(path, 'utf8').split('\n')
  const matchingLines = lines.flatMap((line, index) => (line.startsWith(insertBefore) ? [index] : []))
  if (matchingLines.length !== 1)
    throw new Error(`Expected one line of ${path} to begin with ${insertBefore}, found ${String(matchingLines.length)}.`)
  return lines.toSpliced(matchingLines[0] as number, 0, text.replace(/\n$/, '')).join('\n')
}

type Json = Record<string, unknown>

function mergeJson(path: string, text: string, parentPointer: string): Json {
  const parsedFile = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Json) : {}
  const addedProperties = JSON.parse(`{${text}}`) as Json
  const target = parentPointer
    .split('/')
    .slice(1)
    .reduce((parent, segment) => (parent[segment] ??= {}) as Json, parsedFile)
  for (const [key, value] of Object.entries(addedProperties)) {
    if (Object.hasOwn(target, key)) throw new Error(`${path} already has ${parentPointer}/${key}.`)
    target[key] = value
  }
  return parsedFile
}
