import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Runs random money histories on a real database, kills a server and its database under load, and interrupts their
 * connections: for hours what `npm test` does for minutes. `--histories 10000 --kills 200 --drops 100` sets the amount;
 * `--seed` replays a seed that failed.
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
