import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '../../contract/diagnostic.ts'
import { compileMerchants } from '../index.ts'
import type { Case } from './cases/case.ts'
import { brief, child, World } from './world.ts'

/** Returns all diagnostics of a case, without the world's root in their paths. */
export async function diagnoseCase({ files, base, others, links, id = 'child' }: Case): Promise<Diagnostic[]> {
  using world = new World({ child: child(files), ...others }, base)
  for (const [path, target] of Object.entries(links ?? {})) link(join(world.root, 'child', path), target)
  const found: Diagnostic[] = []
  for await (const { diagnostics } of compileMerchants(world.root, [id])) found.push(...diagnostics)
  const strip = (text: string): string => text.replaceAll(`${world.root}/`, '')
  return found.map((one) => ({ ...one, file: strip(one.file), message: strip(one.message) }))
}

function link(path: string, target: string): void {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}

/** Formats a diagnostic as `file:line:column [warning ]code message`, with its suggestion after an arrow. */
export function lineOf(one: Diagnostic): string {
  const line = one.severity === 'error' ? brief(one) : brief(one).replace(` ${one.code}`, ` warning ${one.code}`)
  return one.suggestion === undefined ? line : `${line} → ${one.suggestion}`
}
