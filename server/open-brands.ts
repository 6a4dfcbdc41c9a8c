import { dirname, join } from 'node:path'
import type { Settings } from './config.ts'
import type { SharedDatabase } from './database/database.ts'
import {
  type Admission,
  type BundleSource,
  type Merchants,
  openBundleSource,
  openMerchants,
  openRevisions,
} from './modules/brands/index.ts'
import { RepeatedJob } from './queue/repeated-job.ts'
import type { OnStop } from './run-stop-steps.ts'
import type { Log } from './telemetry/log.ts'

interface BrandsDeps {
  readonly settings: Settings
  /** Path of the data folder. */
  readonly dataDir: string
  readonly database: SharedDatabase
  readonly admission: Admission
  readonly log: Log
  readonly onStop: OnStop
}

/** The brands of a server, and the bundle that they come from. */
interface OpenedBrands {
  readonly merchants: Merchants
  /** `undefined` if they come from a folder. */
  readonly bundle: BundleSource | undefined
}

/** Opens the brands in the configured folder or bundle, and applies later changes to their files. */
export async function openBrands({ settings, dataDir, database, admission, log, onStop }: BrandsDeps): Promise<OpenedBrands> {
  const { defaultMerchant, assetsOrigin, mode } = settings
  const revisions = await openRevisions({ database, folder: join(dataDir, 'last-good') })
  const bundle = settings.bundle && (await openBundleSource({ settings: settings.bundle, dataDir, database, log }))
  const merchants = await openMerchants(bundle?.folder ?? settings.merchantsDir, {
    defaultMerchant,
    localHosts: mode !== 'production',
    log,
    admission,
    revisions,
    assetsOrigin,
    watch: bundle === undefined,
    revision: bundle?.revision,
  })
  onStop('the brands', () => merchants.close())
  if (bundle) pollBundle(bundle, merchants, settings.bundle?.pollSeconds ?? 0, onStop)
  return { merchants, bundle }
}

function pollBundle(bundle: BundleSource, merchants: Merchants, pollSeconds: number, onStop: OnStop): void {
  if (pollSeconds === 0) return
  const target = {
    replaceFolder: (folder: string, revision: string) => merchants.replaceFolder(folder, revision),
    usedFolders: () => listUsedFolders(merchants),
  }
  const job = new RepeatedJob(
    pollSeconds * 1000,
    (signal) => bundle.poll(target, signal),
    () => undefined,
  )
  job.start()
  onStop('the polling of the bundle', () => job.stop())
}

/** Returns the merchant folders that contain the files of served brands. Each has a merchant.json at its top level. */
const listUsedFolders = (merchants: Merchants): ReadonlySet<string> =>
  new Set(
    merchants
      .all()
      .flatMap(({ folders }) =>
        folders.flatMap(({ sources }) => sources.filter(({ kind }) => kind === 'merchant').map(({ file }) => dirname(file))),
      ),
  )
