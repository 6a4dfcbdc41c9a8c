import type { Diagnostic, Severity, TextEdit } from '../../contract/diagnostic.ts'
import type { DiagnosticCode } from '../../contract/diagnostic-code.ts'
import { locateInFile, findTextRange } from '../read/locate-in-file.ts'
import { parseJson } from '../read/parse-json.ts'
import type { SourceFile } from '../read/source-file.ts'

/** The only plausible replacement of the key or value at a finding. */
export interface Fix {
  readonly from: unknown
  readonly to: unknown
}

/** A finding whose line is not known yet. `pointer` is into the file. */
export interface Finding {
  readonly code: DiagnosticCode
  readonly severity?: Severity
  readonly pointer: string
  /** Whether the mistake is in the key or the value. */
  readonly at: 'key' | 'value'
  readonly message: string
  readonly found?: string
  readonly expected?: string
  readonly suggestion?: string
  readonly remedy?: string
  readonly fix?: Fix
  /** The missing key, escaped for a JSON pointer. */
  readonly key?: string
  /** The sibling key into whose value the reported key belongs. */
  readonly destinationKey?: string
}

/** Converts a finding to a diagnostic with its location in the file. */
export function diagnose(source: SourceFile, { at, severity = 'error', key: _, destinationKey: __, fix, ...finding }: Finding): Diagnostic {
  const edit = fix && createTextEdit(source, finding.pointer, at, fix)
  const location = { severity, file: source.file, ...locateInFile(source, finding.pointer, at), ...(edit && { edit }) }
  return isShort(finding) ? { ...finding, ...location } : { ...clipTexts(finding), ...location }
}

/** The edit of the file; `undefined` if the file does not have `from` there. */
function createTextEdit(source: SourceFile, pointer: string, at: 'key' | 'value', { from, to }: Fix): TextEdit | undefined {
  const range = findTextRange(source, pointer, at)
  if (range === undefined || parseJson(range.text.slice(range.start, range.end)).value !== from) return undefined
  return { start: range.start, end: range.end, text: JSON.stringify(to) }
}

/** Names and texts of a file can be as long as the file; the clipped fields are cut to this length. */
const maxCharacters = 600
const clippedFields = ['message', 'found', 'expected', 'remedy'] as const

const isShort = (finding: Omit<Finding, 'at' | 'fix'>): boolean =>
  clippedFields.every((field) => (finding[field]?.length ?? 0) <= maxCharacters)

function clipTexts<F extends Omit<Finding, 'at' | 'fix'>>(finding: F): F {
  const clipped = clippedFields.flatMap((field) => {
    const text = finding[field]
    return text === undefined || text.length <= maxCharacters ? [] : [[field, `${text.slice(0, maxCharacters)}…`] as const]
  })
  return { ...finding, ...Object.fromEntries(clipped) }
}

/** Compares by file, line, column, code and message. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareStrings(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareStrings(a.code, b.code) ||
    compareStrings(a.message, b.message)
  )
}

const compareStrings = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
