import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../../server/config.ts'
import { startServer } from '../../server/start-server.ts'
import { linkGamePictures } from './link-game-pictures.ts'
import { testServer } from './test-server.ts'
import { providerClientSecret } from '../platform/provider-client-secret.ts'

const root = join(import.meta.dirname, '../..')

/** Runs the real server on a copy of the brands, with its own database. The first signal stops it and deletes both. */
rmSync(testServer.folder, { recursive: true, force: true })
cpSync(join(root, 'merchants'), testServer.merchantsDir, { recursive: true })
cpSync(join(root, 'schemas'), join(testServer.folder, 'schemas'), { recursive: true })
await linkGamePictures(testServer.merchantsDir, testServer.dataDir, ['base', 'harbor', 'lotus', 'neon'])
const settings = readSettings(
  {
    PORT: String(testServer.port),
    DATA_DIR: testServer.dataDir,
    MERCHANTS_DIR: testServer.merchantsDir,
    DEFAULT_MERCHANT: 'lotus',
    DEMO_PASSWORD: testServer.password,
    PRERENDER_GAME_PICTURES: 'off',
    PROOF_OF_WORK_EXEMPT: '127.0.0.0/8',
    SOCIAL_SECRETS: JSON.stringify({ neon: { google: providerClientSecret, facebook: providerClientSecret } }),
  },
  root,
)
const serverPromise = startServer(
  { ...settings, passwordCost: { memory: 1, passes: 1 } },
  { log: (line) => console.log(line), dist: join(root, 'dist') },
)
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!isStopping) void serverPromise.then((server) => server.stop()).finally(cleanUpAndExit)
    isStopping = true
  })

function cleanUpAndExit(): void {
  rmSync(testServer.folder, { recursive: true, force: true })
  process.exit()
}
