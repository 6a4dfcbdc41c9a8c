import type { Diagnostic } from '../../../src/engine/compile/index.ts'
import { escapeControls } from '../../../src/engine/rules/escape-controls.ts'
import { formatCount } from '../../../src/engine/rules/format-count.ts'
import type { Paint } from '../command.ts'
import type { FixedFinding, ValidationResult } from '../validation-result.ts'

/** Formats fixes, findings grouped by file, and a summary for people. */
export function formatText({ diagnostics, valid, invalid, fixed }: ValidationResult, paint: Paint): string {
  const diagnosticsByFile = groupByFile(diagnostics)
  const blocks = [...diagnosticsByFile].map(([file, fileDiagnostics]) =>
    [paint('bold', escapeControls(file)), ...fileDiagnostics.map((diagnostic) => formatDiagnostic(diagnostic, paint))].join('\n'),
  )
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length
  const summary = [
    `${formatCount(valid, 'merchant')} valid`,
    ...(invalid > 0 ? [`${invalid} invalid`] : []),
    ...(fixed ? [`${fixed.length} fixed`] : []),
    formatCount(errors, 'error'),
    formatCount(diagnostics.length - errors, 'warning'),
  ].join(', ')
  return [...formatFixes(fixed ?? [], paint), ...blocks, paint(errors > 0 ? 'red' : 'green', `${summary}.`)].join('\n\n')
}

function formatFixes(fixed: readonly FixedFinding[], paint: Paint): string[] {
  if (fixed.length === 0) return []
  const lines = fixed.map(({ file, line, column, code, from, edit }) => {
    const change = edit.text === '' ? `removed ${from.replace('\uFEFF', 'the byte order mark')}` : `${from} → ${edit.text}`
    return `  ${escapeControls(`${file}:${line}:${column} ${change}`)} ${paint('dim', code)}`
  })
  return [[paint('bold', 'Fixed'), ...lines].join('\n')]
}

function groupByFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>()
  for (const diagnostic of diagnostics) groups.set(diagnostic.file, [...(groups.get(diagnostic.file) ?? []), diagnostic])
  return groups
}

function formatDiagnostic({ line, column, severity, code, message, expected, suggestion, remedy }: Diagnostic, paint: Paint): string {
  const head = `  ${`${line}:${column}`.padEnd(7)} ${paint(severity === 'error' ? 'red' : 'yellow', severity.padEnd(7))} ${escapeControls(message)} ${paint('dim', code)}`
  const details = [
    expected === undefined ? undefined : `expected: ${expected}`,
    suggestion === undefined ? undefined : `did you mean "${suggestion}"?`,
    remedy,
  ].filter((detail) => detail !== undefined)
  return [head, ...details.map((detail) => `          ${paint('dim', escapeControls(detail))}`)].join('\n')
}
