import { compileMerchants, type CompiledMerchant, type Diagnostic, type ClaimHolders } from '../../../src/engine/compile/index.ts'
import { StartError } from '../../database/errors.ts'
import type { Admission } from './admission.ts'
import type { BrandState } from './brand.ts'
import { MerchantReport, type MerchantState } from './report-merchants.ts'
import type { Revisions } from './revisions.ts'
import { type ServedMerchant, toServedMerchant } from './served-merchant.ts'

type FilesState = Omit<MerchantState, 'served'>

interface LiveOptions {
  readonly log: (line: string) => void
  /** If missing, every valid merchant is served. */
  readonly admission?: Admission | undefined
  /** Whether each merchant is also served at `<id>.localhost`. */
  readonly localHosts: boolean
  readonly revisions?: Revisions | undefined
  readonly assetsOrigin?: string | undefined
}

const retryMilliseconds = 2_000

/**
 * The merchants of a folder: the current state of their files, and the last valid and admitted version, which is
 * served.
 */
export class LiveMerchants {
  served: ReadonlyMap<string, ServedMerchant> = new Map()
  hosts: ReadonlyMap<string, ServedMerchant> = new Map()
  readonly #root: string
  readonly #log: LiveOptions['log']
  readonly #admission: Admission | undefined
  readonly #localHosts: boolean
  readonly #revisions: Revisions | undefined
  readonly #assetsOrigin: string | undefined
  /** Folders whose stored revision was tried. */
  readonly #restored = new Set<string>()
  /** Versions that are served from stored copies of their files. */
  readonly #copies = new WeakSet<ServedMerchant>()
  #saving = Promise.resolve()
  readonly #listeners = new Set<(merchant: ServedMerchant) => void>()
  readonly #report = new MerchantReport()
  /** State of each merchant's files. */
  #files = new Map<string, FilesState>()
  /** The version that each merchant's files define, if they are valid. */
  #requested = new Map<string, ServedMerchant>()
  /** The last admitted version of each merchant. */
  readonly #admitted = new Map<string, ServedMerchant>()
  readonly #starting = new Map<ServedMerchant, Promise<void>>()
  readonly #retries = new Set<NodeJS.Timeout>()
  #closed = false

  constructor(root: string, { log, admission, localHosts, revisions, assetsOrigin }: LiveOptions) {
    this.#root = root
    this.#log = log
    this.#admission = admission
    this.#localHosts = localHosts
    this.#revisions = revisions
    this.#assetsOrigin = assetsOrigin
  }

