import type { Diagnostic } from '../../../../src/engine/compile/index.ts'
import type { Database } from '../../../database/database.ts'
import { StartupError } from '../../../database/errors.ts'
import type { Log } from '../../../telemetry/log.ts'
import { findBundleTime, updateBundleTime } from '../store/bundle-time.ts'
import { assertCurrent } from './assert-current.ts'
import { BundleError, FutureBundleError } from './bundle-format.ts'
import type { BundlePublicKey } from './bundle-keys.ts'
import { type BundleStore, openBundleStore } from './bundle-store.ts'
import { BundleUnavailableError, fetchBundle, type Validators } from './fetch-bundle.ts'
import { formatErrors } from './format-errors.ts'
import { readBundle, type VerifiedBundle } from './read-bundle.ts'

/** The address of a server's bundle, and how the bundle is verified and polled. */
export interface BundleSettings {
  readonly url: URL
  readonly publicKeys: readonly BundlePublicKey[]
  /** 0 if it is fetched only at start-up. */
  readonly pollSeconds: number
  /** Whether a bundle may replace a newer one. */
  readonly allowsOlder: boolean
}

interface BundleDeps {
  readonly settings: BundleSettings
  readonly dataDir: string
  readonly database: Database
  readonly log: Log
}

/** Serves the brands of a folder, which each new bundle replaces. */
interface BundleTarget {
  /** Reads the brands of another folder from now on, unless one of them is invalid. Returns the errors. */
  replaceFolder(folder: string, revision: string): Promise<readonly Diagnostic[]>
  /** The merchant folders with files that are being served. */
  usedFolders(): ReadonlySet<string>
}

/** Outcomes of a fetch: a new revision, the same one, a bundle that must not be used, or any other failure. */
type FetchOutcome = 'updated' | 'unchanged' | 'refused' | 'failed'

interface BundleInUse {
  readonly folder: string
  readonly revision: string
  readonly createdAt: string
  /** Whether the next start can use it. */
  readonly isStored: boolean
}

/**
 * Opens the bundle of a server: fetches, verifies and unpacks it. If it cannot be fetched or is refused, the newest
 * bundle that this server has accepted before is verified again and used.
 * @throws StartupError if there is none, or if it cannot be used either
 */
export async function openBundleSource(deps: BundleDeps): Promise<BundleSource> {
  const store = await openBundleStore(deps.dataDir)
  return BundleSource.start(deps, store)
}

/** The bundle that a server uses, and polls for changes while it runs. */
export class BundleSource {
  readonly #deps: BundleDeps
  readonly #store: BundleStore
  readonly #counts: Record<FetchOutcome, number> = { updated: 0, unchanged: 0, refused: 0, failed: 0 }
  #inUse: BundleInUse = { folder: '', revision: '', createdAt: new Date(0).toISOString(), isStored: false }
  #validators: Validators | undefined
  /** Why the bundle that the validators identify is refused; `undefined` if it is not. */
  #refusal: BundleError | undefined
  /** Message of the problem that was logged last, until it is solved. */
  #problem: string | undefined

  private constructor(deps: BundleDeps, store: BundleStore) {
    this.#deps = deps
    this.#store = store
  }

  static async start(deps: BundleDeps, store: BundleStore): Promise<BundleSource> {
    const source = new BundleSource(deps, store)
    try {
      source.#recordOutcome(await source.#fetch((bundle) => source.#unpack(bundle)))
      deps.log(`Brands of MERCHANTS_URL: ${source.#describe()}`)
    } catch (error) {
      if (!isBundleProblem(error)) throw error
      await source.#startFromStore(error)
    }
    return source
  }

  /** Folder of the brands in use. */
  get folder(): string {
    return this.#inUse.folder
  }

  get revision(): string {
    return this.#inUse.revision
  }

  /** Number of fetches since the start, by outcome. */
  countFetches(): Readonly<Record<FetchOutcome, number>> {
    return this.#counts
  }

