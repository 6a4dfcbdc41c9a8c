import { statSync } from 'node:fs'
import { StartError } from '../../database/errors.ts'
import type { Admission } from './admission.ts'
import type { BrandState } from './brand.ts'
import { LiveMerchants } from './live-merchants.ts'
import type { Revisions } from './revisions.ts'
import type { ServedMerchant } from './served-merchant.ts'
import { watchFolder } from './watch-folder.ts'

/** The merchants that are served, kept fresh while the server runs. */
export interface Merchants {
  /**
   * The merchant of an exact host, without port. Where local hosts are served, `localhost` and its addresses are the
   * default merchant.
   */
  byHost(host: string): ServedMerchant | undefined
  byId(id: string): ServedMerchant | undefined
  all(): readonly ServedMerchant[]
  /** Every folder, served or not. */
  states(): readonly BrandState[]
  /** Calls `listener` for each merchant that is new or changed. The result ends it. */
  onChange(listener: (merchant: ServedMerchant) => void): () => void
  /** Reads all files again, as when one of them changes. */
  refresh(): void
  close(): Promise<void>
}

export interface MerchantsOptions {
  /** The merchant of `localhost`. The first by its id, `base` left out, where it is not given. */
  readonly defaultMerchant?: string | undefined
  readonly log: (line: string) => void
  /** Whether changes are followed; on by default. */
  readonly watch?: boolean
  /**
   * Whether merchants are served at `<id>.localhost` and `localhost` besides their domains; on by default. Production
   * serves domains alone.
   */
  readonly localHosts?: boolean
  /** Without it every merchant that is valid is served. */
  readonly admission?: Admission | undefined
  /** Where the last good revisions are stored. Without it they are known only while the server runs. */
  readonly revisions?: Revisions | undefined
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/**
 * Compiles every merchant of `root` and follows their changes. A merchant that is or becomes invalid, or is not
 * admitted, is said in the log; its last good version, if there is one, keeps being served, also after a restart. One
 * whose folder is gone is served no longer; a root without any folder is one that cannot be read now, and changes
 * nothing.
 * @throws StartError when the folder does not exist, holds none of the brands that are stored, or the default merchant
 * is not there
 */
export async function openMerchants(root: string, options: MerchantsOptions): Promise<Merchants> {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new StartError(`MERCHANTS_DIR is "${root}": there is no such folder.`)
  const { localHosts = true } = options
  const live = new LiveMerchants(root, { ...options, localHosts })
  let work = Promise.resolve()
  const report = (error: unknown): void => options.log(`the merchants could not be read: ${String(error)}`)
  const follow = (): void => void (work = work.then(() => live.reload()).catch(report))
  const stop = options.watch === false ? () => undefined : await watchFolder(root, follow)
  const close = async (): Promise<void> => {
    stop()
    await work
    await live.close()
  }
  try {
    const first = work.then(() => live.reload())
    work = first.catch(() => undefined)
    await first
    await live.settle()
    await live.store()
    live.begin()
    if (options.defaultMerchant !== undefined && !live.served.has(options.defaultMerchant))
      throw new StartError(`DEFAULT_MERCHANT is "${options.defaultMerchant}": no valid merchant has this id.`)
  } catch (error) {
    await close()
    throw error
  }
  const fallback = options.defaultMerchant ?? [...live.served.keys()].find((id) => id !== 'base') ?? 'base'
  return {
    byHost: (host) => live.hosts.get(host) ?? (localHosts && loopback.has(host) ? live.served.get(fallback) : undefined),
    byId: (id) => live.served.get(id),
    all: () => [...live.served.values()],
    states: () => live.states(),
    onChange: (listener) => live.listen(listener),
    refresh: follow,
    close,
  }
}
