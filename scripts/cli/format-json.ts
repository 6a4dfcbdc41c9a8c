import type { Validated } from './validated.ts'

/** An array for programs. */
export function formatJson({ diagnostics }: Validated): string {
  return JSON.stringify(
    diagnostics.map(({ code, severity, file, line, column, pointer, message, expected, suggestion }) => ({
      code,
      severity,
      file,
      line,
      column,
      pointer,
      message,
      expected,
      suggestion,
    })),
    null,
    2,
  )
}
