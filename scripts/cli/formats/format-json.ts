import type { Diagnostic } from '../../../src/engine/compile/index.ts'
import { getDocumentationPath } from '../../../src/engine/contract/diagnostic-code.ts'
import type { FixedFinding, ValidationResult } from '../validation-result.ts'

/** Format version; incremented when programs that read the output must change. */
const version = 1

/** Formats findings as JSON, in the format of schemas/validate-output.json. */
export function formatJson({ diagnostics, valid, invalid, fixed }: ValidationResult): string {
  return JSON.stringify(
    { version, merchants: { valid, invalid }, findings: diagnostics.map(toFinding), ...(fixed && { fixed: fixed.map(toFixedFinding) }) },
    null,
    2,
  )
}

const toFinding = ({ code, severity, file, pointer, message, found, expected, suggestion, remedy, edit, ...span }: Diagnostic) => ({
  code,
  severity,
  file,
  ...toPositions(span),
  pointer,
  message,
  found,
  expected,
  suggestion,
  remedy,
  documentation: getDocumentationPath(code),
  fixable: edit !== undefined,
})

const toFixedFinding = ({ code, file, message, from, edit, ...span }: FixedFinding) => ({
  code,
  file,
  ...toPositions(span),
  message,
  from,
  to: edit.text,
})

const toPositions = ({ line, column, endLine, endColumn }: Pick<Diagnostic, 'line' | 'column' | 'endLine' | 'endColumn'>) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
})
