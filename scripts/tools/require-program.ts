import { existsSync } from 'node:fs'
import { runIfPossible } from './run.ts'

interface Program {
  readonly name: string
  /** The value of the environment variable `variable`, if it is set. */
  readonly configuredPath: string | undefined
  readonly installPaths: readonly string[]
  /** Names of its packages in Debian and Homebrew. */
  readonly packages: { readonly apt: string; readonly brew: string }
  /** Name of the environment variable with its path. */
  readonly variable: string
}

const minuteMs = 60_000
const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin']
const listInstallPaths = (name: string): readonly string[] => folders.map((folder) => `${folder}/${name}`)

/**
 * Finds a program for the tests: at the path in its environment variable, or at an installation path. If it is missing,
 * root on Linux installs it with apt-get. Returns its path.
 * @throws Error with instructions if there is none
 */
function requireProgram({ name, configuredPath, installPaths, packages, variable }: Program): string {
  const findPath = (): string | undefined =>
    [...(configuredPath === undefined ? [] : [configuredPath]), ...installPaths].find((path) => existsSync(path))
  const found = findPath()
  if (found !== undefined) return found
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log(`Installing ${name} with apt-get …`)
    runIfPossible('apt-get', ['update', '-qq'], 3 * minuteMs)
    runIfPossible('apt-get', ['install', '-y', '-qq', '--no-install-recommends', packages.apt], 5 * minuteMs)
    const installed = findPath()
    if (installed !== undefined) return installed
  }
  throw new Error(
    `The tests require ${name}. Install it (apt-get install ${packages.apt}, or brew install ${packages.brew}), or set ${variable} to its path.`,
  )
}

export const requireNginx = (): string =>
  requireProgram({
    name: 'nginx',
    configuredPath: process.env['NGINX'],
    installPaths: listInstallPaths('nginx'),
    packages: { apt: 'nginx-light', brew: 'nginx' },
    variable: 'NGINX',
  })

export const requireCaddy = (): string =>
  requireProgram({
    name: 'caddy',
    configuredPath: process.env['CADDY'],
    installPaths: listInstallPaths('caddy'),
    packages: { apt: 'caddy', brew: 'caddy' },
    variable: 'CADDY',
  })

export const requirePgbouncer = (): string =>
  requireProgram({
    name: 'pgbouncer',
    configuredPath: process.env['PGBOUNCER'],
    installPaths: listInstallPaths('pgbouncer'),
    packages: { apt: 'pgbouncer', brew: 'pgbouncer' },
    variable: 'PGBOUNCER',
  })

export const requireOpenssl = (): string =>
  requireProgram({
    name: 'openssl',
    configuredPath: process.env['OPENSSL'],
    installPaths: listInstallPaths('openssl'),
    packages: { apt: 'openssl', brew: 'openssl' },
    variable: 'OPENSSL',
  })

export const requireSystemdAnalyze = (): string =>
  requireProgram({
    name: 'systemd-analyze',
    configuredPath: process.env['SYSTEMD_ANALYZE'],
    installPaths: listInstallPaths('systemd-analyze'),
    packages: { apt: 'systemd', brew: 'systemd' },
    variable: 'SYSTEMD_ANALYZE',
  })

export const requirePromtool = (): string =>
  requireProgram({
    name: 'promtool',
    configuredPath: process.env['PROMTOOL'],
    installPaths: listInstallPaths('promtool'),
    packages: { apt: 'prometheus', brew: 'prometheus' },
    variable: 'PROMTOOL',
  })
