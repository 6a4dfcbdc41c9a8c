import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { controls } from './controls.ts'
import { createCopy, withBreak } from './copy.ts'
import { createJourneyRunner } from './journey-runner.ts'
import { merchants } from './merchants.ts'
import type { Mutant } from './mutant.ts'
import type { Runner, TestRun } from './runner.ts'
import { schemas } from './schemas.ts'
import { createUnitRunner } from './unit-runner.ts'

/**
 * Applies hand-written mutants of what Stryker cannot mutate, one at a time, to a copy of the project, and runs the
 * test of each: it has to fail, and to pass without the mutant. Arguments select mutants by what they break, and
 * `--group` selects `controls`, `schemas` or `merchants`; without either all are applied. Exits with 1 if one survives.
 */
// A sample could leave out the mutated code, and a bundle is older than the mutant.
Object.assign(process.env, { LIVERY_DEEP: '1', LIVERY_TEST_SERVER: '' })
const { positionals, values } = parseArgs({ allowPositionals: true, options: { group: { type: 'string', multiple: true } } })
const groups: Readonly<Record<string, readonly Mutant[]>> = { controls, schemas, merchants }
const unknown = values.group?.find((name) => !Object.hasOwn(groups, name))
if (unknown !== undefined) throw new Error(`Unknown group "${unknown}", expected ${Object.keys(groups).join(', ')}.`)

interface Row extends Mutant {
  readonly group: string
}
const chosen = (values.group ?? Object.keys(groups))
  .flatMap((group) => (groups[group] ?? []).map((mutant): Row => ({ ...mutant, group })))
  .filter(({ shows }) => positionals.length === 0 || positionals.includes(shows))

type Verdict = 'seen' | 'UNSEEN' | 'NOT RUN' | 'RED BEFORE' | 'FAILED'

function groupBy(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  return new Map(rows.map((one) => [keyOf(one), rows.filter((row) => keyOf(row) === keyOf(one))]))
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The results of the tests of a file whose titles contain one of these texts, without skipped ones. */
async function runTests(runner: Runner, test: string, titles: readonly string[]): Promise<readonly TestRun[]> {
  const ran = await runner.run(test, new RegExp(titles.map(escape).join('|')))
  return ran.filter(({ state, name }) => ['passed', 'failed'].includes(state) && titles.some((title) => name.includes(title)))
}

/** Whether a test passes without the mutant; otherwise its failure proves nothing. */
function isSound(ran: readonly TestRun[], title: string): boolean {
  const named = ran.filter(({ name }) => name.includes(title))
  return named.length > 0 && named.every(({ state }) => state === 'passed')
}

/** A test that did not run proves nothing, so a mutant that keeps a file from loading does not count. */
function validate(ran: readonly TestRun[]): Verdict {
  if (ran.length === 0) return 'NOT RUN'
  return ran.some(({ state }) => state === 'failed') ? 'seen' : 'UNSEEN'
}

async function tryRow(runner: Runner, sound: readonly TestRun[], row: Row): Promise<Verdict> {
  if (!isSound(sound, row.title)) return 'RED BEFORE'
  return withBreak(copy, row, runner.changed, async () => validate(await runTests(runner, row.test, [row.title])))
}

/** Reports mutants that cannot be tried, and continues. */
async function orSay<T>(act: () => Promise<T>, instead: T): Promise<T> {
  try {
    return await act()
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return instead
  }
}

const copy = createCopy()
const runners = { unit: createUnitRunner(copy), journey: createJourneyRunner(copy) }
const verdicts = new Map<Row, Verdict>()
try {
  for (const [test, rows] of groupBy(chosen, (row) => row.test)) {
    const runner = test.endsWith('.spec.ts') ? runners.journey : runners.unit
    const titles = rows.map(({ title }) => title)
    const sound = await orSay(() => runTests(runner, test, titles), [])
    for (const row of rows) {
      const start = performance.now()
      const verdict = await orSay(() => tryRow(runner, sound, row), 'FAILED')
      verdicts.set(row, verdict)
      const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6)
      console.log(`${verdict.padEnd(10)} ${seconds} s  ${row.shows.padEnd(20)} ${row.file} → ${row.test} › ${row.title}`)
    }
  }
} finally {
  await Promise.all(Object.values(runners).map((runner) => runner.end()))
  rmSync(copy, { recursive: true, force: true })
}

const isSeen = (row: Row): boolean => verdicts.get(row) === 'seen'
const unseen = chosen.filter((row) => !isSeen(row))
for (const row of unseen) console.log(`${(verdicts.get(row) ?? 'NOT TRIED').padEnd(10)} ${row.shows} ${row.test} › ${row.title}`)
for (const [group, rows] of groupBy(chosen, (row) => row.group))
  console.log(`${group}: ${String(rows.filter(isSeen).length)} of ${String(rows.length)} breaks were seen.`)
process.exit(chosen.length > 0 && unseen.length === 0 ? 0 : 1)
