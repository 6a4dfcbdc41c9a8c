import { createHash } from 'node:crypto'
import { compileMerchants, type CompiledMerchant, type Diagnostic, type RecordedOwners } from '../../../src/engine/compile/index.ts'
import { formatCount } from '../../../src/engine/rules/format-count.ts'
import { StartupError } from '../../database/errors.ts'
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
  readonly revision?: string | undefined
}

/** The state of the files of a folder. */
interface LoadedFiles {
  readonly files: Map<string, FilesState>
  readonly current: Map<string, ServedMerchant>
}

const retryMilliseconds = 2_000

/**
 * The merchants of a folder: the current state of their files, and the last valid and admitted version, which is
 * served.
 */
export class LiveMerchants {
  served: ReadonlyMap<string, ServedMerchant> = new Map()
  hosts: ReadonlyMap<string, ServedMerchant> = new Map()
  #root: string
  /** Revision of the bundle that the folder comes from; `undefined` if it is computed from the served versions. */
  #revision: string | undefined
  readonly #log: LiveOptions['log']
  readonly #admission: Admission | undefined
  readonly #localHosts: boolean
  readonly #revisions: Revisions | undefined
  readonly #assetsOrigin: string | undefined
  /** Folders whose stored revision has been restored, or found unusable. */
  readonly #restored = new Set<string>()
  /** Versions that are served from stored copies of their files. */
  readonly #copies = new WeakSet<ServedMerchant>()
  #saving = Promise.resolve()
  readonly #listeners = new Set<(merchant: ServedMerchant) => void>()
  readonly #report = new MerchantReport()
  /** State of each merchant's files. */
  #files = new Map<string, FilesState>()
  /** The version that each merchant's current files define, if they are valid. */
  #current = new Map<string, ServedMerchant>()
  /** The last admitted version of each merchant. */
  readonly #admitted = new Map<string, ServedMerchant>()
  readonly #provisioning = new Map<ServedMerchant, Promise<void>>()
  readonly #retries = new Set<NodeJS.Timeout>()
  #closed = false

