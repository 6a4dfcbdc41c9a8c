import type { Draft, LocatedFinding } from './draft.ts'
import { escapeStep } from './pointer.ts'
import type { SourceFile } from './source-file.ts'

const shortest = 16
/** Longer than any text may be; what stands behind is told of as too long. */
const longest = 5000
const secret =
  /-----BEGIN [A-Z ]*PRIVATE KEY|\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bgh[pousr]_[0-9A-Za-z]{36}|\bgithub_pat_\w{22}|\bAIza[\w-]{35}|\bxox[abprs]-[\w-]{10}|\b[rs]k_live_\w{16}|\beyJ[\w-]{10,}\.eyJ[\w-]{10}|\b(?:postgres|postgresql|mysql|mongodb(?:\+srv)?|redis|amqp|https?):\/\/[^\s/:@]+:[^\s/@]+@|\bAGE-SECRET-KEY-1/

/** Values that look like a key or a password: merchant files are sent to browsers. Only the merchant's own files are looked at. */
export function lintSecrets(draft: Draft): readonly LocatedFinding[] {
  return draft.sources.flatMap((source) => {
    const found: LocatedFinding[] = []
    search(source, source.value, [], found)
    return found
  })
}

function search(source: SourceFile, value: object, path: string[], found: LocatedFinding[]): void {
  for (const key in value) {
    const child = (value as Readonly<Record<string, unknown>>)[key]
    if (typeof child === 'string' && (child.length < shortest || !secret.test(child.length > longest ? child.slice(0, longest) : child)))
      continue
    if (typeof child !== 'string' && (typeof child !== 'object' || child === null)) continue
    path.push(escapeStep(key))
    if (typeof child === 'string') found.push(report(source, path))
    else search(source, child, path, found)
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
    remedy: 'Take it away, and change the key, for it has been written down.',
  },
})
