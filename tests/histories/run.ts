import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Runs the money tests, of which `npm test` runs a few rounds, for hours: random money histories on a real database,
 * and a server whose process, database or database connections are killed under load. `--histories 10000 --kills 200
 * --drops 100` sets the numbers of histories, kills and interruptions of connections; `--seed` replays a failed seed.
 * `--servers 4 --players 200 --seconds 120 --every 5 --pause 1000` configures the failover test of servers behind
 * Caddy: one server is killed every `--every` seconds, and each player pauses for `--pause` milliseconds between
 * actions. `--previous FOLDER` names a checkout of the previous version with its packages installed, and adds a test
 * that upgrades such servers from it and rolls them back.
 */
const optionNames = ['histories', 'kills', 'drops', 'seed', 'servers', 'players', 'seconds', 'every', 'pause', 'previous'] as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(optionNames.map((name) => [name, { type: 'string' }])),
})
const optionEntries = optionNames.flatMap((name) => (values[name] === undefined ? [] : [[name.toUpperCase(), values[name]]]))
const env = { ...process.env, ...(Object.fromEntries(optionEntries) as Readonly<Record<string, string>>) }
const vitestArguments = [
  'vitest',
  'run',
  '--config',
  'tests/histories/vitest.config.ts',
  ...(positionals.length > 0 ? ['-t', positionals.join(' ')] : []),
]
process.exitCode = spawnSync('npx', vitestArguments, { cwd: join(import.meta.dirname, '../..'), env, stdio: 'inherit' }).status ?? 1
