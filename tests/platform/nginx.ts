import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { findNginx } from '../../scripts/chores/find-program.ts'
import { send } from './call-server.ts'

const guide = join(import.meta.dirname, '../../docs/platform-authors-guide.md')

/** An nginx on this machine that forwards requests. */
export interface Nginx {
  readonly port: number
  stop(): Promise<void>
}

/**
 * Starts nginx in front of a server, configured as in the platform author's guide, but without TLS and for every host
 * name, so that forged ones reach the server.
 */
export async function startNginx(serverPort: number): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-nginx-'))
  const port = await freePort()
  const [, documented = ''] = /```nginx\n([^]*?)```/.exec(readFileSync(guide, 'utf8')) ?? []
  const site = documented
    .replace(/listen [^;]*;/, `listen 127.0.0.1:${String(port)};`)
    .replace(/server_name [^;]*;/, 'server_name _;')
    .replace(/\n *ssl_[^;]*;/g, '')
    .replace('http://127.0.0.1:8080', `http://127.0.0.1:${String(serverPort)}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')
  const config = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp { access_log off;\n${temporary}\n${site} }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  const child = spawn(findNginx(), ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'inherit', 'inherit'] })
  await vi.waitFor(() => send(port, 'GET', '/', { host: 'nobody.example' }), { timeout: 20_000 })
  return {
    port,
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns a port on which nothing listens now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
