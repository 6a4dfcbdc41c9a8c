import type { Validated } from '../validated.ts'

/** Workflow commands, which GitHub shows beside the lines of a pull request. */
export function formatGithub({ diagnostics }: Validated): string {
  return diagnostics
    .map(({ severity, file, line, column, code, message, suggestion, remedy }) => {
      const text = [message, suggestion === undefined ? '' : `Did you mean "${suggestion}"?`, remedy ?? '']
        .filter((part) => part !== '')
        .join(' ')
      return `::${severity} file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(code)}::${escapeData(text)}`
    })
    .join('\n')
}

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
