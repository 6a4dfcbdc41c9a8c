import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompileCache, type Diagnostic } from '../../../src/engine/compile/index.ts'
import { diagnoseBrand } from '../diagnose-brand.ts'
import type { Mutation } from './mutation.ts'

/** What the compiler makes of a mistake. */
export interface Verdict {
  readonly mutation: Mutation
  /** Told of at all. */
  readonly caught: boolean
  /** Told of at the line where it was made. */
  readonly placed: boolean
  /** Told of there, with the name that was meant; undefined where no name was meant. */
  readonly suggested: boolean | undefined
  /** Told of once, and nothing else with it. */
  readonly once: boolean
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Makes the mistake in the folder `root`, compiles the brand, and mends it again. `text` is the file as it was; `cache`
 * holds what the brand extends.
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
    suggested: mutation.meant === undefined ? undefined : there.some((one) => one.suggestion === mutation.meant),
    once: diagnostics.length === 1,
    diagnostics,
  }
}
