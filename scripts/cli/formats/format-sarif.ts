import { getDocumentationPath } from '../../../src/engine/contract/diagnostic-code.ts'
import type { ValidationResult } from '../validation-result.ts'

/** Formats findings as SARIF 2.1.0, for code scanning. */
export function formatSarif({ diagnostics }: ValidationResult): string {
  const rules = [...new Set(diagnostics.map((diagnostic) => diagnostic.code))].sort()
  const results = diagnostics.map(({ code, severity, file, pointer, message, found, expected, suggestion, remedy, ...span }) => ({
    ruleId: code,
    ruleIndex: rules.indexOf(code),
    level: severity,
    message: { text: remedy === undefined ? message : `${message} ${remedy}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
          region: { startLine: span.line, startColumn: span.column, endLine: span.endLine, endColumn: span.endColumn },
        },
        logicalLocations: [{ fullyQualifiedName: pointer }],
      },
    ],
    properties: { found, expected, suggestion, remedy },
  }))
  const driver = { name: 'livery', rules: rules.map((id) => ({ id, help: { text: getDocumentationPath(id) } })) }
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
    },
    null,
    2,
  )
}
