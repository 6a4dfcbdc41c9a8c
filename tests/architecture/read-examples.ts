import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One code block of a guide: the text, and where it goes in which file. */
export interface Step {
  readonly file: string
  readonly text: string
  /** The JSON pointer of the parent object. */
  readonly below: string | undefined
  /** The beginning of the line to insert before. A file that does not exist is created. */
  readonly before: string | undefined
}

/**
 * The steps of the worked examples in a guide, by example name: code blocks whose first line is `example=… file=…`.
 */
export function readExamples(markdown: string): Readonly<Record<string, readonly Step[]>> {
  const steps = [...markdown.matchAll(/^```\w+ example=(\w+) file=(\S+)(?: in=(\S*)| before="([^"]*)")?\n(.*?)^```$/gms)]
  const examples: Record<string, Step[]> = {}
  for (const [, name = '', file = '', below, before, text = ''] of steps) (examples[name] ??= []).push({ file, text, below, before })
  return examples
}

/** Applies a step to a copy of the project. */
export function applyStep(folder: string, { file, text, below, before }: Step): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, below === undefined ? insertText(path, text, before) : `${JSON.stringify(mergeJson(path, text, below), null, 2)}\n`)
}

function insertText(path: string, text: string, before: string | undefined): string {
  if (before === undefined) {
    if (existsSync(path)) throw new Error(`${path} already exists: the guide creates it.`)
    return text
  }
  const lines = readFileSync(path, 'utf8').split('\n')
  const matchingLines = lines.flatMap((line, at) => (line.startsWith(before) ? [at] : []))
  if (matchingLines.length !== 1)
    throw new Error(`Expected one line of ${path} to begin with ${before}, found ${String(matchingLines.length)}.`)
  return lines.toSpliced(matchingLines[0] as number, 0, text.replace(/\n$/, '')).join('\n')
}

type Json = Record<string, unknown>

function mergeJson(path: string, text: string, below: string): Json {
  const parsed = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Json) : {}
  const added = JSON.parse(`{${text}}`) as Json
  const target = below
    .split('/')
    .slice(1)
    .reduce((at, step) => (at[step] ??= {}) as Json, parsed)
  for (const [key, value] of Object.entries(added)) {
    if (Object.hasOwn(target, key)) throw new Error(`${path} already has ${below}/${key}.`)
    target[key] = value
  }
  return parsed
}
