import { join } from 'node:path'
import fastifyMiddie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createServer, type Plugin, type WebSocket } from 'vite'
import type { Merchants } from '../../server/modules/brands/index.ts'
import type { PageBuild } from '../../server/pages/index.ts'
import { isProject, projectRoot, root } from './paths.ts'

const base = '/_livery/'
const entryId = 'livery:dev'
const noFiles = { scripts: [], styles: [] }

/**
 * Replaces the entry of the build on development pages: loads the modules for hot updates, then the app. Removes
 * `SharedWorker`, so that Vite's client polls a restarting server from the page: its worker script is blocked by the
 * CSP.
 */
const pageEntryPlugin: Plugin = {
  name: entryId,
  resolveId: (id) => (id.startsWith(entryId) ? id : undefined),
  load: (id) => {
    if (id === `${entryId}/before`) return 'import "@vitejs/plugin-react/preamble"\ndelete window.SharedWorker'
    if (id === entryId) return `import "${entryId}/before"\nimport "${base}@vite/client"\nimport "/src/main.tsx"`
    return undefined
  },
}

/**
 * Serves the app from its sources through Vite on the server's own port: code changes are applied to open pages, and a
 * change of a merchant reloads the open pages of its hosts.
 */
export async function serveSources(app: FastifyInstance, merchants: Merchants): Promise<PageBuild> {
  const vite = await createServer({
    root,
    configLoader: 'native',
    plugins: [pageEntryPlugin],
    server: {
      middlewareMode: true,
      ws: { server: app.server },
      ...(isProject && { fs: { allow: [root, projectRoot] } }),
      allowedHosts: merchants.all().flatMap(({ config }) => config.merchant.domains),
      watch: { ignored: ['art', 'data', 'demo', 'dist', 'docs', 'merchants', 'server', 'tests'].map((folder) => join(root, folder, '**')) },
    },
  })
  const hosts = new Map<WebSocket, string>()
  vite.ws.on('connection', (socket, { headers }) => {
    hosts.set(socket, (headers.host ?? '').replace(/:\d+$/, ''))
    socket.once('close', () => hosts.delete(socket))
  })
  const unsubscribe = merchants.onChange(({ id }) => {
    for (const { socket, send } of vite.ws.clients) if (merchants.byHost(hosts.get(socket) ?? '')?.id === id) send({ type: 'full-reload' })
  })
  app.addHook('preClose', async () => {
    unsubscribe()
    await vite.close()
  })
  await app.register(fastifyMiddie)
  app.use(vite.middlewares)
  return { entryScript: `${base}@id/${entryId}`, entry: noFiles, widget: () => noFiles, development: true }
}
