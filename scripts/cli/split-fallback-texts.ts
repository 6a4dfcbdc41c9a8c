import { lastResort, type Compiled } from '../../src/engine/compile/index.ts'
import type { Change } from './compare-configs.ts'

/**
 * Texts of one language that have none of its own, before or after a change or both: they are those of the last resort.
 */
export interface FallbackTexts {
  readonly language: string
  readonly count: number
  readonly how: 'from now on' | 'until now' | 'as before'
}

/**
 * Parts what merchants say from the texts that a language only borrows: those say nothing one by one, and there are
 * hundreds of them.
 */
export function splitFallbackTexts(
  changes: readonly Change[],
  before: Compiled,
  after: Compiled,
): { own: Change[]; borrowed: FallbackTexts[] } {
  const own: Change[] = []
  const counts = new Map<string, FallbackTexts>()
  for (const change of changes) {
    const [language, how] = [languageOf(change.pointer), howBorrowed(change, before, after)]
    if (how === undefined) {
      own.push(change)
      continue
    }
    const key = `${language} ${how}`
    counts.set(key, { language, how, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return { own, borrowed: [...counts.values()] }
}

const languageOf = (pointer: string): string => pointer.split('/')[2] ?? ''

/** Where a text was a language's own before, or is now, the change says something. */
function howBorrowed({ pointer, before: old, after: now }: Change, before: Compiled, after: Compiled): FallbackTexts['how'] | undefined {
  if (!pointer.startsWith('/messages/') || languageOf(pointer) === lastResort) return undefined
  const wasOwn = old !== undefined && isOwn(before, pointer)
  const isOwnNow = now !== undefined && isOwn(after, pointer)
  if (wasOwn || isOwnNow) return undefined
  return old === undefined ? 'from now on' : now === undefined ? 'until now' : 'as before'
}

const isOwn = ({ provenance }: Compiled, pointer: string): boolean => (provenance.originsOf(pointer).at(-1)?.value ?? null) !== null
