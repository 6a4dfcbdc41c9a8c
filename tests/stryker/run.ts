import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateCodeWhereStale } from '../../scripts/chores/generate-code.ts'
import { startTestPostgres } from '../platform/test-database.ts'

/**
 * Runs Stryker on the parts of `parts.json`, or on those that are named: `npm run mutate -- server/modules/wallet`.
 * Each part has a run of its own, against its own tests. One PostgreSQL serves all runs: Stryker ends workers that
 * hang, and would leave theirs behind. Exits with 1 if a part has a lower score than `stryker.config.mjs` asks for.
 */
const root = join(import.meta.dirname, '../..')
const parts = Object.keys(JSON.parse(readFileSync(join(root, 'tests/stryker/parts.json'), 'utf8')) as object)
const named = process.argv.slice(2).map((path) => path.replace(/\/$/, ''))
const unknown = named.find((part) => !parts.includes(part))
if (unknown !== undefined) {
  console.error(`"${unknown}" is not a part of tests/stryker/parts.json, which has ${parts.join(', ')}.`)
  process.exit(1)
}

await generateCodeWhereStale()
const stop = await startTestPostgres()
const failed: string[] = []
try {
  for (const part of named.length > 0 ? named : parts) {
    console.log(`Mutating ${part} …`)
    const { status } = spawnSync('npx', ['stryker', 'run'], {
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
if (failed.length > 0) console.error(`Below the required mutation score, or not run: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
