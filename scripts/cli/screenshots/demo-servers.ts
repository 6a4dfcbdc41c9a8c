import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../../../server/database/embedded.ts'
import { createDatabase, createRoles, withDatabase } from '../../../server/database/roles.ts'
import { bundleServer } from '../../tools/bundle-server.ts'
import type { RevisionComparison } from '../diff/compare-revisions.ts'
import { type DemoServer, startDemoServer } from './demo-server.ts'
import type { OnEnd } from './with-cleanup.ts'

/** Settings of both servers. The origins contain no port, which would differ between them. */
const settings = {
  DEMO_VENDOR_ORIGIN: 'http://vendor.localhost',
  GATEWAY_ORIGIN: 'http://pay.localhost',
  PRERENDER_GAME_PICTURES: 'off',
  PASSWORD_COST: '19x2',
  PROOF_OF_WORK_EXEMPT: '127.0.0.0/8',
}

/**
 * Servers with the same build and the same data: one with the merchants before a change, one with those after it. A
 * server is `undefined` if it has no merchants to serve.
 */
export interface DemoServers {
  readonly before: DemoServer | undefined
  readonly after: DemoServer | undefined
}

type Version = keyof DemoServers

const merchantsFolders = { before: 'merchants-before', after: 'merchants-after' } as const

/**
 * Returns the errors of a merchant that the server with the change has logged, with the file and line of each: values
 * that contradict its database, for example.
 */
export function listLoggedErrors({ after }: DemoServers, id: string): readonly string[] {
  const folder = `/${merchantsFolders.after}/`
  const lines = after?.getOutput().split('\n') ?? []
  return lines.flatMap((line) => (line.includes(`${folder}${id}/`) ? [line.slice(line.indexOf(folder) + folder.length)] : []))
}

interface DemoServersOptions {
  /** Folder for the files of both servers. */
  readonly folder: string
  readonly comparison: RevisionComparison
  readonly root: string
  /** Ids of the merchants to serve; those that they extend are served as well. */
  readonly ids: readonly string[]
  /** Password of the demo accounts. */
  readonly password: string
  readonly onEnd: OnEnd
}

/**
 * Starts the servers. The server with the merchants before the change creates the data, which is then copied, as if the
 * change were deployed. The second server creates the data of merchants that the change adds. If only one version has
 * merchants, only its server is started.
 *
 * @throws CommandError if a server does not start
 */
export async function startDemoServers({ folder, comparison, root, ids, password, onEnd }: DemoServersOptions): Promise<DemoServers> {
  const program = await bundleServer('server/main.ts')
  const merchants = {
    before: linkMerchants(comparison.baseRoot, join(folder, merchantsFolders.before), comparison.before, ids),
    after: linkMerchants(root, join(folder, merchantsFolders.after), comparison.after, ids),
  }
  const getDataDir = (version: Version): string => join(folder, `data-${version}`)
  const postgres = await startEmbedded(folder, randomUUID(), () => undefined)
  onEnd(() => postgres.stop())
  const { appUrl, migrationUrl } = await createRoles(postgres.url)
  const startVersion = (version: Version): Promise<DemoServer> =>
    startDemoServer({
      program,
      dataDir: getDataDir(version),
      settings: {
        ...settings,
        DEMO_PASSWORD: password,
        MERCHANTS_DIR: merchants[version].folder,
        DATABASE_URL: withDatabase(appUrl, version),
        MIGRATE_DATABASE_URL: withDatabase(migrationUrl, version),
      },
      onEnd,
    })
  const [firstVersion, secondVersion] = (['before', 'after'] as const).filter((version) => merchants[version].count > 0)
  if (firstVersion === undefined) return { before: undefined, after: undefined }
  mkdirSync(getDataDir(firstVersion))
  // Pictures of games depend only on the colours of a merchant, so both servers share one folder of pictures.
  mkdirSync(join(folder, 'art'))
  symlinkSync(join(folder, 'art'), join(getDataDir(firstVersion), 'art'), 'junction')
  await createDatabase(postgres.url, firstVersion)
  const seededServer = await startVersion(firstVersion)
  if (secondVersion === undefined) return { before: undefined, after: undefined, [firstVersion]: seededServer }
  await seededServer.stop()
  await createDatabase(postgres.url, secondVersion, firstVersion)
  cpSync(getDataDir(firstVersion), getDataDir(secondVersion), { recursive: true, verbatimSymlinks: true })
  const [before, after] = await Promise.all([startVersion('before'), startVersion('after')])
  return { before, after }
}

/**
 * Creates a folder with links to the valid merchants in `ids` and to the merchants that they extend. Returns the folder
 * and the number of links.
 */
function linkMerchants(root: string, folder: string, compiled: RevisionComparison['before'], ids: readonly string[]) {
  mkdirSync(folder)
  const servedIds = new Set(ids.flatMap((id) => (compiled.get(id)?.config ? (compiled.get(id)?.chain ?? []) : [])))
  for (const id of servedIds) symlinkSync(realpathSync(join(root, id)), join(folder, id), 'junction')
  return { folder, count: servedIds.size }
}
