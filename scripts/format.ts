import { readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { run } from './chores/run.ts'
import { wrapComments, wrapped } from './chores/wrap-comments.ts'

/** Writes what git tracks as the project writes: comments wrapped, and all by prettier. */
const { stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1 << 26 })
for (const file of stdout.split('\0').filter((name) => wrapped.test(name))) {
  const text = readFileSync(file, 'utf8')
  const better = wrapComments(file, text)
  if (better !== text) writeFileSync(file, better)
}
process.exitCode = await run('prettier', ['--write', '--log-level', 'warn', '.'])
