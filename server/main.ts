import { join } from 'node:path'
import { announce } from './announce.ts'
import { readSettings } from './config.ts'
import { projectFolder } from './places.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { inspect } from 'node:util'
import { escapeControls, escapeLines } from '../src/engine/rules/escape-controls.ts'
import { StartError } from './database/errors.ts'

/** One record a line: what a third party has sent begins no other. */
const log = (line: string): void => console.log(escapeControls(line))
const logError = (error: unknown): void => console.error(escapeLines(isPlain(error) ? error.message : inspect(error)))

const impatientMilliseconds = 1_000

/**
 * Runs the server until it is told to stop. Told while it starts, it stops as soon as it has started. A second word
 * ends it without waiting, unless it comes with the first: npm and the terminal both pass a Ctrl-C on.
 */
async function main(): Promise<void> {
  const stopping = new AbortController()
  const dist = join(projectFolder, 'dist')
  const starting = startServer(readSettings(process.env, process.cwd()), { log, dist, signal: stopping.signal })
  let stopRequestedAt: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopRequestedAt !== undefined) return Date.now() - stopRequestedAt > impatientMilliseconds ? process.exit(1) : undefined
      stopRequestedAt = Date.now()
      stopping.abort()
      return void starting.then(stop, () => undefined)
    })
  }
  console.log(escapeLines(announce(await starting)))
}

async function stop(server: RunningServer): Promise<void> {
  log('Stopping …')
  await server.stop().catch((error: unknown) => {
    logError(error)
    process.exitCode = 1
  })
  process.exit()
}

await main().catch((error: unknown) => {
  const stopped = error instanceof Error && error.name === 'AbortError'
  if (!stopped) logError(error)
  process.exit(stopped ? 0 : 1)
})

/** What the system refuses, such as a write to a full disk, says by itself what and where. */
function isPlain(error: unknown): error is Error {
  return error instanceof StartError || (error instanceof Error && 'syscall' in error)
}
