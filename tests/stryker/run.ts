import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateCodeIfStale } from '../../scripts/tools/generate-code.ts'
import { startTestPostgres } from '../platform/test-database.ts'
import { parseArguments, type Arguments } from './parse-arguments.ts'
import { formatScore, computeScore, type Report } from './score.ts'

/**
 * Runs Stryker on every target in `targets.json`, or on the targets in the arguments. `--sample 40 --seed 7` tests 40
 * mutants of each target and prints the confidence interval of its score. Options of Stryker follow the targets: `npm
 * run mutate -- server/modules/wallet --mutate server/modules/wallet/payout.ts`. Each target has a separate run with
 * its own tests. All runs share one PostgreSQL: Stryker kills workers that hang, and a killed worker would not stop its
 * own. Exits with 1 if Stryker fails, or if the score of a target, or the upper limit of the interval of a sample, is
 * below the required score in `targets.json`.
 */
const root = join(import.meta.dirname, '../..')
type MutationTargets = Readonly<Record<string, { readonly required?: number }>>
const targets = JSON.parse(readFileSync(join(root, 'tests/stryker/targets.json'), 'utf8')) as MutationTargets
const { targets: requestedTargets, sample, options } = requireArguments()

/** Returns the parsed command line. Exits with 1 if it is invalid. */
function requireArguments(): Arguments {
  try {
    return parseArguments(process.argv.slice(2), Object.keys(targets))
  } catch (error) {
    console.error((error as Error).message)
    return process.exit(1)
  }
}

/**
 * Prints the score of a sample with its 95 % confidence interval. Returns `false` if the upper limit of the interval is
 * below the required score of the target.
 */
function printSampleScore(target: string): boolean {
  const report = JSON.parse(readFileSync(join(root, `.cache/stryker/${target.replaceAll('/', '-')}-sample.json`), 'utf8')) as Report
  const score = computeScore(report)
  console.log(`${target}, seed ${sample?.seed}: ${score === undefined ? 'no mutants' : formatScore(score)}`)
  return score === undefined || score.upper * 100 >= (targets[target]?.required ?? 0)
}

await generateCodeIfStale()
const stop = await startTestPostgres()
const failedTargets: string[] = []
try {
  for (const target of requestedTargets.length > 0 ? requestedTargets : Object.keys(targets)) {
    console.log(`Mutating ${target} …`)
    const { status } = spawnSync('npx', ['stryker', 'run', ...options], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        STRYKER_TARGET: target,
        ...(sample === undefined ? {} : { STRYKER_SAMPLE: String(sample.size), STRYKER_SEED: sample.seed }),
        // All test cases must run, because a sample of them could omit one that covers a mutant. The server must run
        // from the source, because a prebuilt one does not contain the mutants.
        LIVERY_DEEP: '1',
        LIVERY_TEST_SERVER: '',
      },
    })
    if (status !== 0 || (sample !== undefined && !printSampleScore(target))) failedTargets.push(target)
  }
} finally {
  await stop()
}
if (failedTargets.length > 0) console.error(`Below the required mutation score, or failed to run: ${failedTargets.join(', ')}`)
process.exitCode = failedTargets.length > 0 ? 1 : 0
