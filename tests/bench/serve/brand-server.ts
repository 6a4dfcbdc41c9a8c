import { join } from 'node:path'
import { readSettings } from '../../../server/config.ts'
import { startServer } from '../../../server/start-server.ts'

/*
 * Runs the whole server, including the database, with the brands of `MERCHANTS_DIR`. Reports its port, memory and
 * brands to the parent process, and stops on any message from it.
 */

const root = join(import.meta.dirname, '../../..')
const server = await startServer(readSettings({ ...process.env, PORT: '0', PRERENDER_GAME_PICTURES: 'off' }, root), {
  log: () => undefined,
  dist: join(root, 'dist'),
})

process.send?.({
  port: server.port,
  megabytes: Math.round(process.memoryUsage().rss / 1024 / 1024),
  brands: server.platform.brands.all().map(({ id }) => id),
})
process.once('message', () => void server.stop().then(() => process.exit()))
