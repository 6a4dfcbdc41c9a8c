import { fallbackLanguage, type CompiledMerchant } from '../../src/engine/compile/index.ts'
import type { Change } from './compare-configs.ts'

/** Number of changed texts that a language does not translate, so that they fall back to the fallback language. */
export interface FallbackTexts {
  readonly language: string
  readonly count: number
  /** Whether the change adds the texts, removes them, or changes their texts in the fallback language. */
  readonly timing: 'from now on' | 'until now' | 'as before'
}

/** Counts the changes of fallback texts, which are too many to list one by one, and returns all other changes. */
export function splitFallbackTexts(
  changes: readonly Change[],
  before: CompiledMerchant,
  after: CompiledMerchant,
): { otherChanges: Change[]; fallbackTexts: FallbackTexts[] } {
  const otherChanges: Change[] = []
  const counts = new Map<string, FallbackTexts>()
  for (const change of changes) {
    const [language, timing] = [getLanguage(change.pointer), findFallbackTiming(change, before, after)]
    if (timing === undefined) {
      otherChanges.push(change)
      continue
    }
    const key = `${language} ${timing}`
    counts.set(key, { language, timing, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return { otherChanges, fallbackTexts: [...counts.values()] }
}

const getLanguage = (pointer: string): string => pointer.split('/')[2] ?? ''

/**
 * Returns when a text falls back; `undefined` if it is translated before or after the change, if it belongs to the
 * fallback language, or if the value is not a text.
 */
function findFallbackTiming(
  { pointer, before: oldValue, after: newValue }: Change,
  before: CompiledMerchant,
  after: CompiledMerchant,
): FallbackTexts['timing'] | undefined {
  if (!pointer.startsWith('/messages/') || getLanguage(pointer) === fallbackLanguage) return undefined
  const wasTranslated = oldValue !== undefined && isTranslated(before, pointer)
  const isTranslatedNow = newValue !== undefined && isTranslated(after, pointer)
  if (wasTranslated || isTranslatedNow) return undefined
  return oldValue === undefined ? 'from now on' : newValue === undefined ? 'until now' : 'as before'
}

const isTranslated = ({ provenance }: CompiledMerchant, pointer: string): boolean =>
  (provenance.listOrigins(pointer).at(-1)?.value ?? null) !== null
