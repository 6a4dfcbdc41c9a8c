import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { formatCount } from '../src/engine/rules/format-count.ts'
import { formatStartMessage } from './start-message.ts'
import { readSettings } from './config.ts'
import { projectFolder } from './project-paths.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { StartupError } from './database/errors.ts'
import { createLogger, parseLogFormat, type Logger } from './telemetry/logger.ts'

const logTarget = { isTerminal: process.stdout.isTTY }
/** Replaced by a logger with the configured options once the settings are read. */
let logger: Logger = createLogger(
  { format: parseLogFormat(process.env['LOG_FORMAT']), level: 'info', requests: undefined, addresses: false },
  logTarget,
)
const logError = (error: unknown): void => logger.fatal(error, isSelfExplanatory(error))

const repeatedSignalMilliseconds = 1_000

/**
 * Runs the server until it receives a signal. A signal during startup cancels the wait for the database; after the
 * wait, it stops the server once it has started. A second signal ends it immediately, unless both arrive together: npm
 * and the terminal both forward Ctrl-C.
 */
async function main(): Promise<void> {
  const stopController = new AbortController()
  const dist = join(projectFolder, 'dist')
  const settings = readSettings(process.env, process.cwd())
  logger = createLogger(settings.log, logTarget)
  const starting = startServer(settings, { log: logger.log, onRequest: logger.request, dist, signal: stopController.signal })
  let stopRequestedAt: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopRequestedAt !== undefined) return Date.now() - stopRequestedAt > repeatedSignalMilliseconds ? process.exit(1) : undefined
      stopRequestedAt = Date.now()
      stopController.abort()
      return void starting.then(
        (server) => stop(server, settings.drainSeconds),
        () => undefined,
      )
    })
  }
  logger.print(formatStartMessage(await starting))
}

/** Stops the server after `drainSeconds`, in which load balancers notice that it is not ready. */
async function stop(server: RunningServer, drainSeconds: number): Promise<void> {
  server.drain()
  if (drainSeconds > 0) logger.log(`Draining for ${formatCount(drainSeconds, 'second')} …`)
  await sleep(drainSeconds * 1000)
  logger.log('Stopping …')
  await server.stop().catch((error: unknown) => {
    logError(error)
    process.exitCode = 1
  })
  process.exit()
}

await main().catch((error: unknown) => {
  const isAborted = error instanceof Error && error.name === 'AbortError'
  if (!isAborted) logError(error)
  process.exit(isAborted ? 0 : 1)
})

/** System errors, such as a write to a full disk, already name the operation and the path. */
function isSelfExplanatory(error: unknown): error is Error {
  return error instanceof StartupError || (error instanceof Error && 'syscall' in error)
}
