import { generateCodeWhereStale } from './chores/generate-code.ts'
import { run } from './chores/run.ts'

/** The project's laws, in the order in which a mistake is most quickly understood. */
const checks: readonly (readonly [what: string, command: string, ...args: string[]])[] = [
  ['generated files are fresh', 'tsx', 'scripts/generate.ts', '--check'],
  ['types', 'tsc', '-p', '.'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['import law', 'tsx', 'scripts/chores/import-law.ts'],
  ['style variables', 'tsx', 'scripts/chores/style-law.ts'],
  ['dead code', 'knip'],
  ['formatting', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['merchants', 'node', 'scripts/livery.mjs', 'validate'],
]

/** Those that are named by their first words, or all. */
const asked = process.argv.slice(2)
const chosen = checks.filter(([what]) => asked.length === 0 || asked.some((name) => what.startsWith(name)))
if (chosen.length === 0) throw new Error(`There is no such check. There are: ${checks.map(([what]) => what).join(', ')}.`)

await generateCodeWhereStale()
const broken: string[] = []
for (const [what, command, ...args] of chosen) {
  const start = performance.now()
  const code = await run(command, args)
  console.log(`${code === 0 ? 'holds ' : 'BROKEN'}  ${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  if (code !== 0) broken.push(what)
}
console.log(broken.length === 0 ? `${chosen.length} of ${checks.length} checks hold.` : `Broken: ${broken.join(', ')}.`)
process.exitCode = broken.length === 0 ? 0 : 1
