import { fallbackLanguage, type Compiled } from '../../src/engine/compile/index.ts'
import type { Change } from './compare-configs.ts'

/** Untranslated texts of a language before or after a change: they fall back to the fallback language. */
export interface FallbackTexts {
  readonly language: string
  readonly count: number
  readonly how: 'from now on' | 'until now' | 'as before'
}

/**
 * Separates what merchants write from fallback texts, of which there are hundreds and whose individual changes are not
 * informative.
 */
export function splitFallbackTexts(
  changes: readonly Change[],
  before: Compiled,
  after: Compiled,
): { own: Change[]; fallbackTexts: FallbackTexts[] } {
  const own: Change[] = []
  const counts = new Map<string, FallbackTexts>()
  for (const change of changes) {
    const [language, how] = [languageOf(change.pointer), fallbackChange(change, before, after)]
    if (how === undefined) {
      own.push(change)
      continue
    }
    const key = `${language} ${how}`
    counts.set(key, { language, how, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return { own, fallbackTexts: [...counts.values()] }
}

const languageOf = (pointer: string): string => pointer.split('/')[2] ?? ''

/** `undefined` if the text is translated before or after the change. */
function fallbackChange({ pointer, before: old, after: now }: Change, before: Compiled, after: Compiled): FallbackTexts['how'] | undefined {
  if (!pointer.startsWith('/messages/') || languageOf(pointer) === fallbackLanguage) return undefined
  const wasOwn = old !== undefined && isOwn(before, pointer)
  const isOwnNow = now !== undefined && isOwn(after, pointer)
  if (wasOwn || isOwnNow) return undefined
  return old === undefined ? 'from now on' : now === undefined ? 'until now' : 'as before'
}

const isOwn = ({ provenance }: Compiled, pointer: string): boolean => (provenance.originsOf(pointer).at(-1)?.value ?? null) !== null
