import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../../server/config.ts'
import { startServer } from '../../server/start-server.ts'
import { layPictures } from './lay-pictures.ts'
import { place } from './place.ts'
import { otherSecret } from '../platform/other-secret.ts'

const root = join(import.meta.dirname, '../..')

/** The real server on a copy of the brands, with a database of its own, until it is told to stop, however often. */
rmSync(place.folder, { recursive: true, force: true })
cpSync(join(root, 'merchants'), place.merchantsDir, { recursive: true })
cpSync(join(root, 'schemas'), join(place.folder, 'schemas'), { recursive: true })
await layPictures(place.merchantsDir, place.dataDir, ['base', 'harbor', 'lotus', 'neon'])
const settings = readSettings(
  {
    PORT: String(place.port),
    DATA_DIR: place.dataDir,
    MERCHANTS_DIR: place.merchantsDir,
    DEFAULT_MERCHANT: 'lotus',
    DEMO_PASSWORD: place.password,
    DRAW_AHEAD: 'off',
    UNCOUNTED_ADDRESSES: '127.0.0.0/8',
    SOCIAL_SECRETS: JSON.stringify({ neon: { google: otherSecret, facebook: otherSecret } }),
  },
  root,
)
const starting = startServer(
  { ...settings, passwordCost: { memory: 1, passes: 1 } },
  { log: (line) => console.log(line), dist: join(root, 'dist') },
)
let told = false

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!told) void starting.then((server) => server.stop()).finally(end)
    told = true
  })

function end(): void {
  rmSync(place.folder, { recursive: true, force: true })
  process.exit()
}
