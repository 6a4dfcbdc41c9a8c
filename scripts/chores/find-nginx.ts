import { existsSync } from 'node:fs'
import { attempt } from './run.ts'

const known = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']
const minute = 60_000

/**
 * An nginx for the tests: the one that `NGINX` names, one that the machine has, or one that apt can install.
 * @throws Error that says what to do where there is none
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
  throw new Error('The tests need nginx. Install it (apt-get install nginx-light, or brew install nginx), or name it in NGINX.')
}
