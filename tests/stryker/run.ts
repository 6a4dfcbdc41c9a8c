import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateCodeWhereStale } from '../../scripts/chores/generate-code.ts'
import { startTestPostgres } from '../platform/test-database.ts'

/**
 * Runs Stryker on the parts of `parts.json`, or on those that are named. Options of Stryker follow the names: `npm run
 * mutate -- server/modules/wallet --mutate server/modules/wallet/payout.ts`. Each part is a run of its own, against its
 * own tests. One PostgreSQL serves all runs: Stryker kills workers that hang, and those would leave theirs running.
 * Exits with 1 if the score of a part is below what `parts.json` requires.
 */
const root = join(import.meta.dirname, '../..')
const parts = Object.keys(JSON.parse(readFileSync(join(root, 'tests/stryker/parts.json'), 'utf8')) as object)
const args = process.argv.slice(2)
const firstOption = args.findIndex((arg) => arg.startsWith('-'))
const names = (firstOption < 0 ? args : args.slice(0, firstOption)).map((path) => path.replace(/\/$/, ''))
const options = firstOption < 0 ? [] : args.slice(firstOption)
const unknown = names.find((name) => !parts.includes(name))
if (unknown !== undefined) {
  console.error(`Unknown part "${unknown}". tests/stryker/parts.json has ${parts.join(', ')}.`)
  process.exit(1)
}

await generateCodeWhereStale()
const stop = await startTestPostgres()
const failed: string[] = []
try {
  for (const part of names.length > 0 ? names : parts) {
    console.log(`Mutating ${part} …`)
    const { status } = spawnSync('npx', ['stryker', 'run', ...options], {
      cwd: root,
      stdio: 'inherit',
      // A sample could leave out the test that covers a mutant, and a bundle of the server has no mutants.
      env: { ...process.env, STRYKER_PART: part, LIVERY_DEEP: '1', LIVERY_TEST_SERVER: '' },
    })
    if (status !== 0) failed.push(part)
  }
} finally {
  await stop()
}
if (failed.length > 0) console.error(`Below the required mutation score, or failed to run: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
