import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { findCaddy, findNginx, findOpenssl } from '../../scripts/chores/find-program.ts'
import { freePort } from '../platform/nginx.ts'

const samples = join(import.meta.dirname, '../../deploy')
export const hosts = ['lotus.example', 'www.lotus.example', 'harbor.example', 'www.harbor.example'] as const

/** A proxy of this machine that terminates TLS, configured by its sample in `deploy/`. */
export interface Proxy {
  readonly httpPort: number
  readonly httpsPort: number
  /** Certificate of the authority that has signed the one of the proxy. */
  readonly authority: Buffer
  stop(): Promise<void>
}

/** Replaces text that must be in a sample. */
function replaceAll(sample: string, changes: readonly (readonly [from: string | RegExp, to: string])[]): string {
  return changes.reduce((text, [from, to]) => {
    const changed = text.replaceAll(typeof from === 'string' ? from : new RegExp(from.source, 'g'), to)
    if (changed === text) throw new Error(`The sample has no ${String(from)}.`)
    return changed
  }, sample)
}

/** Starts nginx with `deploy/nginx/livery.conf` and a self-signed certificate. */
export async function startNginxWithTls(serverPorts: readonly number[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-nginx-tls-'))
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  makeCertificate(folder)
  const site = replaceAll(readFileSync(join(samples, 'nginx/livery.conf'), 'utf8'), [
    ['listen 80', `listen 127.0.0.1:${String(httpPort)}`],
    ['listen 443', `listen 127.0.0.1:${String(httpsPort)}`],
    ['/etc/ssl/livery', folder],
    ['  server 127.0.0.1:8080;', serverPorts.map((port) => `  server 127.0.0.1:${String(port)};`).join('\n')],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')
  // Debian's nginx.conf compresses by default.
  const main = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp { access_log off; gzip on;\n${temporary}\n${site} }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  const child = spawn(findNginx(), ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'inherit', 'inherit'] })
  await untilListening(httpsPort)
  return { httpPort, httpsPort, authority: readFileSync(join(folder, 'fullchain.pem')), stop: stopOf(child, folder) }
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const names = ['-subj', `/CN=${hosts[0]}`, '-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  execFileSync(findOpenssl(), ['req', '-x509', ...key, ...names, ...files], { stdio: 'ignore' })
}

/** Starts Caddy with `deploy/caddy/Caddyfile`, whose certificates are signed by its own authority instead of ACME. */
export async function startCaddy(serverPorts: readonly number[], served: readonly string[] = hosts): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-caddy-'))
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const local = `admin off\n\tlocal_certs\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n\thttp_port ${String(httpPort)}\n\thttps_port ${String(httpsPort)}`
  const site = replaceAll(readFileSync(join(samples, 'caddy/Caddyfile'), 'utf8'), [['{\n\tservers {', `{\n\t${local}\n\tservers {`]])
  writeFileSync(join(folder, 'Caddyfile'), site)
  const upstreams = serverPorts.map((port) => `127.0.0.1:${String(port)}`).join(' ')
  const child = spawn(findCaddy(), ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      LIVERY_UPSTREAM: upstreams,
      LIVERY_HOSTS: served.join(', '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (part: Buffer) => (log += part.toString()))
  const readAuthority = (): Buffer => readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'))
  const authority = await vi.waitFor(readAuthority, { timeout: 20_000 }).catch((error: unknown) => {
    throw new Error(log, { cause: error })
  })
  await untilListening(httpsPort)
  await vi.waitFor(
    () => {
      const obtained = log.match(/certificate obtained successfully/g)?.length ?? 0
      if (obtained < served.length) throw new Error(log)
    },
    { timeout: 30_000 },
  )
  return { httpPort, httpsPort, authority, stop: stopOf(child, folder) }
}

const stopOf = (child: ChildProcess, folder: string) => async (): Promise<void> => {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}

const untilListening = (port: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const { connect } = await import('node:net')
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.destroy()
    },
    { timeout: 20_000 },
  )
