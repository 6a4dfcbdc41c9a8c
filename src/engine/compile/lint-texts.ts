import type { Draft, LocatedFinding } from './draft.ts'
import type { Finding } from './diagnose.ts'
import { lastResort } from './message-texts.ts'
import { nearestName } from './nearest-name.ts'
import { escapeStep, type JsonObject } from './pointer.ts'
import type { SourceFile } from './source-file.ts'

/** Texts that would do something instead of being read, and values that no text of this name has. Only the merchant's own files are looked at. */
export function lintTexts(draft: Draft): readonly LocatedFinding[] {
  const root = draft.provenance.layers[0]?.find((one) => one.kind === 'messages' && one.name === lastResort)?.value ?? {}
  return draft.sources.filter((source) => source.kind === 'messages').flatMap((source) => lintMessages(source, root, draft.left))
}

function lintMessages(source: SourceFile, root: JsonObject, left: readonly string[]): LocatedFinding[] {
  const found: LocatedFinding[] = []
  for (const key in source.value) {
    const text = source.value[key]
    if (typeof text !== 'string' || key === '$schema') continue
    if (left.length > 0 && left.includes(`/messages/${lastResort}/${escapeStep(key)}`)) continue
    const problem = problemOf(text, source.unseen) ?? (text.includes('{') ? valueProblem(text, root[key]) : undefined)
    if (problem) found.push({ source, finding: { ...problem, pointer: `/${escapeStep(key)}`, at: 'value' } })
  }
  return found
}

type Problem = Omit<Finding, 'pointer' | 'at'>

const markup = /<\/?[a-z!][^>]*>?|javascript:|&(?:[a-z]+|#\d+);/i
// Characters that nobody sees: controls, and those that turn the direction of reading.
// oxlint-disable-next-line no-control-regex
const unseen = /[\u0000-\u0008\u000B-\u001F\u007F\u202A-\u202E\u2066-\u2069]/
const halfCharacter = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

function problemOf(text: string, mayHide: boolean): Problem | undefined {
  const found = (text.includes('<') || text.includes(':') || text.includes('&') ? markup.exec(text) : null)?.[0]
  if (found !== undefined)
    return {
      code: 'markup-in-text',
      message: `Texts are plain: ${JSON.stringify(found)} would be shown as it stands, or worse.`,
      found,
      remedy: 'Take it away; widgets give texts their form.',
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

const valuesOf = (text: string): string[] => [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '')

function valueProblem(text: string, known: unknown): Problem | undefined {
  if (text.replaceAll(/\{[a-zA-Z][a-zA-Z0-9]*\}/g, '').search(/[{}]/) >= 0)
    return {
      code: 'broken-value',
      message: 'A value in a text is a name in braces, such as {name}; these braces are not closed or hold something else.',
      remedy: 'Write {name}, or take the braces away.',
    }
  if (typeof known !== 'string') return undefined
  const names = valuesOf(known)
  const unknown = valuesOf(text).find((name) => !names.includes(name))
  if (unknown === undefined) return undefined
  const suggestion = nearestName(unknown, names)
  return {
    code: 'unknown-text-value',
    message: `Nothing gives this text the value {${unknown}}.`,
    found: unknown,
    expected: names.length === 0 ? 'no values' : names.map((name) => `{${name}}`).join(', '),
    ...(suggestion === undefined ? {} : { suggestion }),
    remedy: suggestion === undefined ? 'Take it away.' : `Write {${suggestion}}.`,
  }
}
