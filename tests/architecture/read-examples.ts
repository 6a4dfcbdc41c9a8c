import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One block of a guide: what is written into a file, and where in it. */
export interface Step {
  readonly file: string
  readonly text: string
  /** Below which pointer of a JSON file. */
  readonly below: string | undefined
  /** Before which line of a file, by how it begins; a file that there is not is made whole. */
  readonly before: string | undefined
}

/**
 * The steps of the worked examples in a guide, by the name of the example: blocks of code whose first line says
 * `example=… file=…`.
 */
export function readExamples(markdown: string): Readonly<Record<string, readonly Step[]>> {
  const steps = [...markdown.matchAll(/^```\w+ example=(\w+) file=(\S+)(?: in=(\S*)| before="([^"]*)")?\n(.*?)^```$/gms)]
  const examples: Record<string, Step[]> = {}
  for (const [, name = '', file = '', below, before, text = ''] of steps) (examples[name] ??= []).push({ file, text, below, before })
  return examples
}

/** Does in a copy of the project what a step says. */
export function applyStep(folder: string, { file, text, below, before }: Step): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, below === undefined ? insertText(path, text, before) : `${JSON.stringify(mergeJson(path, text, below), null, 2)}\n`)
}

function insertText(path: string, text: string, before: string | undefined): string {
  if (before === undefined) {
    if (existsSync(path)) throw new Error(`${path} is there already: the guide writes it anew.`)
    return text
  }
  const lines = readFileSync(path, 'utf8').split('\n')
  const matchingLines = lines.flatMap((line, at) => (line.startsWith(before) ? [at] : []))
  if (matchingLines.length !== 1) throw new Error(`${path} has ${String(matchingLines.length)} lines that begin with ${before}.`)
  return lines.toSpliced(matchingLines[0] as number, 0, text.replace(/\n$/, '')).join('\n')
}

type Json = Record<string, unknown>

function mergeJson(path: string, text: string, below: string): Json {
  const whole = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Json) : {}
  const added = JSON.parse(`{${text}}`) as Json
  const target = below
    .split('/')
    .slice(1)
    .reduce((at, step) => (at[step] ??= {}) as Json, whole)
  for (const [key, value] of Object.entries(added)) {
    if (Object.hasOwn(target, key)) throw new Error(`${path} has ${below}/${key} already.`)
    target[key] = value
  }
  return whole
}
