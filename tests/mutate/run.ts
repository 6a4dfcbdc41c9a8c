import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { controls } from './controls.ts'
import type { Mutant } from './mutant.ts'

/**
 * Breaks the product on purpose, one place at a time and in a copy, and runs the test that is said to show what was broken: it has to fail, and to pass while nothing is broken. Names of rows
 * or requirements behind `--` choose; without them all are tried. Ends with 1 where a break goes unseen.
 */
const root = join(import.meta.dirname, '../..')
const { positionals } = parseArgs({ allowPositionals: true })
const chosen = controls.filter(({ shows }) => positionals.length === 0 || positionals.includes(shows))
const copy = mkdtempSync(join(tmpdir(), 'livery-mutate-'))

type Verdict = 'seen' | 'UNSEEN' | 'NOT RUN' | 'RED BEFORE'

function makeCopy(): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}

/** @throws Error where the table no longer fits the code */
function withBreak<T>({ shows, file, from, to }: Mutant, act: () => T): T {
  const path = join(copy, file)
  const whole = readFileSync(path, 'utf8')
  if (whole.split(from).length !== 2)
    throw new Error(`${shows}: ${file} has ${JSON.stringify(from)} ${String(whole.split(from).length - 1)} times, not once.`)
  writeFileSync(
    path,
    whole.replace(from, () => to),
  )
  try {
    return act()
  } finally {
    writeFileSync(path, whole)
  }
}

interface Assertion {
  readonly status: string
  readonly fullName: string
}
interface Outcome {
  readonly testResults: readonly { readonly assertionResults: readonly Assertion[] }[]
}

/** What became of the tests of a file whose titles hold one of these texts: those that ran. */
function runTests(test: string, titles: readonly string[]): readonly Assertion[] {
  const file = join(copy, 'mutant.json')
  rmSync(file, { force: true })
  const pattern = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  spawnSync('node_modules/.bin/vitest', ['run', test, '-t', pattern, '--reporter=json', `--outputFile=${file}`], {
    cwd: copy,
    stdio: 'ignore',
  })
  if (!existsSync(file)) return []
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Outcome
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, fullName }) => ['passed', 'failed'].includes(status) && titles.some((title) => fullName.includes(title)))
}

const unbroken = new Map<string, readonly Assertion[]>()

/** Whether a test passes while nothing is broken: one that is red by itself tells nothing. */
function isSound({ test, title }: Mutant): boolean {
  const titles = chosen.filter((one) => one.test === test).map((one) => one.title)
  const ran = unbroken.get(test) ?? runTests(test, titles)
  unbroken.set(test, ran)
  const named = ran.filter(({ fullName }) => fullName.includes(title))
  return named.length > 0 && named.every(({ status }) => status === 'passed')
}

/** A test that did not run has seen nothing: a break that keeps a file from loading is none. */
function judge({ test, title }: Mutant): Verdict {
  const ran = runTests(test, [title])
  if (ran.length === 0) return 'NOT RUN'
  return ran.some(({ status }) => status === 'failed') ? 'seen' : 'UNSEEN'
}

makeCopy()
const verdicts: Verdict[] = []
try {
  for (const mutant of chosen) {
    const verdict = isSound(mutant) ? withBreak(mutant, () => judge(mutant)) : 'RED BEFORE'
    verdicts.push(verdict)
    console.log(`${verdict.padEnd(10)} ${mutant.shows.padEnd(8)} ${mutant.file} → ${mutant.test} › ${mutant.title}`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
const seen = verdicts.filter((verdict) => verdict === 'seen').length
console.log(`${String(seen)} of ${String(chosen.length)} breaks were seen.`)
process.exitCode = seen === chosen.length && seen > 0 ? 0 : 1
