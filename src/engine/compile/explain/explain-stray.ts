import type { Draft } from '../draft.ts'
import type { Finding } from './diagnose.ts'
import { pointerOf } from '../check/collect-references.ts'
import { isSlip, suggestName, type Suggested } from './nearest-name.ts'
import { isObject, stepsOf, valueAt } from '../read/pointer.ts'

/**
 * Sees entries that were meant to change an entry of the extended merchant and do not bear its name: what they lack is
 * told once, with the name that was meant, and not key by key. `findings` are about the content at `pointer` of the
 * config.
 */
export function explainStray(draft: Draft, pointer: string, findings: readonly Finding[]): readonly Finding[] {
  const reported = new Set<string>()
  const file = findings.find(({ code, pointer: at }) => code === 'missing-key' && at === '')
  const meantFile = file === undefined ? {} : meantEntry(draft, pointer)
  if (file !== undefined && meantFile.suggestion !== undefined)
    return [strayFile(file, stepsOf(pointer).at(-1) ?? '', meantFile.suggestion)]
  return findings.flatMap((finding) => {
    const meant: Suggested = finding.code === 'missing-key' ? meantEntry(draft, pointer + finding.pointer) : {}
    if (meant.suggestion === undefined) {
      const around = finding.code === 'missing-key' ? strayAround(draft, pointer, finding) : undefined
      if (around === undefined) return [finding]
      if (reported.has(around.pointer)) return []
      reported.add(around.pointer)
      return [around]
    }
    if (reported.has(finding.pointer)) return []
    reported.add(finding.pointer)
    const name = stepsOf(finding.pointer).at(-1) ?? ''
    const keys = findings.flatMap((one) => (one.pointer === finding.pointer && one.key !== undefined ? [`"${one.key}"`] : []))
    return [strayEntry(finding, name, meant, keys.join(', '))]
  })
}

/**
 * The finding for the entry around an incomplete one, where that was meant to change another and has a slip in its
 * name.
 */
function strayAround(draft: Draft, pointer: string, finding: Finding): Finding | undefined {
  const steps = stepsOf(finding.pointer)
  for (let length = 1; length < steps.length; length++) {
    const at = pointerOf(steps.slice(0, length))
    const meant = meantEntry(draft, pointer + at)
    if (meant.suggestion !== undefined)
      return strayEntry({ ...finding, pointer: at }, steps[length - 1] ?? '', meant, `what "${steps.at(-1) ?? ''}" needs`)
  }
  return undefined
}

/** The finding for an entry that changes none, and is not complete as a new one. */
const strayEntry = ({ key: _, ...finding }: Finding, name: string, meant: Suggested, missing: string): Finding => ({
  ...finding,
  code: 'stray-entry',
  message: `There is no entry "${name}" to change, and as a new entry it lacks ${missing}.`,
  found: name,
  expected: `the name of an existing entry, or an entry with ${missing}`,
  ...meant,
  remedy: `Write "${meant.suggestion ?? ''}", or add ${missing}.`,
})

/** The finding for a page file whose name is misspelt: the keys that it would need as a new page are not listed. */
function strayFile({ key: _, ...finding }: Finding, name: string, suggestion: string): Finding {
  return {
    ...finding,
    code: 'stray-entry',
    message: `There is no page "${name}" that this file could change, and it is no whole page.`,
    found: name,
    expected: 'the name of a page that is there, or a whole page',
    suggestion,
    remedy: `Rename the file to ${suggestion}.json, or add what a page needs.`,
  }
}

/**
 * The entry of the extended merchant that has nearly this name and is not changed itself; or one that is changed, where
 * the name is only a slip away.
 */
function meantEntry(draft: Draft, at: string): Suggested {
  const steps = stepsOf(at)
  const name = steps.pop()
  const [before, now] = [valueAt(draft.parent, steps), valueAt(draft.config, steps)]
  // Of two letters, any one is near to many others.
  if (name === undefined || name.length < 3 || !isObject(before) || !isObject(now) || Object.hasOwn(before, name)) return {}
  const names = Object.keys(before)
  const near = suggestName(
    name,
    names.filter((one) => before[one] === now[one]),
  )
  // To rename it would write the same key twice.
  return near.suggestion === undefined ? withSuggestion(names.find((one) => isSlip(name, one))) : near
}

const withSuggestion = (suggestion: string | undefined): Suggested => (suggestion === undefined ? {} : { suggestion })
