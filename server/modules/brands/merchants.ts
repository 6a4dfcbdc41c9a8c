import { statSync } from 'node:fs'
import type { Diagnostic } from '../../../src/engine/compile/index.ts'
import { StartupError } from '../../database/errors.ts'
import type { Admission } from './admission.ts'
import type { BrandState } from './brand.ts'
import { LiveMerchants } from './live-merchants.ts'
import type { Revisions } from './revisions.ts'
import type { ServedMerchant } from './served-merchant.ts'
import { watchFolder } from './watch-folder.ts'

/** The merchants that are being served, updated while the server runs. */
export interface Merchants {
  /**
   * The merchant of an exact host name, without port. If local hosts are enabled, `localhost` and its addresses belong
   * to the default merchant.
   */
  byHost(host: string): ServedMerchant | undefined
  byId(id: string): ServedMerchant | undefined
  all(): readonly ServedMerchant[]
  /** Every folder, served or not. */
  states(): readonly BrandState[]
  /** Calls `listener` for each merchant that is new or changed. Returns a function that unsubscribes. */
  onChange(listener: (merchant: ServedMerchant) => void): () => void
  /** Hash that is the same on all servers with the same merchants. */
  revision(): string
  /** Reads all files again, as after a file change. */
  refresh(): void
  /**
   * Reads the merchants of another folder from now on, unless one of them is invalid: then it returns the errors.
   * Requires `watch: false`.
   */
  replaceFolder(root: string, revision: string): Promise<readonly Diagnostic[]>
  close(): Promise<void>
}

export interface MerchantsOptions {
  /** The merchant of `localhost`. Defaults to the first id other than `base`. */
  readonly defaultMerchant?: string | undefined
  readonly log: (line: string) => void
  /** Whether file changes are watched; on by default. */
  readonly watch?: boolean
  /**
   * Whether merchants are also served at `<id>.localhost` and `localhost`; on by default. Production serves only
   * domains.
   */
  readonly localHosts?: boolean
  /** If missing, every valid merchant is served. */
  readonly admission?: Admission | undefined
  /** Storage of the last good revisions. Without it they are lost on restart. */
  readonly revisions?: Revisions | undefined
  /** Origin of a CDN that serves the files of pages. Default: each brand's own host. */
  readonly assetsOrigin?: string | undefined
  /** Revision of the bundle that the folder comes from. Default: computed from the merchants that are served. */
  readonly revision?: string | undefined
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/**
 * Compiles every merchant of `root` and watches for changes. Merchants that are or become invalid, or are not admitted,
 * are logged; their last good version, if any, continues to be served, also after a restart. A merchant whose folder is
 * removed is no longer served. A root without any folder is treated as unreadable and changes nothing.
 * @throws StartupError if the folder does not exist, contains no brand although some are stored, or the default
 * merchant is not served
 */
export async function openMerchants(root: string, options: MerchantsOptions): Promise<Merchants> {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new StartupError(`MERCHANTS_DIR is "${root}": the folder does not exist.`)
  const { localHosts = true } = options
  const live = new LiveMerchants(root, { ...options, localHosts })
  let reloads = Promise.resolve()
  const logError = (error: unknown): void => options.log(`the merchants could not be read: ${String(error)}`)
  const scheduleReload = (): void => void (reloads = reloads.then(() => live.reload()).catch(logError))
  const stopWatching = options.watch === false ? () => undefined : await watchFolder(root, scheduleReload)
  const close = async (): Promise<void> => {
    stopWatching()
    await reloads
    await live.close()
  }
  try {
    const firstLoad = reloads.then(() => live.reload())
    reloads = firstLoad.catch(() => undefined)
    await firstLoad
    await live.whenProvisioned()
    await live.whenStored()
    live.logChanges()
    if (options.defaultMerchant !== undefined && !live.served.has(options.defaultMerchant))
      throw new StartupError(`DEFAULT_MERCHANT is "${options.defaultMerchant}": no merchant that can be served has this id.`)
  } catch (error) {
    await close()
    throw error
  }
  const defaultId = options.defaultMerchant ?? [...live.served.keys()].find((id) => id !== 'base') ?? 'base'
  return {
    byHost: (host) => live.hosts.get(host) ?? (localHosts && loopbackHosts.has(host) ? live.served.get(defaultId) : undefined),
    byId: (id) => live.served.get(id),
    all: () => [...live.served.values()],
    states: () => live.states(),
    onChange: (listener) => live.subscribe(listener),
    revision: () => live.revision(),
    refresh: scheduleReload,
    replaceFolder: (folder, revision) => {
      const replacement = reloads.then(() => live.replaceFolder(folder, revision))
      reloads = replacement.then(
        () => undefined,
        () => undefined,
      )
      return replacement
    },
    close,
  }
}
