import type { ValidationResult } from '../validation-result.ts'

/** Formats findings as workflow commands, which GitHub shows at the lines of a pull request. */
export function formatGithub({ diagnostics }: ValidationResult): string {
  return diagnostics
    .map(({ severity, file, line, column, endLine, endColumn, code, message, suggestion, remedy }) => {
      const text = [message, suggestion === undefined ? '' : `Did you mean "${suggestion}"?`, remedy ?? '']
        .filter((part) => part !== '')
        .join(' ')
      // GitHub shows an annotation at its last line, and accepts columns only for a single line.
      const end = endLine === line && endColumn > column ? `,endColumn=${endColumn}` : ''
      return `::${severity} file=${escapeProperty(file)},line=${line},col=${column}${end},title=${escapeProperty(code)}::${escapeData(text)}`
    })
    .join('\n')
}

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
