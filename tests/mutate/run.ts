import { escapeRegExp } from '../escape-reg-exp.ts'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { controlMutants } from './controls.ts'
import { copyProject, withMutant } from './copy.ts'
import { createE2eRunner } from './e2e-runner.ts'
import { merchantMutants } from './merchants.ts'
import type { Mutant } from './mutant.ts'
import type { Runner, TestResult } from './runner.ts'
import { schemaMutants } from './schemas.ts'
import { createUnitRunner } from './unit-runner.ts'

/**
 * Applies hand-written mutants of security controls, generated code and merchant files, one at a time, to a copy of the
 * project, and runs the test of each mutant: the test has to fail, and to pass without the mutant. Arguments select
 * mutants by what they break, and `--group` selects `controls`, `schemas` or `merchants`; by default all mutants are
 * applied. Exits with 1 if a mutant is not killed or none is selected.
 */

// Runs all cases against a server from source: a sample could omit the mutated code, and a prebuilt server lacks it.
Object.assign(process.env, { LIVERY_DEEP: '1', LIVERY_TEST_SERVER: '' })
const { positionals, values } = parseArgs({ allowPositionals: true, options: { group: { type: 'string', multiple: true } } })
const groups: Readonly<Record<string, readonly Mutant[]>> = {
  controls: controlMutants,
  schemas: schemaMutants,
  merchants: merchantMutants,
}
const unknownGroup = values.group?.find((name) => !Object.hasOwn(groups, name))
if (unknownGroup !== undefined) throw new Error(`Unknown group "${unknownGroup}", expected ${Object.keys(groups).join(', ')}.`)

interface SelectedMutant extends Mutant {
  readonly group: string
}
const selectedMutants = (values.group ?? Object.keys(groups))
  .flatMap((group) => (groups[group] ?? []).map((mutant): SelectedMutant => ({ ...mutant, group })))
  .filter(({ breaks }) => positionals.length === 0 || positionals.includes(breaks))

/**
 * `SURVIVED`: the test passes with the mutant. `NOT RUN`: no test ran with the mutant. `BASE FAILS`: the test does not
 * pass without the mutant. `ERROR`: the mutant could not be applied, or the run failed.
 */
type Verdict = 'killed' | 'SURVIVED' | 'NOT RUN' | 'BASE FAILS' | 'ERROR'

function groupBy(
  mutants: readonly SelectedMutant[],
  getKey: (mutant: SelectedMutant) => string,
): ReadonlyMap<string, readonly SelectedMutant[]> {
  return new Map(mutants.map((member) => [getKey(member), mutants.filter((mutant) => getKey(mutant) === getKey(member))]))
}

/**
 * Runs the tests of a file whose titles contain one of these texts. Returns the results of the tests that passed or
 * failed.
 */
async function runTests(runner: Runner, test: string, titles: readonly string[]): Promise<readonly TestResult[]> {
  const results = await runner.run(test, new RegExp(titles.map(escapeRegExp).join('|')))
  return results.filter(({ state, name }) => ['passed', 'failed'].includes(state) && titles.some((title) => name.includes(title)))
}

/** Whether a test ran and passed without the mutant. Otherwise, its failure with the mutant would prove nothing. */
function passesWithoutMutant(results: readonly TestResult[], title: string): boolean {
  const matching = results.filter(({ name }) => name.includes(title))
  return matching.length > 0 && matching.every(({ state }) => state === 'passed')
}

/** Returns the verdict on a mutant. If no test ran, for example because the file does not load, it is not killed. */
function getVerdict(results: readonly TestResult[]): Verdict {
  if (results.length === 0) return 'NOT RUN'
  return results.some(({ state }) => state === 'failed') ? 'killed' : 'SURVIVED'
}

async function testMutant(runner: Runner, baseline: readonly TestResult[], mutant: SelectedMutant): Promise<Verdict> {
  if (!passesWithoutMutant(baseline, mutant.title)) return 'BASE FAILS'
  return withMutant(copy, mutant, runner.onFileChanged, async () => getVerdict(await runTests(runner, mutant.test, [mutant.title])))
}

/** Logs an error of the work and returns the fallback, so that the other mutants are still tested. */
async function withFallback<T>(work: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return fallback
  }
}

const copy = copyProject()
const runners = { unit: createUnitRunner(copy), e2e: createE2eRunner(copy) }
const verdicts = new Map<SelectedMutant, Verdict>()
try {
  for (const [test, mutants] of groupBy(selectedMutants, (mutant) => mutant.test)) {
    const runner = test.endsWith('.spec.ts') ? runners.e2e : runners.unit
    const titles = mutants.map(({ title }) => title)
    const baseline = await withFallback(() => runTests(runner, test, titles), [])
    for (const mutant of mutants) {
      const start = performance.now()
      const verdict = await withFallback(() => testMutant(runner, baseline, mutant), 'ERROR')
      verdicts.set(mutant, verdict)
      const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6)
      console.log(`${verdict.padEnd(10)} ${seconds} s  ${mutant.breaks.padEnd(20)} ${mutant.file} → ${mutant.test} › ${mutant.title}`)
    }
  }
} finally {
  await Promise.all(Object.values(runners).map((runner) => runner.close()))
  rmSync(copy, { recursive: true, force: true })
}

const isKilled = (mutant: SelectedMutant): boolean => verdicts.get(mutant) === 'killed'
const unkilledMutants = selectedMutants.filter((mutant) => !isKilled(mutant))
for (const mutant of unkilledMutants)
  console.log(`${(verdicts.get(mutant) ?? 'NOT TESTED').padEnd(10)} ${mutant.breaks} ${mutant.test} › ${mutant.title}`)
for (const [group, mutants] of groupBy(selectedMutants, (mutant) => mutant.group))
  console.log(`${group}: ${String(mutants.filter(isKilled).length)} of ${String(mutants.length)} mutants were killed.`)
process.exit(selectedMutants.length > 0 && unkilledMutants.length === 0 ? 0 : 1)
