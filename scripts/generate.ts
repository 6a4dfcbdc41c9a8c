import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateCodeOrExit } from './tools/generate-code.ts'
import { root } from './tools/paths.ts'
import { deriveNotices } from './generate/derive-notices.ts'

/**
 * `npm run generate` writes all derived files. With `--check`, documents in git are not written; stale ones are listed,
 * and the exit code is 1 if there are any.
 */
const isCheck = process.argv.includes('--check')
/** Documents that differ from the derived ones, with the change that is made unless `isCheck`. */
const staleDocuments: { readonly path: string; readonly action: 'wrote' | 'deleted' }[] = []

for (const path of await generateCodeOrExit({ all: true })) console.log(`wrote ${path}`)
// These modules import the code that has just been derived.
const { deriveVariables } = await import('./generate/derive-variables.ts')
const { deriveDiagnosticPages } = await import('./generate/derive-diagnostic-pages.ts')
writeDocument('THIRD-PARTY-NOTICES.md', deriveNotices())
writeDocument('docs/style-variables.md', await deriveVariables())
writeDocuments('docs/diagnostics', await deriveDiagnosticPages())
for (const { path, action } of staleDocuments) console.log(isCheck ? `stale: ${path}` : `${action} ${path}`)
if (isCheck && staleDocuments.length > 0) {
  console.error('Run `npm run generate` and commit the changes.')
  process.exitCode = 1
}

function writeDocument(path: string, text: string): void {
  const file = join(root, path)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  staleDocuments.push({ path, action: 'wrote' })
  if (isCheck) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Writes the files of a folder by name, and deletes all others. */
function writeDocuments(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeDocument(`${folder}/${name}`, text)
  for (const name of readdirSync(join(root, folder))) {
    if (Object.hasOwn(files, name)) continue
    staleDocuments.push({ path: `${folder}/${name}`, action: 'deleted' })
    if (!isCheck) rmSync(join(root, folder, name))
  }
}
