import { defineRule } from '../define-rule.ts'
import type { Draft, LocatedFinding } from '../../draft.ts'
import { escapeStep } from '../../read/pointer.ts'
import { isSecret } from '../../read/secrets.ts'
import type { SourceFile } from '../../read/source-file.ts'

/**
 * Reports values that look like a key or a password, because merchant files are sent to browsers. Only the merchant's
 * own files are checked.
 */
export const rule = defineRule({
  codes: {
    secret: {
      severity: 'error',
      about: 'A file contains what looks like a key, a token or a password. Files of a brand are sent to browsers.',
      remedy: 'Remove it, revoke the secret, and pass the new one to the server as a setting.',
    },
  },
  check: lintSecrets,
})

function lintSecrets(draft: Draft): readonly LocatedFinding[] {
  const found: LocatedFinding[] = []
  for (const source of draft.sources) if (source.mayHaveSecret) search(source, source.value, [], found)
  return found
}

function search(source: SourceFile, value: object, path: string[], found: LocatedFinding[]): void {
  for (const key in value) {
    const child = (value as Readonly<Record<string, unknown>>)[key]
    path.push(escapeStep(key))
    if (typeof child === 'string' && isSecret(child)) found.push(report(source, path))
    if (typeof child === 'object' && child !== null) search(source, child, path, found)
    path.pop()
  }
}

const report = (source: SourceFile, path: readonly string[]): LocatedFinding => ({
  source,
  finding: {
    code: 'secret',
    pointer: `/${path.join('/')}`,
    at: 'value',
    message: 'This looks like a key or a password, and merchant files are sent to browsers.',
    remedy: 'Remove it, and revoke the key, because it has been exposed.',
  },
})
