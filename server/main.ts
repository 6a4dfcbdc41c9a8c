import { fileURLToPath } from 'node:url'
import { announce } from './announce.ts'
import { SettingsError, readSettings } from './config.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { FolderBusyError } from './store/lock.ts'

const log = (line: string): void => console.log(line)

/** Runs the server until it is told to stop: at once where it is told while it starts. A second word ends it without waiting. */
async function main(): Promise<void> {
  const starting = startServer(readSettings(process.env, process.cwd()), { log, dist: fileURLToPath(new URL('../dist', import.meta.url)) })
  let told = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (told) process.exit(1)
      told = true
      void starting.then(stop, () => undefined)
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
  const plain = error instanceof SettingsError || error instanceof FolderBusyError
  console.error(plain ? error.message : error)
  process.exit(1)
})
