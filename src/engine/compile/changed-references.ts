import { collectReferences, type Visitor } from './check/collect-references.ts'
import type { Content } from './contents.ts'
import type { ReferencedNames } from './check/referenced-names.ts'

/** The references in a merchant's changes, collected in one traversal. They determine which checks can be skipped. */
export interface ChangedReferences {
  readonly names: ReferencedNames
  /** Whether an entry refers to a sibling: another entry of its list, or an item of the same menu. */
  readonly hasSiblingReferences: boolean
}

/**
 * Collects the references in changed content. For each item of content, values that are identical in what
 * `getUnchanged` returns for it are skipped.
 */
export function collectChangedReferences(changed: readonly Content[], getUnchanged: (content: Content) => unknown): ChangedReferences {
  const names = new Map<string, Set<string>>()
  const visitor: Visitor = {
    reference(kind, name) {
      const knownNames = names.get(kind)
      if (knownNames) knownNames.add(name)
      else names.set(kind, new Set([name]))
    },
  }
  for (const content of changed) collectReferences(content.kind, content.value, visitor, getUnchanged(content))
  return { names, hasSiblingReferences: names.has('sibling') || names.has('menuItem') }
}
