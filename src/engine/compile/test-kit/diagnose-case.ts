import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '../../contract/diagnostic.ts'
import { compileMerchants } from '../index.ts'
import type { Case } from './cases/case.ts'
import { formatWithoutSeverity, createChildFiles, MerchantsFixture } from './merchants-fixture.ts'

/** Returns all diagnostics of a case, without the fixture's root in their paths. */
export async function diagnoseCase({ files, base, others, links, id = 'child' }: Case): Promise<Diagnostic[]> {
  using fixture = new MerchantsFixture({ child: createChildFiles(files), ...others }, base)
  for (const [path, target] of Object.entries(links ?? {})) createLink(join(fixture.root, 'child', path), target)
  const allDiagnostics: Diagnostic[] = []
  for await (const { diagnostics } of compileMerchants(fixture.root, [id])) allDiagnostics.push(...diagnostics)
  const stripRoot = (text: string): string => text.replaceAll(`${fixture.root}/`, '')
  return allDiagnostics.map((diagnostic) => ({ ...diagnostic, file: stripRoot(diagnostic.file), message: stripRoot(diagnostic.message) }))
}

function createLink(path: string, target: string): void {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}

/** Formats a diagnostic as `file:line:column [warning ]code message`, with its suggestion after an arrow. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const line =
    diagnostic.severity === 'error'
      ? formatWithoutSeverity(diagnostic)
      : formatWithoutSeverity(diagnostic).replace(` ${diagnostic.code}`, ` warning ${diagnostic.code}`)
  return diagnostic.suggestion === undefined ? line : `${line} → ${diagnostic.suggestion}`
}
