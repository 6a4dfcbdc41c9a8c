import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CompileCache, compileMerchants, type Diagnostic } from '../../../src/engine/compile/index.ts'
import type { DiagnosticCode } from '../../../src/engine/contract/diagnostic-code.ts'
import { diagnoseBrand } from '../diagnose-brand.ts'
import { getNodeAt } from '../mutate/edit.ts'
import { getLineAt, locateJson } from '../mutate/locate-json.ts'
import type { Mutant } from './mutant.ts'

/** The diagnostics for a mutant, and whether they are as expected. */
export interface MutantResult {
  readonly mutant: Mutant
  /** The expected location, such as `lotus/theme.json:4`. */
  readonly expectedLocation: string
  /** Whether there is any diagnostic. */
  readonly isReported: boolean
  /** Whether a diagnostic has the expected code. */
  readonly hasCode: boolean
  /** Whether a diagnostic is at the expected line. */
  readonly isAtLine: boolean
  /** Whether there is exactly one diagnostic. */
  readonly isSingle: boolean
  /** Whether a diagnostic at that line has the expected suggestion; `undefined` if the mutant expects none. */
  readonly hasSuggestion: boolean | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Applies a mutant to its file in the folder `root`, compiles the brand, checks it against the reference platform's
 * catalogue like `livery validate --platform`, and restores the file. `cache` holds the brands that others extend; it
 * is not used for a mutant of `base`.
 */
export async function validateMutant(root: string, mutant: Mutant, cache: CompileCache): Promise<MutantResult> {
  const path = join(root, mutant.file)
  const fileExists = existsSync(path)
  const original = fileExists ? readFileSync(path) : undefined
  const { content, line } = mutant.edit(original?.toString('utf8'))
  if (original?.equals(Buffer.from(content)) === true) throw new Error(`The mutant "${mutant.mistake}" does not change the file.`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  try {
    const expectedLocation = findExpectedLocation(root, mutant, line)
    const diagnostics = await compile(root, mutant, cache)
    const locatedDiagnostics = diagnostics.filter(
      (diagnostic) => `${diagnostic.file.slice(root.length + 1)}:${diagnostic.line}` === expectedLocation,
    )
    return {
      mutant,
      expectedLocation,
      isReported: diagnostics.length > 0,
      hasCode: diagnostics.some(({ code }) => code === mutant.code),
      isAtLine: locatedDiagnostics.length > 0,
      isSingle: diagnostics.length === 1,
      hasSuggestion:
        mutant.suggestion === undefined ? undefined : locatedDiagnostics.some(({ suggestion }) => suggestion === mutant.suggestion),
      diagnostics,
    }
  } finally {
    if (original) writeFileSync(path, original)
    else rmSync(path)
  }
}

/** Codes that are reported only if a brand is compared with all others. */
export const crossBrandCodes: ReadonlySet<DiagnosticCode> = new Set(['duplicate-code', 'duplicate-domain'])

/**
 * Compiles the brand of a mutant. To save time, compares its code and domains with those of all brands only if the
 * expected code is one of `crossBrandCodes`.
 */
async function compile(root: string, { file, code }: Mutant, cache: CompileCache): Promise<readonly Diagnostic[]> {
  const [id = ''] = file.split('/')
  if (!crossBrandCodes.has(code)) return diagnoseBrand(root, id, id === 'base' ? new CompileCache() : cache)
  for await (const { diagnostics } of compileMerchants(root, [id])) return diagnostics
  return []
}

function findExpectedLocation(root: string, { file, at }: Mutant, line: number): string {
  if (at === undefined) return `${file}:${line}`
  if (/^\d+$/.test(at)) return `${file}:${at}`
  const [targetFile, location] = at.includes('.json#') ? (at.split('#') as [string, string]) : [file, at]
  const text = readFileSync(join(root, targetFile), 'utf8')
  return `${targetFile}:${findLocationLine(text, location)}`
}

function findLocationLine(text: string, location: string): number {
  if (!location.startsWith('/')) {
    if (!text.includes(location)) throw new Error(`The file does not contain ${location}.`)
    return getLineAt(text, text.indexOf(location))
  }
  const { key, value } = getNodeAt(locateJson(text), location.slice(1).split('/'))
  return getLineAt(text, (key ?? value).start)
}
