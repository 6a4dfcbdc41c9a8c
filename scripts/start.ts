import { readSettings } from '../server/config.ts'
import { assertFolderFree } from '../server/database/lock.ts'
import { StartupError } from '../server/database/errors.ts'
import { escapeLines } from '../src/engine/rules/escape-controls.ts'
import { buildIfStale } from './tools/build-app.ts'
import { bundleServer } from './tools/bundle-server.ts'

// The build takes a while, so errors that would prevent the start are reported first.
try {
  await assertFolderFree(readSettings(process.env, process.cwd()).dataDir)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(escapeLines(error.message))
  process.exit(1)
}
await buildIfStale()
await import(await bundleServer('server/main.ts'))
