import type { Draft, LocatedFinding } from './draft.ts'

/** What is allowed by the schemas and still would not do. */
export function lint(draft: Draft): readonly LocatedFinding[] {
  return lints.flatMap((check) => check(draft))
}

const lints: readonly ((draft: Draft) => readonly LocatedFinding[])[] = []
