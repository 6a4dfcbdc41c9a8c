import { existsSync } from 'node:fs'
import { attempt } from './run.ts'

interface Program {
  readonly name: string
  /** Path in an environment variable, if it is set. */
  readonly named: string | undefined
  readonly known: readonly string[]
  /** Packages of Debian and Homebrew. */
  readonly packages: { readonly apt: string; readonly brew: string }
  readonly variable: string
}

const minute = 60_000
const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin']
const pathsOf = (name: string): readonly string[] => folders.map((folder) => `${folder}/${name}`)

/**
 * Finds a program for the tests: that of its variable, an installed one, or one that apt can install.
 * @throws Error with instructions if there is none
 */
function findProgram({ name, named, known, packages, variable }: Program): string {
  const find = (): string | undefined => [...(named === undefined ? [] : [named]), ...known].find((path) => existsSync(path))
  const found = find()
  if (found !== undefined) return found
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log(`Installing ${name} with apt-get …`)
    attempt('apt-get', ['update', '-qq'], 3 * minute)
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', packages.apt], 5 * minute)
    const installed = find()
    if (installed !== undefined) return installed
  }
  throw new Error(
    `The tests require ${name}. Install it (apt-get install ${packages.apt}, or brew install ${packages.brew}), or set ${variable} to its path.`,
  )
}

export const findNginx = (): string =>
  findProgram({
    name: 'nginx',
    named: process.env['NGINX'],
    known: pathsOf('nginx'),
    packages: { apt: 'nginx-light', brew: 'nginx' },
    variable: 'NGINX',
  })

export const findCaddy = (): string =>
  findProgram({
    name: 'caddy',
    named: process.env['CADDY'],
    known: pathsOf('caddy'),
    packages: { apt: 'caddy', brew: 'caddy' },
    variable: 'CADDY',
  })

export const findOpenssl = (): string =>
  findProgram({
    name: 'openssl',
    named: process.env['OPENSSL'],
    known: pathsOf('openssl'),
    packages: { apt: 'openssl', brew: 'openssl' },
    variable: 'OPENSSL',
  })

/** Finds `systemd-analyze`. */
export const findSystemd = (): string =>
  findProgram({
    name: 'systemd-analyze',
    named: process.env['SYSTEMD_ANALYZE'],
    known: pathsOf('systemd-analyze'),
    packages: { apt: 'systemd', brew: 'systemd' },
    variable: 'SYSTEMD_ANALYZE',
  })
