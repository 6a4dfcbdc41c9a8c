import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles, root } from './hash-files.ts'

const folder = join(root, 'src/generated')
const stamp = join(folder, '.made-from')
/** What the code is derived from: schemas as they are written, what derives it, and the libraries that do. */
const sources = [
  'schemas/api',
  'schemas/merchant',
  'schemas/widgets',
  'schemas/register-fields.json',
  'scripts/generate',
  'src/engine/rules/registration/fill-register-fields.ts',
  'package-lock.json',
]
const banner = '// Derived from schemas/ where it is stale (scripts/chores/generate-code.ts). Never edited by hand.\n'

/**
 * Derives the JavaScript of src/generated, which is not in git, where it is missing or not what its sources say; where
 * it is fresh that takes some milliseconds. Whatever needs it calls this before it imports any of it. Several processes
 * may do so at once: each file comes whole, and the stamp tells of the files as well as of their sources, so that a
 * mixture counts as stale. Settles with the names of what was written.
 */
export async function generateCodeWhereStale(): Promise<readonly string[]> {
  const source = hashFiles(sources)
  const before = readCode()
  if (readText(stamp) === stampOf(source, before)) return []
  const { deriveCode } = await import('../generate/derive-code.ts')
  const code = new Map(Object.entries(await deriveCode()).map(([name, text]) => [name, banner + text]))
  const changed = [...code].filter(([name, text]) => before.get(name) !== text)
  for (const [name, text] of changed) putWhole(join(folder, name), text)
  for (const name of before.keys()) if (!code.has(name)) rmSync(join(folder, name), { force: true })
  putWhole(stamp, stampOf(source, code))
  return changed.map(([name]) => name)
}

type Code = ReadonlyMap<string, string>

const readCode = (): Code =>
  new Map(readdirSync(folder).flatMap((name) => (name.endsWith('.js') ? [[name, readText(join(folder, name)) ?? ''] as const] : [])))

/** What the sources are, and what was made of them. */
function stampOf(source: string, code: Code): string {
  const hash = createHash('sha256').update(source)
  for (const [name, text] of [...code].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`/${name}`).update(text)
  return hash.digest('hex')
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Nobody reads half a file. */
function putWhole(file: string, text: string): void {
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, text)
  renameSync(beside, file)
}
