import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findSchemaWording, findWording } from './wording.ts'

/** Files that are not checked, because they quote the phrases. */
const excludedFiles = /^(scripts\/tools\/wording(\.test)?\.ts|docs\/style\.md|CONTRIBUTING\.md|CHANGELOG\.md)$/
const patterns = ['*.ts', '*.tsx', '*.mjs', '*.md', 'schemas/*.json']
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !excludedFiles.test(file) && existsSync(file))

const findings = files.flatMap((file) =>
  (file.endsWith('.json') ? findSchemaWording : findWording)(readFileSync(file, 'utf8')).map(
    ({ line, phrase, remedy }) => `${file}:${line} "${phrase}": ${remedy}.`,
  ),
)
for (const finding of findings) console.log(finding)
console.log(`${files.length} files, ${findings.length} phrases to reword. CONTRIBUTING.md has examples.`)
process.exitCode = findings.length === 0 ? 0 : 1
