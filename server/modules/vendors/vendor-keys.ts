import { randomBytes } from 'node:crypto'
import type { Tenant } from '../../database/tenant.ts'
import type { VendorKey } from '../../integrations/vendor-contract.ts'
import { type Secrets, createToken, decryptText, encryptText } from '../secrets/index.ts'
import { createVendorKeyStore } from './store/keys.ts'

/** Validity of the previous key after a rotation. */
const overlapMilliseconds = 86_400_000
/** Cache lifetime of keys: a key that was revoked through another server remains valid here for up to this time. */
const maxAgeMilliseconds = 5_000
/** Minimum interval between reads of the keys for requests with unknown keys. */
const minReloadMilliseconds = 500

interface CachedKeys {
  readonly keys: Promise<readonly (VendorKey & { readonly isCurrent: boolean })[]>
  readonly expiresAt: number
}

const instances = new WeakMap<Pick<Secrets, 'deriveKey'>, VendorKeys>()

/** Returns the keys of a platform. All callers share one cache, so that a key created by a command is used at once. */
export function getVendorKeys(secrets: Pick<Secrets, 'deriveKey'>): VendorKeys {
  const cached = instances.get(secrets) ?? new VendorKeys(secrets)
  instances.set(secrets, cached)
  return cached
}

/** Keys with which brands and vendors sign their requests to each other. They are stored encrypted. */
export class VendorKeys {
  readonly #encryptionKey: Buffer
  readonly #cache = new Map<string, CachedKeys>()

  constructor(secrets: Pick<Secrets, 'deriveKey'>) {
    this.#encryptionKey = secrets.deriveKey('vendor keys')
  }

  /** Returns the secret of a valid key; `undefined` if the vendor has no valid key with this id. */
  async findSecret(tenant: Tenant, vendor: string, id: string): Promise<string | undefined> {
    const match = (await this.#getKeys(tenant, vendor)).find((key) => key.id === id)
    if (match) return match.secret
    const cacheKey = createCacheKey(tenant, vendor)
    // The key may have been created since. The minimum interval prevents a query for each request with a guessed key.
    if ((this.#cache.get(cacheKey)?.expiresAt ?? 0) > Date.now() + maxAgeMilliseconds - minReloadMilliseconds) return undefined
    this.#cache.delete(cacheKey)
    return (await this.#getKeys(tenant, vendor)).find((key) => key.id === id)?.secret
  }

  /** Returns the current signing key, and creates it on first use. */
  async getCurrentKey(tenant: Tenant, vendor: string): Promise<VendorKey> {
    const match = (await this.#getKeys(tenant, vendor)).find(({ isCurrent }) => isCurrent)
    if (match) return match
    await createVendorKeyStore(tenant).insertFirst(vendor, this.#createKey(tenant))
    this.#cache.delete(createCacheKey(tenant, vendor))
    const created = (await this.#getKeys(tenant, vendor)).find(({ isCurrent }) => isCurrent)
    if (!created) throw new Error(`No current key for the vendor ${vendor} of ${tenant.code} after inserting one.`)
    return created
  }

  /** Lists the valid keys without their secrets, newest first. */
  async list(tenant: Tenant, vendor: string) {
    return (await createVendorKeyStore(tenant).listValid(vendor)).map(({ id, created_at: createdAt, ends_at: endsAt }) => ({
      id,
      createdAt: createdAt.toISOString(),
      ...(endsAt !== null && { endsAt: endsAt.toISOString() }),
    }))
  }

  /** Creates a new key. Previous keys stay valid for up to another day, or expire now if `immediately` is set. */
  async rotate(tenant: Tenant, vendor: string, immediately: boolean): Promise<VendorKey> {
    const created = this.#createKey(tenant)
    await createVendorKeyStore(tenant).replace(vendor, created, new Date(Date.now() + (immediately ? 0 : overlapMilliseconds)))
    this.#cache.delete(createCacheKey(tenant, vendor))
    return { id: created.id, secret: created.secret }
  }

  #createKey(tenant: Tenant): VendorKey & { readonly sealed: Buffer } {
    const secret = createToken()
    return { id: randomBytes(9).toString('base64url'), secret, sealed: encryptText(this.#encryptionKey, tenant.code, secret) }
  }

  #getKeys(tenant: Tenant, vendor: string): CachedKeys['keys'] {
    const cacheKey = createCacheKey(tenant, vendor)
    const cached = this.#cache.get(cacheKey)
    if (cached && cached.expiresAt > Date.now()) return cached.keys
    const entry = { keys: this.#loadKeys(tenant, vendor), expiresAt: Date.now() + maxAgeMilliseconds }
    this.#cache.set(cacheKey, entry)
    entry.keys.catch(() => this.#cache.get(cacheKey) === entry && this.#cache.delete(cacheKey))
    return entry.keys
  }

  async #loadKeys(tenant: Tenant, vendor: string): CachedKeys['keys'] {
    const rows = await createVendorKeyStore(tenant).listValid(vendor)
    return rows.map(({ id, sealed, ends_at }) => ({
      id,
      secret: decryptText(this.#encryptionKey, tenant.code, sealed),
      isCurrent: ends_at === null,
    }))
  }
}

const createCacheKey = ({ code }: Tenant, vendor: string): string => `${code} ${vendor}`
