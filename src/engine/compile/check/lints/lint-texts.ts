import { defineRule } from '../define-rule.ts'
import type { Draft, LocatedFinding } from '../../draft.ts'
import type { Finding } from '../../explain/diagnose.ts'
import { lastResort, rootTexts } from '../message-texts.ts'
import { otherForm } from '../plurals.ts'
import { suggestName } from '../../explain/nearest-name.ts'
import { escapeStep, type JsonObject } from '../../read/pointer.ts'
import type { SourceFile } from '../../read/source-file.ts'
import { textValuesOf, valuesGiven, valuesIn } from '../text-values.ts'

/**
 * Texts that would do something instead of being read, and values that no text of this name has, or that it lacks. Only
 * the merchant's own files are looked at.
 */
export const rule = defineRule({
  stage: 'texts',
  codes: {
    'empty-text': {
      severity: 'warning',
      about: 'A text is empty, so nothing is shown where it should be read.',
      remedy: 'Write the text, or remove the line.',
    },
    'markup-in-text': {
      severity: 'error',
      about: 'A text contains markup. Texts are plain, so the markup would be shown as it is.',
      remedy: 'Remove it. Widgets decide how texts look.',
    },
    'unseen-character': {
      severity: 'error',
      about: 'A text contains an invisible character that can mislead readers, such as a control or half of a character.',
      remedy: 'Write the text again.',
    },
    'broken-value': {
      severity: 'error',
      about: 'The braces of a value in a text are not closed, or contain something other than a name.',
      remedy: 'Write {name}, or remove the braces.',
    },
    'unknown-text-value': {
      severity: 'error',
      about: 'A text uses a value that nothing gives it.',
      remedy: 'Use a value that the message lists.',
    },
    'text-value-missing': {
      severity: 'warning',
      about: 'A text does not mention a value that the same text has in English.',
      remedy: 'Use the value, unless the sentence is complete without it.',
    },
  },
  check: lintTexts,
})

function lintTexts(draft: Draft): readonly LocatedFinding[] {
  const sources = draft.sources.filter((source) => source.kind === 'messages')
  return sources.flatMap((source) => lintMessages(draft, source, sources.find(({ name }) => name === lastResort)?.value))
}

/** `reference` are the merchant's own texts in the last resort. */
function lintMessages(draft: Draft, source: SourceFile, reference: JsonObject = {}): LocatedFinding[] {
  const found: LocatedFinding[] = []
  const root = rootTexts(draft)
  const isRoot = source.value === root
  for (const key in source.value) {
    const text = source.value[key]
    if (typeof text !== 'string' || key === '$schema') continue
    if (draft.left.length > 0 && draft.left.includes(`/messages/${lastResort}/${escapeStep(key)}`)) continue
    const model =
      source.name !== lastResort || isRoot ? modelOf(draft, source, wordsIn(reference, key) ?? wordsIn(root, key), key) : undefined
    const problem =
      problemOf(text, source.unseen) ??
      (text.includes('{') || text.includes('}') ? valueProblem(draft, text, key) : undefined) ??
      (model?.includes('{') === true ? lackProblem(draft, text, model, key) : undefined)
    if (problem) found.push({ source, finding: { ...problem, pointer: `/${escapeStep(key)}`, at: 'value' } })
  }
  return found
}

/** What a key says, or for a plural form that only other languages have, what all have in its place. */
const wordsIn = (texts: JsonObject, key: string): unknown => texts[key] ?? texts[otherForm(key)]

/** The values that the text of a key gets, where the program has it. */
const valuesOf = (draft: Draft, key: string): readonly string[] | undefined =>
  textValuesOf(draft).of(key) ?? textValuesOf(draft).of(otherForm(key))

/** Every value that some text gets. */
const allValues = (draft: Draft): readonly string[] => [...textValuesOf(draft).all, ...valuesGiven(draft)]

/**
 * What a text should say as much as: its words in the last resort; of the program's own in the last resort, what the
 * other languages agree on.
 */
