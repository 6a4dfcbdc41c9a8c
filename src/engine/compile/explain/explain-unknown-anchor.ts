import type { Finding } from './diagnose.ts'
import { suggestName } from './nearest-name.ts'

/** Reports that a list has no entry with the name in `before`, `after`, or `default` of the member or agent centre. */
export function explainUnknownAnchor(kind: string, name: string, names: readonly string[], at: 'key' | 'value'): Omit<Finding, 'pointer'> {
  const nameSuggestion = suggestName(name, names)
  const message =
    kind === 'sibling'
      ? `The list has no entry "${name}" to position this entry next to.`
      : `The centre has no page "${name}" to open first.`
  return {
    code: kind === 'sibling' ? 'unknown-anchor' : 'unknown-menu-item',
    at,
    message,
    found: name,
    expected: names.length === 0 ? 'an entry of the list' : `one of ${names.slice(0, 12).join(', ')}`,
    ...nameSuggestion,
    remedy: nameSuggestion.suggestion === undefined ? 'Name an existing entry.' : `Write "${nameSuggestion.suggestion}".`,
  }
}
