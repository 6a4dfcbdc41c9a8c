import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from './tools/build-app.ts'
import { run } from './tools/run.ts'

/**
 * Runs the benchmarks of tests/bench one after the other, each in its own process: all, or the named ones. Exits with
 * 1 if a benchmark fails or, with `--check`, misses its target.
 */
const { values, positionals } = parseArgs({ options: { check: { type: 'boolean', default: false } }, allowPositionals: true })
const folder = join(import.meta.dirname, '../tests/bench')
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.bench.ts') ? [file.slice(0, -'.bench.ts'.length)] : []))
const unknownNames = positionals.filter((name) => !names.includes(name))
if (unknownNames.length > 0) throw new Error(`Unknown benchmark ${unknownNames.join(', ')}. The benchmarks are ${names.join(', ')}.`)

await buildIfStale()
const failedNames: string[] = []
for (const name of names.filter((candidate) => positionals.length === 0 || positionals.includes(candidate))) {
  console.log(`\n── ${name} ──`)
  if ((await run('tsx', [join(folder, `${name}.bench.ts`), ...(values.check ? ['--check'] : [])])) !== 0) failedNames.push(name)
}
console.log(failedNames.length === 0 ? '\nAll benchmarks passed.' : `\nFailed: ${failedNames.join(', ')}.`)
process.exitCode = failedNames.length === 0 ? 0 : 1
