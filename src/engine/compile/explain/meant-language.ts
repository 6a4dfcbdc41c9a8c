import type { Diagnostic } from '../../contract/diagnostic.ts'
import type { LocatedFinding } from '../draft.ts'
import type { Finding } from './diagnose.ts'
import { isObject, valueAt, type JsonObject } from '../read/pointer.ts'

/**
 * The language of the catalogue whose tag begins with what was written, such as TY (vi-VN) for VI; undefined where that
 * is several languages or none.
 */
export function languageOfTag(config: JsonObject, written: string): string | undefined {
  const catalogue = valueAt(config, ['languages', 'catalogue'])
  if (!isObject(catalogue) || Object.hasOwn(catalogue, written)) return undefined
  const tag = written.replace('_', '-').toLowerCase()
  const found = Object.keys(catalogue).filter((code) => {
    const other = valueAt(catalogue, [code, 'tag'])
    return typeof other === 'string' && `${other.toLowerCase()}-`.startsWith(`${tag}-`)
  })
  return found.length === 1 ? found[0] : undefined
}

/** Messages in a file that bears the tag of a language belong into the file that bears its code. */
export function explainLanguageFile(config: JsonObject, one: Diagnostic): Diagnostic {
  const code = one.code === 'file-name' && one.file.includes('/messages/') ? languageOfTag(config, one.found ?? '') : undefined
  return code === undefined ? one : { ...one, suggestion: `${code}.json`, remedy: `Rename it to ${code}.json.` }
}

/** A default language that is written as a tag, such as "vi", is meant as the code of that language. */
export function explainLanguageCode(config: JsonObject, { source, finding }: LocatedFinding): Finding {
  if (source.kind !== 'languages' || finding.pointer !== '/default' || finding.code !== 'wrong-form') return finding
  const code = languageOfTag(config, String(source.value['default']))
  if (code === undefined || code === finding.suggestion) return finding
  const { fix: _, ...rest } = finding
  return { ...rest, suggestion: code, remedy: `Write "${code}".` }
}
