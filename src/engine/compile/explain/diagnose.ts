import type { Diagnostic, Severity, TextEdit } from '../../contract/diagnostic.ts'
import type { DiagnosticCode } from '../../contract/diagnostic-code.ts'
import { locateInFile, findTextRange } from '../read/locate-in-file.ts'
import { parseJson } from '../read/parse-json.ts'
import type { SourceFile } from '../read/source-file.ts'

/** The key or the value that stands at a finding, and the only one that can be meant instead. */
export interface Fix {
  readonly from: unknown
  readonly to: unknown
}

/** A finding that does not know its line yet. `pointer` is into the file. */
export interface Finding {
  readonly code: DiagnosticCode
  readonly severity?: Severity
  readonly pointer: string
  /** Whether the key or the value is where the mistake stands. */
  readonly at: 'key' | 'value'
  readonly message: string
  readonly found?: string
  readonly expected?: string
  readonly suggestion?: string
  readonly remedy?: string
  readonly fix?: Fix
  /** The key that is missing, as a step of a pointer. */
  readonly key?: string
  /** The key beside it into which it belongs. */
  readonly into?: string
}

/** A finding with its place in the file. */
export function diagnose(source: SourceFile, { at, severity = 'error', key: _, into: __, fix, ...finding }: Finding): Diagnostic {
  const edit = fix && editOf(source, finding.pointer, at, fix)
  const location = { severity, file: source.file, ...locateInFile(source, finding.pointer, at), ...(edit && { edit }) }
  return isShort(finding) ? { ...finding, ...location } : { ...clip(finding), ...location }
}

/** The change of the file; `undefined` where what is to be replaced does not stand there. */
function editOf(source: SourceFile, pointer: string, at: 'key' | 'value', { from, to }: Fix): TextEdit | undefined {
  const written = findTextRange(source, pointer, at)
  if (written === undefined || parseJson(written.text.slice(written.start, written.end)).value !== from) return undefined
  return { start: written.start, end: written.end, text: JSON.stringify(to) }
}

/** Names and texts of a file may be as long as the file: a message is for reading. */
const longest = 600
const words = ['message', 'found', 'expected', 'remedy'] as const

const isShort = (finding: Omit<Finding, 'at' | 'fix'>): boolean => words.every((word) => (finding[word]?.length ?? 0) <= longest)

function clip<F extends Omit<Finding, 'at' | 'fix'>>(finding: F): F {
  const clipped = words.flatMap((word) => {
    const text = finding[word]
    return text === undefined || text.length <= longest ? [] : [[word, `${text.slice(0, longest)}…`] as const]
  })
  return { ...finding, ...Object.fromEntries(clipped) }
}

/** By file, line, column and code: the order in which people mend. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code) || compare(a.message, b.message)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
