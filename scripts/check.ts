import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { generateCodeWhereStale } from './chores/generate-code.ts'

const root = join(import.meta.dirname, '..')

/** The longest first: as many run at a time as the machine has processors. */
const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['types', 'tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  ['formatting', 'prettier', '--check', '--log-level', 'warn', '--cache', '.'],
  ['dead code', 'knip'],
  ['generated files are fresh', 'tsx', 'scripts/generate.ts', '--check'],
  ['import law', 'tsx', 'scripts/chores/import-law.ts'],
  ['merchants', 'node', 'scripts/livery.mjs', 'validate'],
  ['style variables', 'tsx', 'scripts/chores/style-law.ts'],
]

interface Result {
  readonly name: string
  readonly passed: boolean
}

/** Runs a command in the project's root. Settles with its exit code and everything that it printed. */
function capture(command: string, args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
    })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }))
  })
}

/** Prints a check's output in one piece once it ends. */
async function runCheck([name, command, ...args]: (typeof checks)[number]): Promise<Result> {
  const start = performance.now()
  const { code, output } = await capture(command, args)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)\n${output}`)
  return { name, passed: code === 0 }
}

/** Those that are named by their first words, or all. */
const names = process.argv.slice(2)
const queue = checks.filter(([name]) => names.length === 0 || names.some((start) => name.startsWith(start)))
if (queue.length === 0) throw new Error(`Unknown check. The checks are: ${checks.map(([name]) => name).join(', ')}.`)
const { length } = queue

await generateCodeWhereStale()
const results: Result[] = []
const work = async (): Promise<void> => {
  for (let next = queue.shift(); next; next = queue.shift()) results.push(await runCheck(next))
}
await Promise.all(Array.from({ length: availableParallelism() }, work))
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name)
console.log(failed.length === 0 ? `${String(length)} of ${String(checks.length)} checks passed.` : `Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
