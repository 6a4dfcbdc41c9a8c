import { existsSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { compileMerchants, type CompiledMerchant } from '../../../src/engine/compile/index.ts'
import { CommandError } from '../command.ts'
import { formatSuggestion } from '../format-suggestion.ts'
import { extractGitTree } from '../extract-git-tree.ts'
import { type Impact, computeImpact } from './impact.ts'

/** The merchants of a folder at a git revision and now. Disposing of the comparison deletes the copy of the folder. */
export interface RevisionComparison extends Disposable {
  /** Copy of the folder at the revision. */
  readonly baseRoot: string
  readonly before: ReadonlyMap<string, CompiledMerchant>
  readonly after: ReadonlyMap<string, CompiledMerchant>
  /** The effects of the difference: one entry for each requested merchant, sorted by id. */
  readonly impacts: readonly Impact[]
}

/**
 * Compares the merchants of a folder with those at a git revision: all of them, or those in `ids`.
 *
 * @throws CommandError if git cannot read the revision, or a merchant exists neither before nor after the change
 */
export async function compareRevisions(root: string, revision: string, ids: readonly string[]): Promise<RevisionComparison> {
  const baseRoot = extractGitTree(root, revision)
  const dispose = (): void => rmSync(baseRoot, { recursive: true, force: true })
  try {
    linkMerchants(root, baseRoot)
    const [before, after] = [await compileAll(baseRoot), await compileAll(root)]
    const allIds = [...new Set([...before.keys(), ...after.keys()])].sort()
    for (const id of ids)
      if (!allIds.includes(id))
        throw new CommandError(`there is no merchant "${id}" in ${root}, and none at "${revision}".${formatSuggestion(id, allIds)}`)
    const impacts = allIds
      .filter((id) => ids.length === 0 || ids.includes(id))
      .map((id) => computeImpact(id, before.get(id), after.get(id)))
    return { baseRoot, before, after, impacts, [Symbol.dispose]: dispose }
  } catch (error) {
    dispose()
    throw error
  }
}

/** Adds the merchants that are symbolic links, such as `base` in a project, to the copy, which lacks them. */
function linkMerchants(root: string, copy: string): void {
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const [source, target] = [join(root, entry.name), join(copy, entry.name)]
    if (entry.isSymbolicLink() && existsSync(source) && !existsSync(target)) symlinkSync(realpathSync(source), target, 'junction')
  }
}

async function compileAll(root: string): Promise<ReadonlyMap<string, CompiledMerchant>> {
  const merchants = new Map<string, CompiledMerchant>()
  for await (const merchant of compileMerchants(root)) merchants.set(merchant.id, merchant)
  return merchants
}
