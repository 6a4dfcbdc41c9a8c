import type { Finding } from './diagnose.ts'
import { suggestName } from './nearest-name.ts'

/** Says that a list has no entry of the name that `before`, `after` or a centre's `default` gives. */
export function explainNeighbour(kind: string, name: string, names: readonly string[], at: 'key' | 'value'): Omit<Finding, 'pointer'> {
  const near = suggestName(name, names)
  const message =
    kind === 'sibling' ? `The list has no entry "${name}" to stand beside.` : `The centre has no page "${name}" to open first.`
  return {
    code: kind === 'sibling' ? 'unknown-neighbour' : 'unknown-menu-item',
    at,
    message,
    found: name,
    expected: names.length === 0 ? 'an entry of the list' : `one of ${names.slice(0, 12).join(', ')}`,
    ...near,
    remedy: near.suggestion === undefined ? 'Name an entry that is there.' : `Write "${near.suggestion}".`,
  }
}