  subscribe(listener: (merchant: ServedMerchant) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Reads all files again. Merchants that have to be started are served afterwards; the others do not wait for them.
   */
  async reload(): Promise<void> {
    const files = new Map<string, FilesState>()
    const requested = new Map<string, ServedMerchant>()
    for await (const compiled of compileMerchants(this.#root, undefined, this.#holders())) {
      const { id, chain, diagnostics } = compiled
      files.set(id, { id, chain, errors: diagnostics.filter(({ severity }) => severity === 'error') })
      const merchant = this.#reuseKnownVersion(compiled)
      if (merchant) requested.set(id, merchant)
    }
    if (files.size === 0 && this.#isUnexpectedlyEmpty()) return
    this.#files = files
    this.#requested = requested
    for (const id of this.#admitted.keys()) if (!files.has(id)) this.#admitted.delete(id)
    const startingBefore = this.#starting.size
    for (const merchant of requested.values()) this.#evaluate(merchant)
    const newlyStarting = this.#starting.size - startingBefore
    await this.#restore()
    if (newlyStarting > 0) this.#log(`Starting ${newlyStarting} ${newlyStarting === 1 ? 'brand' : 'brands'} …`)
    this.#publish()
  }

  /** Logs new and changed merchants from now on. */
  logChanges(): void {
    this.#report.logChanges()
  }

  /** Settles when each merchant that is starting is served or known to be retried later. */
  async whenStarted(): Promise<void> {
    await Promise.all(this.#starting.values())
  }

  /** Settles when every version that is being served has been stored. */
  async whenStored(): Promise<void> {
    await this.#saving
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const retry of this.#retries) clearTimeout(retry)
    await this.whenStarted()
    await this.whenStored()
  }

  /**
   * Returns the existing object if the version is already known, even if there were others in between; otherwise a new
   * one.
   */
  #reuseKnownVersion(compiled: CompiledMerchant): ServedMerchant | undefined {
    const merchant = toServedMerchant(compiled, this.#assetsOrigin)
    const candidates = [this.#requested.get(compiled.id), this.#admitted.get(compiled.id)]
    return merchant && (candidates.find((one) => one?.version === merchant.version && !this.#copies.has(one)) ?? merchant)
  }

  #evaluate(merchant: ServedMerchant): void {
    if (this.#admitted.get(merchant.id) === merchant || this.#starting.has(merchant)) return
    const objections = this.#admission ? this.#admission.validate(merchant, this.#codes()) : []
    if (objections) this.#conclude(merchant, objections)
    else this.#starting.set(merchant, this.#start(merchant))
  }

  async #start(merchant: ServedMerchant): Promise<void> {
    try {
      const objections = (await this.#admission?.start(merchant, this.#codes())) ?? []
      this.#conclude(merchant, objections)
    } catch (error) {
      this.#log(`${merchant.id}: could not be started, retrying later: ${describeError(error)}`)
      const retry = setTimeout(() => {
        this.#retries.delete(retry)
        if (this.#requested.get(merchant.id) === merchant) this.#evaluate(merchant)
      }, retryMilliseconds)
      if (this.#closed) clearTimeout(retry)
      else this.#retries.add(retry)
    } finally {
      this.#starting.delete(merchant)
      this.#publish()
    }
  }

  /** Applies the result for a version. A result for files that have changed since is ignored. */
  #conclude(merchant: ServedMerchant, objections: readonly Diagnostic[]): void {
    const files = this.#files.get(merchant.id)
    if (!files || this.#requested.get(merchant.id) !== merchant) return
    if (objections.length === 0) this.#admit(merchant)
    this.#files.set(merchant.id, { ...files, errors: objections })
  }

  #admit(merchant: ServedMerchant): void {
    this.#admitted.set(merchant.id, merchant)
    this.#saving = this.#saving
      .then(() => this.#revisions?.save(merchant))
      .catch((error: unknown) =>
        this.#log(`${merchant.id}: this version could not be stored and will be missing after a restart: ${describeError(error)}`),
      )
  }

  /** Serves the stored revision of each folder that has no other version to serve. */
  async #restore(): Promise<void> {
    for (const { folder: id } of this.#revisions?.list() ?? []) {
      const requested = this.#requested.get(id)
      const isStarting = requested !== undefined && this.#starting.has(requested)
      if (!this.#files.has(id) || this.#admitted.has(id) || isStarting || this.#restored.has(id)) continue
      this.#restored.add(id)
      try {
        await this.#restoreOne(id)
      } catch (error) {
        this.#restored.delete(id)
        this.#log(`${id}: its last good version could not be read: ${describeError(error)}`)
      }
    }
  }

  async #restoreOne(id: string): Promise<void> {
    const restored = await this.#revisions?.restore(id)
    const merchant = restored && toServedMerchant(restored.compiled, this.#assetsOrigin)
    const admissionObjections = merchant ? this.#admission?.validate(merchant, this.#codes()) : undefined
    const objections = admissionObjections ?? restored?.compiled.diagnostics.filter(({ severity }) => severity === 'error') ?? []
    if (merchant && (!this.#admission || admissionObjections?.length === 0)) {
      this.#copies.add(merchant)
      this.#admitted.set(id, merchant)
      this.#log(`${id}: serving its last good version, stored at ${restored.savedAt.toISOString()}`)
    } else this.#log(`${id}: its last good version cannot be served any more. ${objections[0]?.message ?? ''}`.trimEnd())
  }

  /**
   * Whether the root has no folders although brands are known. It is treated as temporarily unavailable, such as a
   * volume that is not mounted.
   * @throws StartError if no folder has been read before
   */
  #isUnexpectedlyEmpty(): boolean {
    const brands = Math.max(this.#files.size, this.#revisions?.list().length ?? 0)
    if (brands === 0) return false
    const empty = `${this.#root} contains no brand, but ${brands} ${brands === 1 ? 'is' : 'are'} known`
    if (this.#files.size === 0) throw new StartError(`${empty}: check MERCHANTS_DIR, and that its volume is mounted.`)
    this.#log(`${empty}: continuing to serve them.`)
    return true
  }

  states(): readonly BrandState[] {
    return [...this.#files.values()].map(({ id, errors }) => ({
      id,
      serving: !this.served.has(id) ? 'nothing' : errors.length > 0 ? 'last-good' : 'current',
      mistakes: errors.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
    }))
  }

  /** The codes that merchants have now: from their files, or from the served version if these are invalid. */
  #codes(): ReadonlySet<string> {
    const merchants = [...this.#files.keys()].flatMap((id) => this.#requested.get(id) ?? this.#admitted.get(id) ?? [])
    return new Set(merchants.map(({ config }) => config.merchant.code))
  }

  /** Codes and domains of the brands that have been started or are being served: no other folder takes them over. */
  #holders(): ClaimHolders {
    const admitted = [...this.#admitted.values()]
    const started = this.#admission?.list() ?? admitted.map(({ id, config }) => ({ code: config.merchant.code, folder: id }))
    const stored = (this.#revisions?.list() ?? []).filter(({ folder }) => !this.#admitted.has(folder))
    return {
      codes: new Map(started.flatMap(({ code, folder }) => (folder === null ? [] : [[code, folder] as const]))),
      domains: new Map([
        ...stored.flatMap(({ folder, domains }) => domains.map((domain) => [domain, folder] as const)),
        ...admitted.flatMap(({ id, config }) => config.merchant.domains.map((domain) => [domain, id] as const)),
      ]),
    }
  }

  #publish(): void {
    const previous = this.served
    const served = new Map(
      [...this.#files.keys()].flatMap((id) => {
        const merchant = this.#admitted.get(id)
        return merchant ? [[id, merchant] as const] : []
      }),
    )
    this.served = served
    const isCurrent = (merchant: ServedMerchant): boolean => this.#requested.get(merchant.id) === merchant
    this.hosts = createHostTable([...served.values()], { isCurrent, localHosts: this.#localHosts })
    const states = [...this.#files.values()].map((files) => ({ ...files, served: served.get(files.id) }))
    for (const line of this.#report.report(states)) this.#log(line)
    for (const [id, merchant] of served) if (previous.get(id) !== merchant) for (const listener of this.#listeners) listener(merchant)
  }
}

interface HostOptions {
  readonly isCurrent: (merchant: ServedMerchant) => boolean
  readonly localHosts: boolean
}

const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** If two versions claim a domain, it belongs to the one whose current files are served. */
function createHostTable(
  merchants: readonly ServedMerchant[],
  { isCurrent, localHosts }: HostOptions,
): ReadonlyMap<string, ServedMerchant> {
  const hosts = new Map<string, ServedMerchant>()
  for (const merchant of [...merchants.filter(isCurrent), ...merchants.filter((one) => !isCurrent(one))])
    for (const domain of merchant.config.merchant.domains) if (!hosts.has(domain)) hosts.set(domain, merchant)
  if (localHosts) for (const merchant of merchants) hosts.set(`${merchant.id}.localhost`, merchant)
  return hosts
}
