import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Random histories of money on a real database, and a server and its database that are killed under load, and whose
 * connections end: hours of what `npm test` does for minutes. `--histories 10000 --kills 200 --drops 100` say how much;
 * a seed that failed is played again by `--seed`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { histories: { type: 'string' }, kills: { type: 'string' }, drops: { type: 'string' }, seed: { type: 'string' } },
})
const given = (name: string, value: string | undefined) => (value === undefined ? {} : { [name]: value })
const env = {
  ...process.env,
  ...given('HISTORIES', values.histories),
  ...given('KILLS', values.kills),
  ...given('DROPS', values.drops),
  ...given('SEED', values.seed),
}
const chore = [
  'vitest',
  'run',
  '--config',
  'tests/histories/vitest.config.ts',
  ...(positionals.length > 0 ? ['-t', positionals.join(' ')] : []),
]
process.exitCode = spawnSync('npx', chore, { cwd: join(import.meta.dirname, '../..'), env, stdio: 'inherit' }).status ?? 1