  /** Fetches the bundle again, and passes a new one to the target. Never rejects; a repeated problem is logged once. */
  async poll(target: BundleTarget, signal?: AbortSignal): Promise<void> {
    const { log } = this.#deps
    try {
      await this.#store.deleteUnused(this.#inUse.folder, target.usedFolders())
      const outcome = await this.#fetch((bundle) => this.#replace(bundle, target), signal)
      this.#recordOutcome(outcome)
      if (outcome === 'updated') log(`Serving the brands of MERCHANTS_URL: ${this.#describe()}`)
      else if (this.#problem !== undefined) log('The bundle of MERCHANTS_URL can be used again')
      this.#problem = undefined
    } catch (error) {
      if (signal?.aborted !== true) this.#report(error)
    }
  }

  /**
   * Fetches the bundle, and applies it if it has another revision.
   * @throws BundleUnavailableError; BundleError if it is refused, or has not changed since it was refused
   */
  async #fetch(apply: (bundle: VerifiedBundle) => Promise<void>, signal?: AbortSignal): Promise<'updated' | 'unchanged'> {
    const fetchedBundle = await fetchBundle(this.#deps.settings.url, this.#getValidators(), signal)
    if (!fetchedBundle) {
      if (this.#refusal) throw this.#refusal
      return 'unchanged'
    }
    try {
      const outcome = await this.#accept(await this.#verify(fetchedBundle.content), apply)
      this.#validators = fetchedBundle.validators
      this.#refusal = undefined
      return outcome
    } catch (error) {
      // A refused bundle is not fetched again until it changes, or until a bundle dated in the future has become valid.
      if (error instanceof BundleError) {
        this.#validators = fetchedBundle.validators
        this.#refusal = error
      }
      throw error
    }
  }

  /** Returns the validators of the fetched bundle; `undefined` if it was dated in the future and has become valid. */
  #getValidators(): Validators | undefined {
    const hasBecomeValid = this.#refusal instanceof FutureBundleError && Date.now() >= this.#refusal.validFrom
    return hasBecomeValid ? undefined : this.#validators
  }

  #verify(content: Buffer): Promise<VerifiedBundle> {
    return readBundle(content, this.#deps.settings.publicKeys)
  }

  async #accept(bundle: VerifiedBundle, apply: (bundle: VerifiedBundle) => Promise<void>): Promise<'updated' | 'unchanged'> {
    const { database, settings } = this.#deps
    const { revision, createdAt } = bundle.manifest
    const isSameRevision = revision === this.#inUse.revision
    if (isSameRevision && this.#inUse.isStored && createdAt <= this.#inUse.createdAt) return 'unchanged'
    const newestTime = Math.max((await findBundleTime(database))?.getTime() ?? 0, Date.parse(this.#inUse.createdAt))
    assertCurrent(bundle.manifest, { newest: new Date(newestTime), allowsOlder: settings.allowsOlder })
    if (!isSameRevision) await apply(bundle)
    await this.#store.write(bundle.content)
    await updateBundleTime(database, new Date(createdAt), settings.allowsOlder)
    this.#inUse = { ...this.#inUse, createdAt, isStored: true }
    return isSameRevision ? 'unchanged' : 'updated'
  }

  async #unpack({ archive, manifest }: VerifiedBundle): Promise<void> {
    const { revision, createdAt } = manifest
    this.#inUse = { folder: await this.#store.unpack(archive, manifest), revision, createdAt, isStored: false }
  }

  async #replace({ archive, manifest }: VerifiedBundle, target: BundleTarget): Promise<void> {
    const { revision, createdAt } = manifest
    const folder = await this.#store.unpack(archive, manifest)
    const errors = await target.replaceFolder(folder, revision)
    if (errors.length > 0) {
      await this.#store.delete(folder)
      throw new BundleError(formatErrors(errors, folder))
    }
    this.#inUse = { folder, revision, createdAt, isStored: false }
  }

  async #startFromStore(reason: Error): Promise<void> {
    const content = await this.#store.read()
    if (!content)
      throw new StartupError(`MERCHANTS_URL: ${reason.message} There is no earlier bundle in DATA_DIR to start with.`, { cause: reason })
    try {
      const bundle = await this.#verify(content)
      await this.#unpack(bundle)
    } catch (error) {
      if (!(error instanceof BundleError)) throw error
      throw new StartupError(`MERCHANTS_URL: ${reason.message} The bundle in DATA_DIR cannot replace it. ${error.message}`, {
        cause: error,
      })
    }
    this.#inUse = { ...this.#inUse, isStored: true }
    this.#report(reason)
  }

  #recordOutcome(outcome: FetchOutcome): void {
    this.#counts[outcome]++
  }

  #report(error: unknown): void {
    const outcome = error instanceof BundleError ? 'refused' : 'failed'
    const message = error instanceof Error ? error.message : String(error)
    this.#recordOutcome(outcome)
    if (this.#problem === message) return
    this.#problem = message
    const verb = outcome === 'refused' ? 'is refused' : 'could not be updated'
    this.#deps.log(`The bundle of MERCHANTS_URL ${verb}; using ${this.#describe()}. ${message}`, {
      level: outcome === 'refused' ? 'error' : 'warn',
    })
  }

  #describe(): string {
    return `revision ${this.#inUse.revision.slice(0, 12)}, created at ${this.#inUse.createdAt}`
  }
}

const isBundleProblem = (error: unknown): error is Error => error instanceof BundleError || error instanceof BundleUnavailableError
