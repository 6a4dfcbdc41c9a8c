import { existsSync } from 'node:fs'
import { runIfPossible } from './run.ts'

interface Program {
  readonly name: string
  /** Name of its Debian package. */
  readonly apt: string
  /** Name of its Homebrew package. */
  readonly brew: string
}

const minuteMs = 60_000
const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin']

/** Returns the environment variable with the path of a program: `SYSTEMD_ANALYZE` for `systemd-analyze`. */
const getVariable = (name: string): string => name.toUpperCase().replaceAll('-', '_')

function findPath(name: string): string | undefined {
  const configuredPath = process.env[getVariable(name)]
  const installPaths = folders.map((folder) => `${folder}/${name}`)
  return [...(configuredPath === undefined ? [] : [configuredPath]), ...installPaths].find((path) => existsSync(path))
}

/**
 * Finds a program for the tests: at the path in its environment variable, or at an installation path. If it is missing,
 * root on Linux installs it with apt-get. Returns its path.
 * @throws Error with instructions if there is none
 */
function requireProgram({ name, apt, brew }: Program): string {
  const found = findPath(name)
  if (found !== undefined) return found
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log(`Installing ${name} with apt-get …`)
    runIfPossible('apt-get', ['update', '-qq'], 3 * minuteMs)
    runIfPossible('apt-get', ['install', '-y', '-qq', '--no-install-recommends', apt], 5 * minuteMs)
    const installed = findPath(name)
    if (installed !== undefined) return installed
  }
  throw new Error(
    `The tests require ${name}. Install it (apt-get install ${apt}, or brew install ${brew}), or set ${getVariable(name)} to its path.`,
  )
}

export const requireNginx = (): string => requireProgram({ name: 'nginx', apt: 'nginx-light', brew: 'nginx' })
export const requireCaddy = (): string => requireProgram({ name: 'caddy', apt: 'caddy', brew: 'caddy' })
export const requirePgbouncer = (): string => requireProgram({ name: 'pgbouncer', apt: 'pgbouncer', brew: 'pgbouncer' })
export const requireOpenssl = (): string => requireProgram({ name: 'openssl', apt: 'openssl', brew: 'openssl' })
export const requireSystemdAnalyze = (): string => requireProgram({ name: 'systemd-analyze', apt: 'systemd', brew: 'systemd' })
export const requirePromtool = (): string => requireProgram({ name: 'promtool', apt: 'prometheus', brew: 'prometheus' })
