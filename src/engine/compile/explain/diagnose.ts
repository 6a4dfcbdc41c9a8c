import type { Diagnostic, Severity } from '../../contract/diagnostic.ts'
import type { DiagnosticCode } from '../../contract/diagnostic-code.ts'
import { placeInFile } from '../read/place-in-file.ts'
import type { SourceFile } from '../read/source-file.ts'

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
  /** The key that is missing, as a step of a pointer. */
  readonly key?: string
}

/** A finding with its place in the file. */
export function diagnose(source: SourceFile, { at, severity = 'error', key: _, ...finding }: Finding): Diagnostic {
  const place = { severity, file: source.file, ...placeInFile(source, finding.pointer, at) }
  return isShort(finding) ? { ...finding, ...place } : { ...clip(finding), ...place }
}

/** Names and texts of a file may be as long as the file: a message is for reading. */
const longest = 600
const words = ['message', 'found', 'expected', 'remedy'] as const

const isShort = (finding: Omit<Finding, 'at'>): boolean => words.every((word) => (finding[word]?.length ?? 0) <= longest)

function clip<F extends Omit<Finding, 'at'>>(finding: F): F {
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
