import { join } from 'node:path'
import { formatStartMessage } from '../../server/start-message.ts'
import { readSettings } from '../../server/config.ts'
import { startServer } from '../../server/start-server.ts'
import { projectRoot } from './paths.ts'
import { serveSources } from './serve-sources.ts'

/** The server of `npm run dev`. Runs until it receives a signal; repeated signals are ignored. */
const log = (line: string): void => console.log(line)
const dist = join(projectRoot, 'dist')
const serverPromise = startServer(readSettings(process.env, process.cwd()), { log, dist, build: serveSources })
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (!isStopping) void serverPromise.then((server) => server.stop()).finally(() => process.exit())
    isStopping = true
  })
log(formatStartMessage(await serverPromise))
