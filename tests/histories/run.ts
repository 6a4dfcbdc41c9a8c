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
const optionalVariable = (name: string, value: string | undefined) => (value === undefined ? {} : { [name]: value })
const env = {
  ...process.env,
  ...optionalVariable('HISTORIES', values.histories),
  ...optionalVariable('KILLS', values.kills),
  ...optionalVariable('DROPS', values.drops),
  ...optionalVariable('SEED', values.seed),
}
const vitestArguments = [
  'vitest',
  'run',
  '--config',
  'tests/histories/vitest.config.ts',
  ...(positionals.length > 0 ? ['-t', positionals.join(' ')] : []),
]
process.exitCode = spawnSync('npx', vitestArguments, { cwd: join(import.meta.dirname, '../..'), env, stdio: 'inherit' }).status ?? 1
