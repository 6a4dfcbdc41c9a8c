import { join } from 'node:path'
import { announce } from './announce.ts'
import { SettingsError, readSettings } from './config.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { FolderBusyError } from './database/lock.ts'
import { PostgresError } from './database/postgres-error.ts'

const log = (line: string): void => console.log(line)

const impatientMilliseconds = 1_000

/**
 * Runs the server until it is told to stop. Told while it starts, it stops as soon as it has started. A second word
 * ends it without waiting, unless it comes with the first: npm and the terminal both pass a Ctrl-C on.
 */
async function main(): Promise<void> {
  const starting = startServer(readSettings(process.env, process.cwd()), { log, dist: join(import.meta.dirname, '../dist') })
  let told: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (told !== undefined) return Date.now() - told > impatientMilliseconds ? process.exit(1) : undefined
      told = Date.now()
      return void starting.then(stop, () => undefined)
    })
  }
  log(announce(await starting))
}

async function stop(server: RunningServer): Promise<void> {
  log('Stopping …')
  await server.stop().catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  process.exit()
}

await main().catch((error: unknown) => {
  const plain = [SettingsError, FolderBusyError, PostgresError].some((kind) => error instanceof kind)
  console.error(plain ? (error as Error).message : error)
  process.exit(1)
})
