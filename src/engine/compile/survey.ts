import { collectReferences, type Visitor } from './check/collect-references.ts'
import type { Content } from './contents.ts'
import type { NamesUsed } from './check/names-used.ts'

/**
 * What a merchant's changes refer to: found with one walk, and enough to see that most checks have nothing to look for.
 */
export interface Survey {
  readonly names: NamesUsed
  /** Whether something refers to what stands beside it. */
  readonly neighbours: boolean
}

/** Surveys contents that were changed; `unchanged` tells what of each need not be looked at again. */
export function survey(changed: readonly Content[], unchanged: (content: Content) => unknown): Survey {
  const names = new Map<string, Set<string>>()
  const visitor: Visitor = {
    reference(kind, name) {
      const known = names.get(kind)
      if (known) known.add(name)
      else names.set(kind, new Set([name]))
    },
  }
  for (const content of changed) collectReferences(content.kind, content.value, visitor, unchanged(content))
  return { names, neighbours: names.has('sibling') || names.has('menuItem') }
}
