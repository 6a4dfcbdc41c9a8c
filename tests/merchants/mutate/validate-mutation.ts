import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompileCache, type Diagnostic } from '../../../src/engine/compile/index.ts'
import { diagnoseBrand } from '../diagnose-brand.ts'
import type { Mutation } from './mutation.ts'

/** The compiler's diagnostics for a mutation, and whether they are as expected. */
export interface MutationResult {
  readonly mutation: Mutation
  /** Reported at all. */
  readonly isReported: boolean
  /** Reported at the line of the mistake. */
  readonly isAtLine: boolean
  /** Reported there with the original name; `undefined` if the mistake is not a misspelling. */
  readonly hasSuggestion: boolean | undefined
  /** Reported once, without other diagnostics. */
  readonly isSingle: boolean
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Writes a mutation to the folder `root`, compiles the brand, and restores the file. `text` is the original file;
 * `cache` holds the brands that others extend.
 */
export async function validateMutation(root: string, mutation: Mutation, text: string, cache: CompileCache): Promise<MutationResult> {
  const file = join(root, mutation.brand, mutation.path)
  writeFileSync(file, mutation.text)
  const diagnostics = await diagnoseBrand(root, mutation.brand, cache)
  writeFileSync(file, text)
  const locatedDiagnostics = diagnostics.filter((diagnostic) =>
    mutation.locations.includes(`${diagnostic.file.slice(`${root}/${mutation.brand}/`.length)}:${diagnostic.line}`),
  )
  return {
    mutation,
    isReported: diagnostics.length > 0,
    isAtLine: locatedDiagnostics.length > 0,
    hasSuggestion:
      mutation.suggestion === undefined
        ? undefined
        : locatedDiagnostics.some((diagnostic) => diagnostic.suggestion === mutation.suggestion),
    isSingle: diagnostics.length === 1,
    diagnostics,
  }
}
