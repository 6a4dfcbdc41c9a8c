import type { Draft } from '../draft.ts'
import type { Finding } from './diagnose.ts'
import { formatPointer } from '../check/collect-references.ts'
import { isTypingError, suggestName, type NameSuggestion } from './nearest-name.ts'
import { isObject, parsePointer, findValueAt } from '../read/pointer.ts'

/**
 * Finds entries that should override an entry of the extended merchant but have a misspelt name. The findings about
 * their missing keys are replaced by one finding with the intended name. `findings` concern the part of the config at
 * `pointer`.
 */
export function explainOverridesWithoutBase(draft: Draft, pointer: string, findings: readonly Finding[]): readonly Finding[] {
  const reportedPointers = new Set<string>()
  const missingFileFinding = findings.find(({ code, pointer: findingPointer }) => code === 'missing-key' && findingPointer === '')
  const intendedFile = missingFileFinding === undefined ? {} : suggestEntry(draft, pointer)
  if (missingFileFinding !== undefined && intendedFile.suggestion !== undefined)
    return [createPageOverrideFinding(missingFileFinding, parsePointer(pointer).at(-1) ?? '', intendedFile.suggestion)]
  return findings.flatMap((finding) => {
    const intended: NameSuggestion = finding.code === 'missing-key' ? suggestEntry(draft, pointer + finding.pointer) : {}
    if (intended.suggestion === undefined) {
      const enclosingFinding = finding.code === 'missing-key' ? findEnclosingOverride(draft, pointer, finding) : undefined
      if (enclosingFinding === undefined) return [finding]
      if (reportedPointers.has(enclosingFinding.pointer)) return []
      reportedPointers.add(enclosingFinding.pointer)
      return [enclosingFinding]
    }
    if (reportedPointers.has(finding.pointer)) return []
    reportedPointers.add(finding.pointer)
    const name = parsePointer(finding.pointer).at(-1) ?? ''
    const keys = findings.flatMap((one) => (one.pointer === finding.pointer && one.key !== undefined ? [`"${one.key}"`] : []))
    return [createEntryOverrideFinding(finding, name, intended, keys.join(', '))]
  })
}

/**
 * The finding for an entry that encloses an incomplete one, if the name of the enclosing entry is probably a misspelt
 * name of an existing entry.
 */
function findEnclosingOverride(draft: Draft, pointer: string, finding: Finding): Finding | undefined {
  const steps = parsePointer(finding.pointer)
  for (let length = 1; length < steps.length; length++) {
    const entryPointer = formatPointer(steps.slice(0, length))
    const intended = suggestEntry(draft, pointer + entryPointer)
    if (intended.suggestion !== undefined)
      return createEntryOverrideFinding(
        { ...finding, pointer: entryPointer },
        steps[length - 1] ?? '',
        intended,
        `the required keys of "${steps.at(-1) ?? ''}"`,
      )
  }
  return undefined
}

/** The finding for an entry that changes no existing one and is incomplete as a new one. */
const createEntryOverrideFinding = (
  { key: _, ...finding }: Finding,
  name: string,
  intended: NameSuggestion,
  missingKeys: string,
): Finding => ({
  ...finding,
  code: 'override-without-base',
  message: `There is no entry "${name}" to change, and as a new entry it lacks ${missingKeys}.`,
  found: name,
  expected: `the name of an existing entry, or an entry with ${missingKeys}`,
  ...intended,
  remedy: `Write "${intended.suggestion ?? ''}", or add ${missingKeys}.`,
})

/** The finding for a page file with a misspelt name. The keys that a new page would need are not listed. */
function createPageOverrideFinding({ key: _, ...finding }: Finding, name: string, suggestion: string): Finding {
  return {
    ...finding,
    code: 'override-without-base',
    message: `There is no page "${name}" that this file could change, and the file is not a complete page.`,
    found: name,
    expected: 'the name of an existing page, or a complete page',
    suggestion,
    remedy: `Rename the file to ${suggestion}.json, or add what a page needs.`,
  }
}

/**
 * The unchanged entry of the extended merchant with the nearest name, or a changed one whose name differs by one typing
 * error.
 */
function suggestEntry(draft: Draft, pointer: string): NameSuggestion {
  const steps = parsePointer(pointer)
  const name = steps.pop()
  const [inherited, current] = [findValueAt(draft.parent, steps), findValueAt(draft.config, steps)]
  // A name of two letters is similar to too many others.
  if (name === undefined || name.length < 3 || !isObject(inherited) || !isObject(current) || Object.hasOwn(inherited, name)) return {}
  const names = Object.keys(inherited)
  const nameSuggestion = suggestName(
    name,
    names.filter((candidate) => inherited[candidate] === current[candidate]),
  )
  // No fix, because renaming would duplicate the key.
  return nameSuggestion.suggestion === undefined ? toNameSuggestion(names.find((one) => isTypingError(name, one))) : nameSuggestion
}

const toNameSuggestion = (suggestion: string | undefined): NameSuggestion => (suggestion === undefined ? {} : { suggestion })
