import { patternSources } from '../../../generated/patterns.ts'
import { collectReferences, formatPointer, type Visitor } from './collect-references.ts'
import type { Content } from '../contents.ts'
import { locate, findReusableInheritedValue, type Draft, type LocatedFinding } from '../draft.ts'
import { explainUnresolvedReference, type ReferenceUse } from '../explain/explain-unresolved-reference.ts'
import { explainUnknownAnchor } from '../explain/explain-unknown-anchor.ts'
import { hasUnreadableTextFile, createMissingTextPredicate } from './message-texts.ts'
import { getReferencedNames, type ReferencedNames } from './referenced-names.ts'
import { escapePointerToken, isObject, parsePointer } from '../read/pointer.ts'
import { standards } from './standards/standard-names.ts'
import { maxFindings } from '../validate/collect-findings.ts'
import { getTargetNames, targets } from './targets.ts'

/** Finds references to names that do not exist. Each name is reported once, however many places use it. */
export function checkReferences(draft: Draft): readonly LocatedFinding[] {
  const isMissing = createMissingTest(draft)
  if (!listNamesToCheck(draft).some((names) => hasMissing(names, isMissing))) return []
  const danglingReferences: DanglingReferences = new Map()
  for (const content of draft.getContents()) collectDanglingReferences(draft, content, isMissing, danglingReferences)
  return [...danglingReferences.values()]
    .slice(0, maxFindings)
    .flatMap(({ kind, name, uses }) => explainUnresolvedReference(draft, kind, name, uses))
}

type IsMissing = (kind: string, name: string) => boolean
type DanglingReferences = Map<string, { kind: string; name: string; uses: ReferenceUse[] }>

/**
 * Returns the names to check. Inherited references are known to be valid, so they are checked again only if this
 * merchant may remove names.
 */
const listNamesToCheck = (draft: Draft): readonly ReferencedNames[] =>
  draft.parent !== undefined && !canRemoveNames(draft)
    ? [draft.getChangedReferences().names]
    : draft.getContents().map((content) => getReferencedNames(content.kind, content.value))

function hasMissing(used: ReferencedNames, isMissing: IsMissing): boolean {
  for (const [kind, names] of used) for (const name of names) if (isMissing(kind, name)) return true
  return false
}

/** Whether this merchant may remove names that the extended merchant refers to, or add languages that lack texts. */
const canRemoveNames = (draft: Draft): boolean => draft.sources.some((source) => source.mayHaveNulls || source.kind === 'languages')

function createMissingTest(draft: Draft): IsMissing {
  const lacksText = createMissingTextPredicate(draft)
  const omittedMessages = new Set(
    draft.omitted.flatMap((omittedPointer) => (omittedPointer.startsWith('/messages/') ? parsePointer(omittedPointer).slice(2) : [])),
  )
  const hasUnreadableTexts = hasUnreadableTextFile(draft)
  return (kind, name) => {
    if (kind === 'message') return !hasUnreadableTexts && lacksText(name) && !omittedMessages.has(name)
    if (kind === 'pattern') return name !== '*' && !Object.hasOwn(patternSources, name)
    if (kind === 'asset') return !draft.assets.has(name)
    const standard = standards[kind]
    if (standard !== undefined) return !standard.has(name)
    const target = targets[kind]
    if (target === undefined || Object.hasOwn(getTargetNames(draft, target), name)) return false
    return !isOmitted(draft, `${target.pointer}/${escapePointerToken(name)}`)
  }
}

/** Whether the value at a pointer was omitted because of a mistake that has already been reported. */
const isOmitted = (draft: Draft, pointer: string): boolean =>
  draft.omitted.some((omittedPointer) => omittedPointer === pointer || pointer.startsWith(`${omittedPointer}/`))

function collectDanglingReferences(draft: Draft, content: Content, isMissing: IsMissing, danglingReferences: DanglingReferences): void {
  collectReferences(content.kind, content.value, {
    reference(kind, name, path, at) {
      if (!isMissing(kind, name) || isOmitted(draft, content.pointer + formatPointer(path))) return
      const entry = danglingReferences.get(`${kind} ${name}`) ?? { kind, name, uses: [] }
      entry.uses.push({ pointer: content.pointer + formatPointer(path), at })
      danglingReferences.set(`${kind} ${name}`, entry)
    },
  })
}

/**
 * Finds references to siblings that do not exist: `before` and `after` in a list, and the page that the member
 * or agent centre opens first (`default`).
 */
export function checkSiblingReferences(draft: Draft): readonly LocatedFinding[] {
  if (!draft.getChangedReferences().hasSiblingReferences) return []
  const findings: LocatedFinding[] = []
  for (const content of draft.changed) {
    const visitor: Visitor = {
      reference(kind, name, path, at, ancestors) {
        const siblings = kind === 'menuItem' ? ancestors.at(-1)?.['items'] : kind === 'sibling' ? ancestors.at(-2) : undefined
        if (!isObject(siblings) || Object.hasOwn(siblings, name) || findings.length >= maxFindings) return
        findings.push(locate(draft, content.pointer + formatPointer(path), explainUnknownAnchor(kind, name, Object.keys(siblings), at)))
      },
    }
    collectReferences(content.kind, content.value, visitor, findReusableInheritedValue(draft, content))
  }
  return findings
}
