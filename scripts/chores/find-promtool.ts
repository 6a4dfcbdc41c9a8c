import { existsSync } from 'node:fs'

const known = ['/usr/bin/promtool', '/usr/local/bin/promtool', '/opt/homebrew/bin/promtool']

/** Finds the promtool of `PROMTOOL`, or an installed one; `undefined` if there is none. */
export function findPromtool(): string | undefined {
  const named = process.env['PROMTOOL']
  return [...(named === undefined ? [] : [named]), ...known].find((path) => existsSync(path))
}