function modelOf(draft: Draft, source: SourceFile, words: unknown, key: string): string | undefined {
  if (source.name !== lastResort) return typeof words === 'string' ? words : undefined
  return valuesOf(draft, key)
    ?.map((name) => `{${name}}`)
    .join('')
}

type Problem = Omit<Finding, 'pointer' | 'at'>

/** A text has something that one sees in its first letters: that is told at once. */
const seen = /\S/
const markup = /<\/?[a-z!][^>]*>?|javascript:|&(?:[a-z]+|#\d+);/i
// Characters that nobody sees: controls, and those that turn the direction of reading.
// oxlint-disable-next-line no-control-regex
const unseen = /[\u0000-\u0008\u000B-\u001F\u007F\u202A-\u202E\u2066-\u2069]/
const halfCharacter = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

function problemOf(text: string, mayHide: boolean): Problem | undefined {
  if (!seen.test(text))
    return {
      code: 'empty-text',
      message: 'The text is empty: where it should be read there would be nothing.',
      remedy: 'Write it, or take the line away.',
    }
  const found = (text.includes('<') || text.includes(':') || text.includes('&') ? markup.exec(text) : null)?.[0]
  if (found !== undefined)
    return {
      code: 'markup-in-text',
      message: `Texts are plain: ${JSON.stringify(found)} would be shown as it stands, or worse.`,
      found,
      remedy: 'Remove it; widgets give texts their form.',
    }
  if (mayHide) return unseenIn(text)
  return undefined
}

function unseenIn(text: string): Problem | undefined {
  const hidden = (unseen.exec(text) ?? halfCharacter.exec(text))?.[0]
  if (hidden === undefined) return undefined
  const name = `U+${hidden.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  return {
    code: 'unseen-character',
    message: `The text has a character that nobody sees and that can mislead: ${name}.`,
    found: name,
    remedy: 'Write the text anew.',
  }
}

/** Where the program has no text of this name, it may have any value that some text gets. */
function valueProblem(draft: Draft, text: string, key: string): Problem | undefined {
  if (text.replaceAll(/\{[a-zA-Z][a-zA-Z0-9]*\}/g, '').search(/[{}]/) >= 0)
    return {
      code: 'broken-value',
      message: 'A value in a text is a name in braces, such as {name}; these braces are not closed or hold something else.',
      remedy: 'Write {name}, or take the braces away.',
    }
  const known = valuesOf(draft, key)
  /* A form of a plural may leave out what another has, and may say it too. */
  const names = known === undefined ? allValues(draft) : [...new Set([...known, ...(valuesOf(draft, otherForm(key)) ?? [])])]
  const written = valuesIn(text)
  const unknown = written.find((name) => !names.includes(name))
  if (unknown === undefined) return undefined
  const near = suggestName(
    unknown,
    names.filter((name) => !written.includes(name)),
  )
  return {
    code: 'unknown-text-value',
    message: `Nothing gives this text the value {${unknown}}.`,
    found: unknown,
    ...(known === undefined ? {} : { expected: names.map((name) => `{${name}}`).join(', ') }),
    ...near,
    ...(near.fix && { fix: { from: text, to: text.replaceAll(`{${unknown}}`, `{${near.suggestion}}`) } }),
    remedy: near.suggestion === undefined ? 'Remove it.' : `Write {${near.suggestion}}.`,
  }
}

/** A value that the same text has in the language that the others are translated from. */
function lackProblem(draft: Draft, text: string, model: string, key: string): Problem | undefined {
  const names = valuesOf(draft, key) ?? allValues(draft)
  const written = valuesIn(text)
  const lacking = valuesIn(model).filter((name) => name !== 'brand' && names.includes(name) && !written.includes(name))
  if (lacking.length === 0) return undefined
  return {
    code: 'text-value-missing',
    message: `The text lacks ${lacking.map((name) => `{${name}}`).join(' and ')}, which other languages have.`,
    expected: lacking.map((name) => `{${name}}`).join(', '),
    remedy: 'Write it where the value belongs, or take it out of the other text too.',
  }
}
