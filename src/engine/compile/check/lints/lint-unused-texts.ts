import { defineRule } from '../define-rule.ts'
import type { Draft, LocatedFinding } from '../../draft.ts'
import { lazy } from '../../lazy.ts'
import { getRootTexts, getInheritedTexts } from '../message-texts.ts'
import { listReferencedMessages } from '../referenced-names.ts'
import { parsePluralKey } from '../plurals.ts'
import { isTypingError, findNearestName } from '../../explain/nearest-name.ts'
import { escapePointerToken, type JsonObject } from '../../read/pointer.ts'
import type { SourceFile } from '../../read/source-file.ts'

/**
 * Reports a merchant's own texts that are never shown: the config does not refer to them, and the app, which uses
 * the keys of the root merchant, has no such key. Warnings, only for merchants without errors, because an invalid
 * reference can be the reason why a text is unused.
 */
export const rule = defineRule({
  stage: 'no-effect',
  codes: {
    'unused-text': {
      severity: 'warning',
      about: 'A text has a key that neither the app nor the configuration uses.',
      remedy: 'Correct the key, or remove the line.',
    },
  },
  check: lintUnusedTexts,
})

function lintUnusedTexts(draft: Draft, priorFindings: readonly LocatedFinding[]): readonly LocatedFinding[] {
  if (draft.parent === undefined) return []
  const getReferencedKeys = lazy(() => listReferencedMessages(draft.getContents()))
  const newlyReferencedKeys = draft.getChangedReferences().names.get('message')
  const rootTexts = getRootTexts(draft)
  return draft.sources.flatMap((source) => {
    if (source.kind !== 'messages') return []
    const unusedKeys = Object.keys(source.value).filter(
      (key) =>
        key !== '$schema' &&
        !Object.hasOwn(rootTexts, key) &&
        parsePluralKey(key) === undefined &&
        newlyReferencedKeys?.has(key) !== true &&
        !getReferencedKeys().has(key),
    )
    return unusedKeys.flatMap((key) => {
      const pointer = `/${escapePointerToken(key)}`
      if (
        source.value[key] === null ||
        priorFindings.some((priorFinding) => priorFinding.source === source && priorFinding.finding.pointer === pointer)
      )
        return []
      return [report(source, pointer, key, getInheritedTexts(draft, source.name))]
    })
  })
}

function report(source: SourceFile, pointer: string, key: string, texts: JsonObject): LocatedFinding {
  const suggestion = findNearestName(
    key,
    Object.keys(texts).filter((name) => !Object.hasOwn(source.value, name) && isLikelyMisspelling(key, name)),
  )
  return {
    source,
    finding: {
      code: 'unused-text',
      pointer,
      at: 'key',
      message: `The text "${key}" is never shown.`,
      found: key,
      ...(suggestion !== undefined && { suggestion }),
      remedy: suggestion === undefined ? 'Remove it, or use it.' : `Write "${suggestion}" if you intended that, or remove it.`,
    },
  }
}

/**
 * Whether a key may be another key with a typing error in one word of at least four letters without digits. Other keys
 * are probably new texts. There is no automatic fix, because the text of the other key would be lost.
 */
function isLikelyMisspelling(candidate: string, intended: string): boolean {
  const [words, otherWords] = [candidate, intended].map((key) => key.split('_')) as [string[], string[]]
  const differentWords = words.flatMap((word, index) => (word === otherWords[index] ? [] : [[word, otherWords[index] ?? ''] as const]))
  return (
    words.length === otherWords.length &&
    differentWords.length === 1 &&
    differentWords.every(
      ([word, other]) => Math.min(word.length, other.length) > 3 && !/\d/.test(word + other) && isTypingError(word, other),
    )
  )
}
