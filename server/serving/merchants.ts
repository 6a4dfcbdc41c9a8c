import { existsSync } from 'node:fs'
import { compileMerchants, type Compiled } from '../../src/engine/compile/index.ts'
import { type ServedMerchant, toServed } from './served-merchant.ts'
import { watchFolder } from './watch-folder.ts'

export type { ServedMerchant } from './served-merchant.ts'

/** The merchants that are served, kept fresh while the server runs. */
export interface Merchants {
  /** The merchant of an exact host, without port; `localhost` and its addresses are the default merchant. */
  byHost(host: string): ServedMerchant | undefined
  byId(id: string): ServedMerchant | undefined
  all(): readonly ServedMerchant[]
  /** Calls `listener` for each merchant that is new or changed. The result ends it. */
  onChange(listener: (merchant: ServedMerchant) => void): () => void
  close(): Promise<void>
}

export interface MerchantsOptions {
  /** The merchant of `localhost`. The first by its id, `base` left out, where it is not given. */
  readonly defaultMerchant?: string | undefined
  readonly log: (line: string) => void
  /** Whether changes are followed; on by default. */
  readonly watch?: boolean
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/**
 * Compiles every merchant of `root` and follows their changes. A merchant that is or becomes invalid is said in the log; its last good version,
 * if there is one, keeps being served. One whose folder is gone is served no longer.
 * @throws Error when the folder does not exist or the default merchant is not there
 */
export async function openMerchants(root: string, options: MerchantsOptions): Promise<Merchants> {
  if (!existsSync(root)) throw new Error(`MERCHANTS_DIR is "${root}": there is no such folder.`)
  const { log } = options
  const listeners = new Set<(merchant: ServedMerchant) => void>()
  let served = new Map<string, ServedMerchant>()
  let hosts = new Map<string, ServedMerchant>()

  const reload = async (): Promise<void> => {
    const before = served
    const now = new Map<string, ServedMerchant>()
    for await (const compiled of compileMerchants(root)) {
      const good = toServed(compiled)
      const kept = good ?? before.get(compiled.id)
      if (!good) logInvalid(compiled, kept !== undefined, log)
      const last = before.get(compiled.id)
      if (kept) now.set(compiled.id, last?.version === kept.version ? last : kept)
    }
    served = now
    hosts = hostTable(now)
    for (const [id, merchant] of now) {
      if (before.get(id) === merchant) continue
      if (before.size > 0) log(before.has(id) ? `${id}: changed, serving the new version` : `${id}: new, serving it`)
      for (const listener of listeners) listener(merchant)
    }
    for (const id of before.keys()) if (!now.has(id)) log(`${id}: its folder is gone, serving it no longer`)
  }

  let work = Promise.resolve()
  const report = (error: unknown): void => log(`the merchants could not be read: ${String(error)}`)
  const follow = (): void => void (work = work.then(reload).catch(report))
  const stop = options.watch === false ? () => undefined : await watchFolder(root, follow)
  const first = work.then(reload)
  work = first.catch(() => undefined)
  try {
    await first
    if (options.defaultMerchant !== undefined && !served.has(options.defaultMerchant))
      throw new Error(`DEFAULT_MERCHANT is "${options.defaultMerchant}": no valid merchant has this id.`)
  } catch (error) {
    stop()
    throw error
  }
  const fallback = options.defaultMerchant ?? [...served.keys()].find((id) => id !== 'base') ?? 'base'

  return {
    byHost: (host) => hosts.get(host) ?? (loopback.has(host) ? served.get(fallback) : undefined),
    byId: (id) => served.get(id),
    all: () => [...served.values()],
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      stop()
      await work
    },
  }
}

function hostTable(merchants: ReadonlyMap<string, ServedMerchant>): Map<string, ServedMerchant> {
  const hosts = new Map<string, ServedMerchant>()
  for (const merchant of merchants.values()) {
    hosts.set(`${merchant.id}.localhost`, merchant)
    for (const domain of merchant.config.merchant.domains) if (!hosts.has(domain)) hosts.set(domain, merchant)
  }
  return hosts
}

function logInvalid({ id, diagnostics }: Compiled, kept: boolean, log: (line: string) => void): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  log(
    `${id}: invalid, ${kept ? 'the last good version keeps being served' : 'not served'} (${errors.length} ${errors.length === 1 ? 'mistake' : 'mistakes'})`,
  )
  for (const { file, line, column, message } of errors.slice(0, 10)) log(`  ${file}:${line}:${column} ${message}`)
}
