import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import type { Snapshot } from './snapshot.ts'
import { type BaselinePage, generateProgram } from './generate-program.ts'

/**
 * Generated pages that render a snapshot of a site without the engine, each built separately, with its styles, pictures
 * and responses.
 */
export interface BaselineSite {
  getPageUrl(brand: string, name: string): string
  close(): Promise<void>
}

interface CachedResponse {
  readonly type: string
  readonly body: Buffer
  readonly encoding: string
}

const modules = join(import.meta.dirname, '../../../node_modules')

/**
 * Builds the pages into `folder`, and serves them from memory; everything else is fetched from the site once and
 * cached.
 */
export async function startBaselineSite(
  folder: string,
  site: URL,
  pages: Readonly<Record<string, BaselinePage & Pick<Snapshot, 'attributes' | 'styles'>>>,
): Promise<BaselineSite> {
  const cache = new Map<string, CachedResponse>()
  for (const [name, page] of Object.entries(pages)) {
    const program = await buildPage(join(folder, name), page)
    cache.set(`/${name}.js`, compress('text/javascript', program))
    cache.set(`/${name}`, compress('text/html', renderHtml(name, page)))
  }
  const server = createServer((incoming, response) => void respond(cache, site, incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    getPageUrl: (brand, name) => `http://${brand}.localhost:${port}/${name}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const compress = (type: string, text: string): CachedResponse => ({ type, body: brotliCompressSync(text), encoding: 'br' })

function renderHtml(name: string, { attributes, styles }: Pick<Snapshot, 'attributes' | 'styles'>): string {
  const htmlAttributes = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `<!doctype html><html${htmlAttributes.join('')}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${styles}<script type="module" src="/${name}.js"></script></head><body><div id="root"></div></body></html>`
}

async function buildPage(folder: string, page: BaselinePage): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, 'page.js')
  writeFileSync(entry, generateProgram(page))
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    resolve: { alias: Object.fromEntries(['react', 'react-dom'].map((name) => [name, join(modules, name)])) },
    build: { outDir: join(folder, 'out'), emptyOutDir: true, target: 'esnext', rolldownOptions: { input: entry } },
  })
  const assets = join(folder, 'out/assets')
  const [file] = readdirSync(assets)
  if (file === undefined) throw new Error('The baseline page was not built.')
  return readFileSync(join(assets, file), 'utf8')
}

async function respond(
  cache: Map<string, CachedResponse>,
  site: URL,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const host = `${(headers.host ?? '').split(':')[0] ?? ''}:${site.port}`
  const key = cache.has(url) ? url : host + url
  const cached = cache.get(key) ?? (await fetchFromSite(site, host, url))
  cache.set(key, cached)
  response.writeHead(200, {
    'content-type': cached.type,
    'cache-control': 'max-age=600',
    ...(cached.encoding && { 'content-encoding': cached.encoding }),
  })
  response.end(cached.body)
}

const fetchFromSite = (site: URL, host: string, path: string): Promise<CachedResponse> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: site.port, path, headers: { host, 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { 'content-type': type = '', 'content-encoding': encoding = '' } = response.headers
        resolve({ type, encoding, body: Buffer.concat(chunks) })
      })
    })
      .on('error', reject)
      .end()
  })
