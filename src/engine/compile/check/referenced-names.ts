import type { FileKind } from '../../../generated/validate-config.js'
import { collectReferences } from './collect-references.ts'
import type { Content } from '../contents.ts'

/** The names that a part of the config refers to, by kind of reference. */
export type ReferencedNames = ReadonlyMap<string, ReadonlySet<string>>

const noNames: ReferencedNames = new Map()
const namesCache = new WeakMap<object, ReferencedNames>()

/** The names that a part of the config refers to. The result is cached for all merchants that share the part. */
export function getReferencedNames(kind: FileKind, content: unknown): ReferencedNames {
  if (typeof content !== 'object' || content === null) return noNames
  const cached = namesCache.get(content)
  if (cached) return cached
  const namesByKind = new Map<string, Set<string>>()
  collectReferences(kind, content, {
    reference(reference, name) {
      const names = namesByKind.get(reference)
      if (names) names.add(name)
      else namesByKind.set(reference, new Set([name]))
    },
  })
  namesCache.set(content, namesByKind)
  return namesByKind
}

/** The keys of all texts that these parts of the config refer to. */
export const listReferencedMessages = (contents: readonly Content[]): ReadonlySet<string> =>
  new Set(contents.flatMap(({ kind, value }) => [...(getReferencedNames(kind, value).get('message') ?? [])]))
