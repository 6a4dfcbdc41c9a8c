import { findNearestName } from '../../src/engine/compile/index.ts'

/** Returns ` Did you mean "…"?` with the nearest of the known names; an empty string if none is similar. */
export function formatSuggestion(name: string, knownNames: readonly string[]): string {
  const suggestion = findNearestName(name, knownNames)
  return suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`
}
