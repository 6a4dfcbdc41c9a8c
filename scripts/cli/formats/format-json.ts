import type { Validated } from '../validated.ts'

/** An array for programs. */
export function formatJson({ diagnostics }: Validated): string {
  return JSON.stringify(
    diagnostics.map(({ code, severity, file, line, column, pointer, message, found, expected, suggestion, remedy }) => ({
      code,
      severity,
      file,
      line,
      column,
      pointer,
      message,
      found,
      expected,
      suggestion,
      remedy,
    })),
    null,
    2,
  )
}
