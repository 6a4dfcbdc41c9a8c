import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Random histories of money on a real database, and a server and its database that are killed under load: hours of what
 * `npm test` does for minutes. `--histories 10000 --kills 200` say how much; a seed that failed is played again by
 * `--seed`.
 */
const { values } = parseArgs({ options: { histories: { type: 'string' }, kills: { type: 'string' }, seed: { type: 'string' } } })
const given = (name: string, value: string | undefined) => (value === undefined ? {} : { [name]: value })
const env = { ...process.env, ...given('HISTORIES', values.histories), ...given('KILLS', values.kills), ...given('SEED', values.seed) }
const chore = ['vitest', 'run', '--config', 'tests/histories/vitest.config.ts']
process.exitCode = spawnSync('npx', chore, { cwd: join(import.meta.dirname, '../..'), env, stdio: 'inherit' }).status ?? 1
