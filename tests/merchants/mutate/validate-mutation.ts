import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompileCache, type Diagnostic } from '../../../src/engine/compile/index.ts'
import { diagnoseBrand } from '../diagnose-brand.ts'
import type { Mutation } from './mutation.ts'

/** The compiler's diagnostics for a mutation, and whether they are as expected. */
export interface MutationResult {
  readonly mutation: Mutation
  /** Whether there is any diagnostic. */
  readonly isReported: boolean
  /** Whether a diagnostic is at an accepted location. */
  readonly isAtLine: boolean
  /** Whether such a diagnostic suggests the original name; `undefined` if the mistake is not a misspelling. */
  readonly hasSuggestion: boolean | undefined
  /** Whether there is exactly one diagnostic. */
  readonly isSingle: boolean
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Writes a mutation to the folder `root`, validates the brand, and restores the file. `text` is the original text of
 * the file; `cache` holds the brands that others extend.
 */
export async function validateMutation(root: string, mutation: Mutation, text: string, cache: CompileCache): Promise<MutationResult> {
  const file = join(root, mutation.brand, mutation.path)
  writeFileSync(file, mutation.text)
  const diagnostics = await diagnoseBrand(root, mutation.brand, cache).finally(() => writeFileSync(file, text))
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
