import { availableParallelism } from 'node:os'
import { generateCodeOrExit } from './tools/generate-code.ts'
import { capture } from './tools/run.ts'

/** The longest checks come first; as many run in parallel as the machine has processors. */
const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['types', 'tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  ['formatting', 'prettier', '--check', '--log-level', 'warn', '--cache', '.'],
  // Generated code is not in git, and uses exports that would otherwise seem unused.
  ['dead code', 'knip', '--no-gitignore'],
  ['generated documents', 'tsx', 'scripts/generate.ts', '--check'],
  ['import rules', 'tsx', 'scripts/tools/check-imports.ts'],
  ['merchants', 'node', 'scripts/livery.mjs', 'validate'],
  ['style variables', 'tsx', 'scripts/tools/check-styles.ts'],
  ['wording', 'tsx', 'scripts/tools/check-wording.ts'],
]

/** Runs a check and prints its output when it ends. Returns whether it passed. */
async function runCheck([name, command, ...args]: (typeof checks)[number]): Promise<boolean> {
  const start = performance.now()
  const { code, output } = await capture(command, args)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)\n${output}`)
  return code === 0
}

/** Prefixes of the names of the checks to run. Default: all checks. */
const prefixes = process.argv.slice(2)
const queue = checks.filter(([name]) => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix)))
if (queue.length === 0) throw new Error(`Unknown check. The checks are: ${checks.map(([name]) => name).join(', ')}.`)
const { length } = queue

await generateCodeOrExit({ all: true })
const failedNames: string[] = []
const runQueuedChecks = async (): Promise<void> => {
  for (let next = queue.shift(); next; next = queue.shift()) if (!(await runCheck(next))) failedNames.push(next[0])
}
await Promise.all(Array.from({ length: availableParallelism() }, runQueuedChecks))
console.log(
  failedNames.length === 0 ? `${String(length)} of ${String(checks.length)} checks passed.` : `Failed: ${failedNames.join(', ')}.`,
)
process.exitCode = failedNames.length === 0 ? 0 : 1