  constructor(root: string, { log, admission, localHosts, revisions, assetsOrigin, revision }: LiveOptions) {
    this.#root = root
    this.#revision = revision
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
   * Reads all files again. Merchants that first have to be provisioned are served afterwards; the others do not wait
   * for them.
   * @throws StartupError if brands are stored, but the first load finds no folder
   */
  async reload(): Promise<void> {
    const loaded = await this.#load(this.#root)
    if (loaded.files.size > 0 || !this.#isUnexpectedlyEmpty()) await this.#apply(loaded)
  }

  /**
   * Reads the merchants of another folder from now on, unless one of them is invalid. Returns the errors: the folder
   * was replaced if there are none. Files of the previous folder remain in use by merchants that are the same in both.
   */
  async replaceFolder(root: string, revision: string): Promise<readonly Diagnostic[]> {
    const loaded = await this.#load(root)
    const errors = [...loaded.files.values()].flatMap((state) => state.errors)
    if (errors.length > 0) return errors
    this.#root = root
    this.#revision = revision
    await this.#apply(loaded)
    return []
  }

  /** Hash that is the same on all servers with the same merchants. */
  revision(): string {
    if (this.#revision !== undefined) return this.#revision
    const hash = createHash('sha256')
    for (const [id, { version }] of [...this.served].toSorted(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${id} ${version}\n`)
    return hash.digest('hex')
  }

  async #load(root: string): Promise<LoadedFiles> {
    const files = new Map<string, FilesState>()
    const current = new Map<string, ServedMerchant>()
    for await (const compiled of compileMerchants(root, undefined, this.#getRecordedOwners())) {
      const { id, chain, diagnostics } = compiled
      files.set(id, { id, chain, errors: diagnostics.filter(({ severity }) => severity === 'error') })
      const merchant = this.#reuseKnownVersion(compiled)
      if (merchant) current.set(id, merchant)
    }
    return { files, current }
  }

  async #apply({ files, current }: LoadedFiles): Promise<void> {
    this.#files = files
    this.#current = current
    for (const id of this.#admitted.keys()) if (!files.has(id)) this.#admitted.delete(id)
    const provisioningCountBefore = this.#provisioning.size
    for (const merchant of current.values()) this.#admitOrProvision(merchant)
    const newCount = this.#provisioning.size - provisioningCountBefore
    await this.#restore()
    if (newCount > 0) this.#log(`Creating ${formatCount(newCount, 'brand')} in the database …`)
    this.#publish()
  }

  /** Logs new and changed merchants from now on. */
  logChanges(): void {
    this.#report.logChanges()
  }

  /** Resolves when no merchant is being provisioned: each is served, has errors, or is to be retried later. */
  async whenProvisioned(): Promise<void> {
    await Promise.all(this.#provisioning.values())
  }

  /** Resolves when the storing of every version that is being served has succeeded or failed. */
  async whenStored(): Promise<void> {
    await this.#saving
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const retry of this.#retries) clearTimeout(retry)
    await this.whenProvisioned()
    await this.whenStored()
  }

  /**
   * Returns the existing object if the version is known, even if there were other versions in between; otherwise a new
   * object. `undefined` if the merchant is invalid.
   */
  #reuseKnownVersion(compiled: CompiledMerchant): ServedMerchant | undefined {
    const merchant = toServedMerchant(compiled, this.#assetsOrigin)
    const candidates = [this.#current.get(compiled.id), this.#admitted.get(compiled.id)]
    return merchant && (candidates.find((candidate) => candidate?.version === merchant.version && !this.#copies.has(candidate)) ?? merchant)
  }

  #admitOrProvision(merchant: ServedMerchant): void {
    if (this.#admitted.get(merchant.id) === merchant || this.#provisioning.has(merchant)) return
    const errors = this.#admission ? this.#admission.validate(merchant, this.#codes()) : []
    if (errors) this.#applyAdmissionResult(merchant, errors)
    else this.#provisioning.set(merchant, this.#provision(merchant))
  }

  async #provision(merchant: ServedMerchant): Promise<void> {
    try {
      const errors = (await this.#admission?.provision(merchant, this.#codes())) ?? []
      this.#applyAdmissionResult(merchant, errors)
    } catch (error) {
      this.#log(`${merchant.id}: could not be created in the database, retrying later: ${describeError(error)}`)
      const retryTimer = setTimeout(() => {
        this.#retries.delete(retryTimer)
        if (this.#current.get(merchant.id) === merchant) this.#admitOrProvision(merchant)
      }, retryMilliseconds)
      if (this.#closed) clearTimeout(retryTimer)
      else this.#retries.add(retryTimer)
    } finally {
      this.#provisioning.delete(merchant)
      this.#publish()
    }
  }

  /** Applies the admission result of a version. It is ignored if the files have changed since. */
  #applyAdmissionResult(merchant: ServedMerchant, errors: readonly Diagnostic[]): void {
    const files = this.#files.get(merchant.id)
    if (!files || this.#current.get(merchant.id) !== merchant) return
    if (errors.length === 0) this.#admit(merchant)
    this.#files.set(merchant.id, { ...files, errors })
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
      const current = this.#current.get(id)
      const isBeingProvisioned = current !== undefined && this.#provisioning.has(current)
      if (!this.#files.has(id) || this.#admitted.has(id) || isBeingProvisioned || this.#restored.has(id)) continue
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
    const restoredRevision = await this.#revisions?.restore(id)
    const merchant = restoredRevision && toServedMerchant(restoredRevision.compiled, this.#assetsOrigin)
    const admissionErrors = merchant ? this.#admission?.validate(merchant, this.#codes()) : undefined
    const errors = admissionErrors ?? restoredRevision?.compiled.diagnostics.filter(({ severity }) => severity === 'error') ?? []
    if (merchant && (!this.#admission || admissionErrors?.length === 0)) {
      this.#copies.add(merchant)
      this.#admitted.set(id, merchant)
      this.#log(`${id}: serving its last good version, stored at ${restoredRevision.savedAt.toISOString()}`)
    } else this.#log(`${id}: its last good version cannot be served any more. ${errors[0]?.message ?? ''}`.trimEnd())
  }

  /**
   * Whether the root has no folders although brands are known. It is treated as temporarily unavailable, such as a
   * volume that is not mounted.
   * @throws StartupError if no folder has been read before
   */
  #isUnexpectedlyEmpty(): boolean {
    const brandCount = Math.max(this.#files.size, this.#revisions?.list().length ?? 0)
    if (brandCount === 0) return false
    const emptyMessage = `${this.#root} contains no brand, but ${brandCount} ${brandCount === 1 ? 'is' : 'are'} known`
    if (this.#files.size === 0) throw new StartupError(`${emptyMessage}: check MERCHANTS_DIR, and that its volume is mounted.`)
    this.#log(`${emptyMessage}: continuing to serve them.`)
    return true
  }

  states(): readonly BrandState[] {
    return [...this.#files.values()].map(({ id, errors }) => ({
      id,
      serving: !this.served.has(id) ? 'nothing' : errors.length > 0 ? 'last-good' : 'current',
      errors: errors.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
    }))
  }

  /** The current codes of all merchants: from their files, or from the served version if the files are invalid. */
  #codes(): ReadonlySet<string> {
    const merchants = [...this.#files.keys()].flatMap((id) => this.#current.get(id) ?? this.#admitted.get(id) ?? [])
    return new Set(merchants.map(({ config }) => config.merchant.code))
  }

  /**
   * Codes of the provisioned brands, and domains of the served and the stored ones: no other folder can take them over.
   */
  #getRecordedOwners(): RecordedOwners {
    const admitted = [...this.#admitted.values()]
    const provisioned = this.#admission?.list() ?? admitted.map(({ id, config }) => ({ code: config.merchant.code, folder: id }))
    const stored = (this.#revisions?.list() ?? []).filter(({ folder }) => !this.#admitted.has(folder))
    return {
      codes: new Map(provisioned.flatMap(({ code, folder }) => (folder === null ? [] : [[code, folder] as const]))),
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
    const isCurrent = (merchant: ServedMerchant): boolean => this.#current.get(merchant.id) === merchant
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

/** Maps host names to merchants. If two merchants claim a domain, the one whose current files are served has it. */
function createHostTable(
  merchants: readonly ServedMerchant[],
  { isCurrent, localHosts }: HostOptions,
): ReadonlyMap<string, ServedMerchant> {
  const hosts = new Map<string, ServedMerchant>()
  for (const merchant of [...merchants.filter(isCurrent), ...merchants.filter((candidate) => !isCurrent(candidate))])
    for (const domain of merchant.config.merchant.domains) if (!hosts.has(domain)) hosts.set(domain, merchant)
  if (localHosts) for (const merchant of merchants) hosts.set(`${merchant.id}.localhost`, merchant)
  return hosts
}
