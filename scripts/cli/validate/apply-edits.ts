import type { TextEdit } from '../../../src/engine/compile/index.ts'

/** A text with edits that do not overlap, in whatever order they are given. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text: put }) => rest.slice(0, start) + put + rest.slice(end), text)
}
