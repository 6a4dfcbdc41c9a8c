import { defineRule } from '../define-rule.ts'
import type { Draft, LocatedFinding } from '../../draft.ts'
import { lazy } from '../../lazy.ts'
import { getRootTexts, getInheritedTexts } from '../message-texts.ts'
import { listReferencedMessages } from '../referenced-names.ts'
import { parsePluralKey } from '../plurals.ts'
import { isTypingError, nearestName } from '../../explain/nearest-name.ts'
import { escapeStep, type JsonObject } from '../../read/pointer.ts'
import type { SourceFile } from '../../read/source-file.ts'

/**
 * Reports a merchant's own texts that are never shown: the config does not refer to them, and the program, which uses
 * the keys of the root merchant, has no such key. Warnings, only for merchants without errors, because an invalid
 * reference makes its text unread.
 */
export const rule = defineRule({
  stage: 'no-effect',
  codes: {
    'unread-text': {
      severity: 'warning',
      about: 'Nothing shows a text with this key.',
      remedy: 'Correct the key, or remove the line.',
    },
  },
  check: lintUnreadTexts,
})

function lintUnreadTexts(draft: Draft, priorFindings: readonly LocatedFinding[]): readonly LocatedFinding[] {
  if (draft.parent === undefined) return []
  const used = lazy(() => listReferencedMessages(draft.contents()))
  const newlyUsed = draft.changedReferences().names.get('message')
  const root = getRootTexts(draft)
  return draft.sources.flatMap((source) => {
    if (source.kind !== 'messages') return []
    const unread = Object.keys(source.value).filter(
      (key) =>
        key !== '$schema' &&
        !Object.hasOwn(root, key) &&
        parsePluralKey(key) === undefined &&
        newlyUsed?.has(key) !== true &&
        !used().has(key),
    )
    return unread.flatMap((key) => {
      const pointer = `/${escapeStep(key)}`
      if (source.value[key] === null || priorFindings.some((one) => one.source === source && one.finding.pointer === pointer)) return []
      return [report(source, pointer, key, getInheritedTexts(draft, source.name))]
    })
  })
}

function report(source: SourceFile, pointer: string, key: string, texts: JsonObject): LocatedFinding {
  const suggestion = nearestName(
    key,
    Object.keys(texts).filter((name) => !Object.hasOwn(source.value, name) && isLikelyMisspelling(key, name)),
  )
  return {
    source,
    finding: {
      code: 'unread-text',
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
  const [words, others] = [candidate, intended].map((key) => key.split('_')) as [string[], string[]]
  const different = words.flatMap((word, index) => (word === others[index] ? [] : [[word, others[index] ?? ''] as const]))
  return (
    words.length === others.length &&
    different.length === 1 &&
    different.every(([word, other]) => Math.min(word.length, other.length) > 3 && !/\d/.test(word + other) && isTypingError(word, other))
  )
}
