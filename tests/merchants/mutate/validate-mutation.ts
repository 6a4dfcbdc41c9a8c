import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompileCache, type Diagnostic } from '../../../src/engine/compile/index.ts'
import { diagnoseBrand } from '../diagnose-brand.ts'
import type { Mutation } from './mutation.ts'

/** The compiler's diagnostics for a mutation. */
export interface Verdict {
  readonly mutation: Mutation
  /** Reported at all. */
  readonly caught: boolean
  /** Reported at the line of the mistake. */
  readonly placed: boolean
  /** Reported there with the original name; `undefined` if the mistake is not a misspelling. */
  readonly suggested: boolean | undefined
  /** Reported once, and nothing else with it. */
  readonly once: boolean
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Makes the mistake in the folder `root`, compiles the brand, and restores the file. `text` is the original file;
 * `cache` contains the extended brands.
 */
export async function validateMutation(root: string, mutation: Mutation, text: string, cache: CompileCache): Promise<Verdict> {
  const file = join(root, mutation.brand, mutation.path)
  writeFileSync(file, mutation.text)
  const diagnostics = await diagnoseBrand(root, mutation.brand, cache)
  writeFileSync(file, text)
  const there = diagnostics.filter((one) =>
    mutation.locations.includes(`${one.file.slice(`${root}/${mutation.brand}/`.length)}:${one.line}`),
  )
  return {
    mutation,
    caught: diagnostics.length > 0,
    placed: there.length > 0,
    suggested: mutation.suggestion === undefined ? undefined : there.some((one) => one.suggestion === mutation.suggestion),
    once: diagnostics.length === 1,
    diagnostics,
  }
}
