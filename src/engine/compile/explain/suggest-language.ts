import type { Diagnostic } from '../../contract/diagnostic.ts'
import type { LocatedFinding } from '../draft.ts'
import type { Finding } from './diagnose.ts'
import { isObject, findValueAt, type JsonObject } from '../read/pointer.ts'

/**
 * The code of the only language in the catalogue whose tag begins with `input`, such as TY (vi-VN) for VI; `undefined`
 * if there is none or more than one, or if `input` is itself a code of the catalogue.
 */
export function findLanguageByTag(config: JsonObject, input: string): string | undefined {
  const catalogue = findValueAt(config, ['languages', 'catalogue'])
  if (!isObject(catalogue) || Object.hasOwn(catalogue, input)) return undefined
  const tag = input.replace('_', '-').toLowerCase()
  const codes = Object.keys(catalogue).filter((code) => {
    const languageTag = findValueAt(catalogue, [code, 'tag'])
    return typeof languageTag === 'string' && `${languageTag.toLowerCase()}-`.startsWith(`${tag}-`)
  })
  return codes.length === 1 ? codes[0] : undefined
}

/** Adds the language code to a diagnostic about a messages file that is named after the language's tag. */
export function explainLanguageFile(config: JsonObject, diagnostic: Diagnostic): Diagnostic {
  const code =
    diagnostic.code === 'invalid-file-name' && diagnostic.file.includes('/messages/')
      ? findLanguageByTag(config, diagnostic.found ?? '')
      : undefined
  return code === undefined ? diagnostic : { ...diagnostic, suggestion: `${code}.json`, remedy: `Rename it to ${code}.json.` }
}

/** Adds the language code to a finding about a default language that is written as a tag, such as "vi". */
export function explainLanguageCode(config: JsonObject, { source, finding }: LocatedFinding): Finding {
  if (source.kind !== 'languages' || finding.pointer !== '/default' || finding.code !== 'invalid-format') return finding
  const code = findLanguageByTag(config, String(source.value['default']))
  if (code === undefined || code === finding.suggestion) return finding
  const { fix: _, ...rest } = finding
  return { ...rest, suggestion: code, remedy: `Write "${code}".` }
}
