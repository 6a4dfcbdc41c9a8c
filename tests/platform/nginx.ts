import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { requireNginx } from '../../scripts/tools/require-program.ts'
import { send } from './call-server.ts'
import { findFreePort } from './find-free-port.ts'

const sampleFile = join(import.meta.dirname, '../../deploy/nginx/livery.conf')

/** A running nginx on this machine, which forwards requests to a platform server. */
export interface Nginx {
  readonly port: number
  stop(): Promise<void>
}

/** Returns `deploy/nginx/livery.conf` with these ports of 127.0.0.1 as its upstream servers. */
export const readNginxSample = (serverPorts: readonly number[]): string =>
  replaceInSample(readFileSync(sampleFile, 'utf8'), [
    ['  server 127.0.0.1:8080;', serverPorts.map((port) => `  server 127.0.0.1:${String(port)};`).join('\n')],
  ])

/**
 * Applies changes to a sample configuration, each to every occurrence of `from`.
 * @throws Error if a change has no effect, for instance because the sample does not contain `from`
 */
export function replaceInSample(sample: string, changes: readonly (readonly [from: string | RegExp, to: string])[]): string {
  return changes.reduce((text, [from, to]) => {
    const replaced = text.replaceAll(typeof from === 'string' ? from : new RegExp(from.source, 'g'), to)
    if (replaced === text) throw new Error(`The sample has no ${String(from)}.`)
    return replaced
  }, sample)
}

/**
 * Starts nginx in front of a server, and waits until it responds. Its configuration is `deploy/nginx/livery.conf`, but
 * without TLS and for every host name, so that requests with forged host names reach the server.
 */
export async function startNginx(serverPort: number): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-nginx-'))
  const port = await findFreePort()
  const sample = readNginxSample([serverPort])
  const [upstream = ''] = /^upstream [^]*?^\}/m.exec(sample) ?? []
  const serverBlock = replaceInSample(sample.slice(sample.lastIndexOf('\nserver {')), [
    [/listen [^;]*;/, `listen 127.0.0.1:${String(port)};`],
    [/server_name [^;]*;/, 'server_name _;'],
    [/\n *ssl_[^;]*;/, ''],
  ])
  const child = runNginx(folder, `${upstream}${serverBlock}`)
  await vi.waitFor(() => send(port, 'GET', '/', { host: 'nobody.example' }), { timeout: 60_000 })
  return { port, stop: () => stopProxy(child, folder) }
}

/** Starts nginx with the content of its `http` block, without waiting for it. All files of nginx are in `folder`. */
export function runNginx(folder: string, httpConfig: string): ChildProcess {
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')
  // Debian's nginx.conf compresses by default.
  const config = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp { access_log off; gzip on;\n${tempPaths}\n${httpConfig} }`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, config)
  return spawn(requireNginx(), ['-p', folder, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] })
}

/** Stops a proxy and deletes its folder. */
export async function stopProxy(child: ChildProcess, folder: string): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
  rmSync(folder, { recursive: true, force: true })
}
