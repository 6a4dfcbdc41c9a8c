import { defineRule } from '../define-rule.ts'
import type { Draft, LocatedFinding } from '../../draft.ts'
import { escapePointerToken } from '../../read/pointer.ts'
import { isSecret } from '../../read/secrets.ts'
import type { SourceFile } from '../../read/source-file.ts'

/**
 * Reports values that look like a key or a password: most merchant files are sent to browsers. Only the merchant's own
 * files are checked.
 */
export const rule = defineRule({
  codes: {
    secret: {
      severity: 'error',
      about: 'A file contains what looks like a key, a token or a password. Most files of a brand are sent to browsers.',
      remedy: 'Remove it, revoke the secret, and pass the new one to the server as a setting.',
    },
  },
  check: lintSecrets,
})

function lintSecrets(draft: Draft): readonly LocatedFinding[] {
  const findings: LocatedFinding[] = []
  for (const source of draft.sources) if (source.mayHaveSecret) collectFindings(source, source.value, [], findings)
  return findings
}

function collectFindings(source: SourceFile, value: object, path: string[], findings: LocatedFinding[]): void {
  for (const key in value) {
    const child = (value as Readonly<Record<string, unknown>>)[key]
    path.push(escapePointerToken(key))
    if (typeof child === 'string' && isSecret(child)) findings.push(report(source, path))
    if (typeof child === 'object' && child !== null) collectFindings(source, child, path, findings)
    path.pop()
  }
}

const report = (source: SourceFile, path: readonly string[]): LocatedFinding => ({
  source,
  finding: {
    code: 'secret',
    pointer: `/${path.join('/')}`,
    at: 'value',
    message: 'This looks like a key or a password, and most merchant files are sent to browsers.',
    remedy: 'Remove it, and revoke the key, because it has been exposed.',
  },
})
