import { lintRules } from '../../../generated/lint-rules.ts'
import type { Diagnostic } from '../../contract/diagnostic.ts'
import { diagnosticCodes } from '../../contract/diagnostic-code.ts'
import { diagnose, type Finding } from '../explain/diagnose.ts'
import { suggestName } from '../explain/nearest-name.ts'
import { escapePointerToken, isObject, findValueAt, type JsonObject } from '../read/pointer.ts'
import type { SourceFile } from '../read/source-file.ts'

/** The codes whose severity a brand may set and whose findings it may ignore: the warnings of lint rules. */
const configurableCodes: ReadonlySet<string> = new Set(
  lintRules.flatMap(({ codes }) => Object.keys(codes).filter((code) => codes[code]?.severity === 'warning')),
)

/**
 * Applies `lint` of merchant.json to the diagnostics of a merchant's own files, and adds the mistakes in `lint` itself.
 * `lint` is not inherited. `diagnostics` contains all diagnostics of the merchant's own folder.
 */
export function applyLintSettings(sources: readonly SourceFile[], diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const source = sources.find(({ kind }) => kind === 'merchant')
  const settings = source?.value['lint']
  if (source === undefined || !isObject(settings)) return diagnostics
  const { severity: levels, ignore } = settings
  const severities = listEntries(levels)
  const ignoreEntries = listEntries(ignore).filter((entry): entry is [string, JsonObject] => isObject(entry[1]))
  const invalidCodeFindings = [
    ...severities.map(([code]) => findInvalidCode(code, `/lint/severity/${escapePointerToken(code)}`, 'key')),
    ...ignoreEntries.map(([id, { code }]) => findInvalidCode(code, `/lint/ignore/${escapePointerToken(id)}/code`, 'value')),
  ].filter((finding) => finding !== undefined)
  const folder = source.file.slice(0, source.file.lastIndexOf('/'))
  const ignoreRules = ignoreEntries.map(([id, entry]) => ({ id, matches: createIgnoreMatcher(folder, entry) }))
  const keptDiagnostics = diagnostics.flatMap((diagnostic): Diagnostic[] => {
    if (!configurableCodes.has(diagnostic.code) || diagnostic.severity !== 'warning') return [diagnostic]
    const severity = findValueAt(levels, [diagnostic.code])
    if (severity === 'off' || ignoreRules.some(({ matches }) => matches(diagnostic))) return []
    return [severity === 'error' ? { ...diagnostic, severity } : diagnostic]
  })
  // An error elsewhere may suppress the warning that an entry ignores.
  const isValid = invalidCodeFindings.length === 0 && diagnostics.every(({ severity }) => severity === 'warning')
  const unusedIgnoreFindings = isValid
    ? ignoreRules.filter(({ matches }) => !diagnostics.some(matches)).map(({ id }) => createUnusedIgnoreFinding(id))
    : []
  return [...keptDiagnostics, ...[...invalidCodeFindings, ...unusedIgnoreFindings].map((finding) => diagnose(source, finding))]
}

const listEntries = (map: unknown): [string, unknown][] => (isObject(map) ? Object.entries(map) : [])

/** Returns a predicate for the diagnostics that an entry of `ignore` matches: by code, file and pointer. */
const createIgnoreMatcher =
  (folder: string, { code, file, pointer = '' }: JsonObject) =>
  (diagnostic: Diagnostic): boolean =>
    diagnostic.code === code &&
    diagnostic.file === `${folder}/${String(file)}` &&
    (diagnostic.pointer === pointer || diagnostic.pointer.startsWith(`${String(pointer)}/`))

function findInvalidCode(code: unknown, pointer: string, at: 'key' | 'value'): Finding | undefined {
  if (typeof code !== 'string' || configurableCodes.has(code)) return undefined
  const isFixed = (diagnosticCodes as readonly string[]).includes(code)
  const nearMatch = isFixed ? {} : suggestName(code, configurableCodes)
  return {
    code: 'unknown-lint-code',
    pointer,
    at,
    message: isFixed ? `The severity of "${code}" is fixed.` : `No warning has the code "${code}".`,
    found: code,
    ...nearMatch,
    remedy:
      nearMatch.suggestion === undefined
        ? 'Remove the entry. docs/diagnostics lists for each code whether its severity can be changed.'
        : `Write "${nearMatch.suggestion}".`,
  }
}

const createUnusedIgnoreFinding = (id: string): Finding => ({
  code: 'unused-suppression',
  severity: 'warning',
  pointer: `/lint/ignore/${escapePointerToken(id)}`,
  at: 'key',
  message: `"${id}" matches no warning.`,
  found: id,
  remedy: 'Remove the entry, or correct its "code", "file" and "pointer".',
})
