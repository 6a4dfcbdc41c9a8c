import { nearestName } from '../../src/engine/compile/index.ts'

/** Returns ` Did you mean "…"?` with the nearest of the known names; an empty string if none is similar. */
export function formatSuggestion(name: string, known: readonly string[]): string {
  const near = nearestName(name, known)
  return near === undefined ? '' : ` Did you mean "${near}"?`
}
