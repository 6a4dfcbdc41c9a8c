import { createHash } from 'node:crypto'
import type { ValidationResult } from '../validation-result.ts'

const severities = { error: 'major', warning: 'minor' } as const

/** Formats findings as a code quality report of GitLab, which shows them at the lines of a merge request. */
export function formatGitlab({ diagnostics }: ValidationResult): string {
  const occurrences = new Map<string, number>()
  const findings = diagnostics.map(({ severity, file, line, code, pointer, message, remedy }) => {
    // A finding keeps its fingerprint when its line moves, so that GitLab distinguishes new findings from known ones.
    const name = `${code} ${file} ${pointer} ${message}`
    const occurrence = occurrences.get(name) ?? 0
    occurrences.set(name, occurrence + 1)
    return {
      description: remedy === undefined ? message : `${message} ${remedy}`,
      check_name: code,
      fingerprint: createHash('sha256')
        .update(`${name} ${String(occurrence)}`)
        .digest('hex'),
      severity: severities[severity],
      location: { path: file, lines: { begin: line } },
    }
  })
  return JSON.stringify(findings, null, 2)
}
