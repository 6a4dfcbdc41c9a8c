import { existsSync } from 'node:fs'

const installPaths = ['/usr/bin/promtool', '/usr/local/bin/promtool', '/opt/homebrew/bin/promtool']

/** Returns the path of promtool: that in `PROMTOOL`, or an installation path; `undefined` if none of them exists. */
export function findPromtool(): string | undefined {
  const configuredPath = process.env['PROMTOOL']
  return [...(configuredPath === undefined ? [] : [configuredPath]), ...installPaths].find((path) => existsSync(path))
}
