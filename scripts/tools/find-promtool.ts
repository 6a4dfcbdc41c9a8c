import { existsSync } from 'node:fs'

const installPaths = ['/usr/bin/promtool', '/usr/local/bin/promtool', '/opt/homebrew/bin/promtool']

/** Finds the promtool of `PROMTOOL`, or an installed one; `undefined` if there is none. */
export function findPromtool(): string | undefined {
  const configuredPath = process.env['PROMTOOL']
  return [...(configuredPath === undefined ? [] : [configuredPath]), ...installPaths].find((path) => existsSync(path))
}
