import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CompileCache, compileMerchants, type Diagnostic } from '../../../src/engine/compile/index.ts'
import { diagnoseBrand } from '../diagnose-brand.ts'
import { locatedAt } from '../mutate/edit.ts'
import { lineAt, locateJson } from '../mutate/locate-json.ts'
import type { Mutant } from './mutant.ts'

/** The outcome for a mistake. */
export interface MutantResult {
  readonly mutant: Mutant
  /** The expected location, such as `lotus/theme.json:4`. */
  readonly expectedLocation: string
  /** Reported at all. */
  readonly caught: boolean
  /** Reported with the right code. */
  readonly named: boolean
  /** Reported at the expected line. */
  readonly placed: boolean
  /** Reported once, and nothing else with it. */
  readonly once: boolean
  /** Reported with the intended value; `undefined` if more than one is possible. */
  readonly suggested: boolean | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Makes a mistake in the folder `root`, compiles the brand, checks it against the reference platform's catalogue like
 * `livery validate --platform`, and restores the file. Extended brands are compiled once, in `cache`.
 */
export async function validateMutant(root: string, mutant: Mutant, cache: CompileCache): Promise<MutantResult> {
  const path = join(root, mutant.file)
  const known = existsSync(path)
  const before = known ? readFileSync(path) : undefined
  const { content, line } = mutant.edit(before?.toString('utf8'))
  if (before?.equals(Buffer.from(content)) === true) throw new Error(`The mutant "${mutant.mistake}" does not change the file.`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  try {
    const expectedLocation = expectedLocationOf(root, mutant, line)
    const diagnostics = await compile(root, mutant, cache)
    const there = diagnostics.filter((one) => `${one.file.slice(root.length + 1)}:${one.line}` === expectedLocation)
    return {
      mutant,
      expectedLocation,
      caught: diagnostics.length > 0,
      named: diagnostics.some(({ code }) => code === mutant.code),
      placed: there.length > 0,
      once: diagnostics.length === 1,
      suggested: mutant.suggestion === undefined ? undefined : there.some(({ suggestion }) => suggestion === mutant.suggestion),
      diagnostics,
    }
  } finally {
    if (before) writeFileSync(path, before)
    else rmSync(path)
  }
}

/** Compares names and domains with those of all brands, only if the mutant changes them, because that takes longer. */
async function compile(root: string, { file, code }: Mutant, cache: CompileCache): Promise<readonly Diagnostic[]> {
  const [id = ''] = file.split('/')
  if (!code.endsWith('-taken')) return diagnoseBrand(root, id, id === 'base' ? new CompileCache() : cache)
  for await (const { diagnostics } of compileMerchants(root, [id])) return diagnostics
  return []
}

function expectedLocationOf(root: string, { file, at }: Mutant, line: number): string {
  if (at === undefined) return `${file}:${line}`
  if (/^\d+$/.test(at)) return `${file}:${at}`
  const [other, where] = at.includes('.json#') ? (at.split('#') as [string, string]) : [file, at]
  const text = readFileSync(join(root, other), 'utf8')
  return `${other}:${lineOf(text, where)}`
}

function lineOf(text: string, where: string): number {
  if (!where.startsWith('/')) {
    if (!text.includes(where)) throw new Error(`The file does not contain ${where}.`)
    return lineAt(text, text.indexOf(where))
  }
  const { key, value } = locatedAt(locateJson(text), where.slice(1).split('/'))
  return lineAt(text, (key ?? value).start)
}
