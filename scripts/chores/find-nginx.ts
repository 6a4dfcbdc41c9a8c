import { existsSync } from 'node:fs'
import { attempt } from './run.ts'

const known = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']
const minute = 60_000

/**
 * Finds an nginx for the tests: that of `NGINX`, an installed one, or one that apt can install.
 * @throws Error with instructions if there is none
 */
export function findNginx(): string {
  const named = process.env['NGINX']
  const found = [...(named === undefined ? [] : [named]), ...known].find((path) => existsSync(path))
  if (found !== undefined) return found
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('Installing nginx with apt-get …')
    attempt('apt-get', ['update', '-qq'], 3 * minute)
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], 5 * minute)
    const installed = known.find((path) => existsSync(path))
    if (installed !== undefined) return installed
  }
  throw new Error('The tests require nginx. Install it (apt-get install nginx-light, or brew install nginx), or set NGINX to its path.')
}
