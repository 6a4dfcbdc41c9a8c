import { openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../../../server/config.ts'
import { startServer } from '../../../server/start-server.ts'
import { createLogger } from '../../../server/telemetry/logger.ts'

/* Runs the whole server, which logs as JSON to /dev/null if `LOG_FORMAT` is `json`, and nothing otherwise. */

const root = join(import.meta.dirname, '../../..')
const settings = readSettings({ ...process.env, PORT: '0', PRERENDER_GAME_PICTURES: 'off' }, root)
const sink = openSync('/dev/null', 'w')
const logger =
  settings.log.format === 'json'
    ? createLogger(settings.log, { isTerminal: false, write: (line) => void writeSync(sink, line) })
    : undefined
const server = await startServer(settings, { log: logger?.log ?? (() => undefined), onRequest: logger?.request, dist: join(root, 'dist') })

process.send?.({ port: server.port })
process.once('message', () => void server.stop().then(() => process.exit()))
