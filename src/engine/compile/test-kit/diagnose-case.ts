import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '../../contract/diagnostic.ts'
import { compileMerchants } from '../index.ts'
import type { Case } from './cases/case.ts'
import { formatBriefly, child, MerchantsFixture } from './merchants-fixture.ts'

/** Returns all diagnostics of a case, without the fixture's root in their paths. */
export async function diagnoseCase({ files, base, others, links, id = 'child' }: Case): Promise<Diagnostic[]> {
  using fixture = new MerchantsFixture({ child: child(files), ...others }, base)
  for (const [path, target] of Object.entries(links ?? {})) link(join(fixture.root, 'child', path), target)
  const found: Diagnostic[] = []
  for await (const { diagnostics } of compileMerchants(fixture.root, [id])) found.push(...diagnostics)
  const strip = (text: string): string => text.replaceAll(`${fixture.root}/`, '')
  return found.map((one) => ({ ...one, file: strip(one.file), message: strip(one.message) }))
}

function link(path: string, target: string): void {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}

/** Formats a diagnostic as `file:line:column [warning ]code message`, with its suggestion after an arrow. */
export function formatDiagnostic(one: Diagnostic): string {
  const line = one.severity === 'error' ? formatBriefly(one) : formatBriefly(one).replace(` ${one.code}`, ` warning ${one.code}`)
  return one.suggestion === undefined ? line : `${line} → ${one.suggestion}`
}
