import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { requireCaddy, requireOpenssl } from '../../scripts/tools/require-program.ts'
import { findFreePort } from '../platform/find-free-port.ts'
import { readNginxSample, replaceInSample, runNginx, stopProxy } from '../platform/nginx.ts'

const caddySample = join(import.meta.dirname, '../../deploy/caddy/Caddyfile')
export const hosts = ['lotus.example', 'www.lotus.example', 'harbor.example', 'www.harbor.example'] as const

/** A proxy on this machine that terminates TLS, configured by its sample in `deploy/`. */
export interface TlsProxy {
  readonly httpPort: number
  readonly httpsPort: number
  /** Certificate of the certificate authority that signed the proxy's certificate. */
  readonly caCertificate: Buffer
  stop(): Promise<void>
}

/** Starts nginx with `deploy/nginx/livery.conf` and a self-signed certificate. */
export async function startNginxWithTls(serverPorts: readonly number[]): Promise<TlsProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-nginx-tls-'))
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()]
  createCertificate(folder)
  const config = replaceInSample(readNginxSample(serverPorts), [
    ['listen 80', `listen 127.0.0.1:${String(httpPort)}`],
    ['listen 443', `listen 127.0.0.1:${String(httpsPort)}`],
    ['/etc/ssl/livery', folder],
  ])
  const child = runNginx(folder, config)
  await waitUntilListening(httpsPort)
  const caCertificate = readFileSync(join(folder, 'fullchain.pem'))
  return { httpPort, httpsPort, caCertificate, stop: () => stopProxy(child, folder) }
}

function createCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const names = ['-subj', `/CN=${hosts[0]}`, '-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  execFileSync(requireOpenssl(), ['req', '-x509', ...key, ...names, ...files], { stdio: 'ignore' })
}

/** Starts Caddy with `deploy/caddy/Caddyfile`, whose certificates are signed by its own authority instead of ACME. */
export async function startCaddy(serverPorts: readonly number[], servedHosts: readonly string[] = hosts): Promise<TlsProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-caddy-'))
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()]
  const localOptions = `admin off\n\tlocal_certs\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n\thttp_port ${String(httpPort)}\n\thttps_port ${String(httpsPort)}`
  const config = replaceInSample(readFileSync(caddySample, 'utf8'), [['{\n\tservers {', `{\n\t${localOptions}\n\tservers {`]])
  writeFileSync(join(folder, 'Caddyfile'), config)
  const upstreams = serverPorts.map((port) => `127.0.0.1:${String(port)}`).join(' ')
  const child = spawn(requireCaddy(), ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      LIVERY_UPSTREAM: upstreams,
      LIVERY_HOSTS: servedHosts.join(', '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const readCaCertificate = (): Buffer => readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'))
  await vi.waitFor(readCaCertificate, { timeout: 60_000 }).catch((error: unknown) => {
    throw new Error(log, { cause: error })
  })
  await waitUntilListening(httpsPort)
  await vi.waitFor(
    () => {
      const certificateCount = log.match(/certificate obtained successfully/g)?.length ?? 0
      if (certificateCount < servedHosts.length) throw new Error(log)
    },
    { timeout: 60_000 },
  )
  // Read again here, because the file may have been incomplete before.
  return { httpPort, httpsPort, caCertificate: readCaCertificate(), stop: () => stopProxy(child, folder) }
}

const waitUntilListening = (port: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.destroy()
    },
    { timeout: 60_000 },
  )
