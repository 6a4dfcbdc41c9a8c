import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'
import { withSeedError, SeedError } from './seed-error.ts'

/** Stores the content of a brand's files. Returns whether it differed from the stored content. */
export type ApplyContent = (tenant: Tenant, config: MerchantConfig) => Promise<boolean>

interface ContentUpdaterOptions {
  readonly apply: ApplyContent
  readonly tenant: (brand: Brand) => Tenant
  readonly log: (line: string) => void
}

/**
 * Stores the player-facing content of this server's brand files in the database. Each server applies each version only
 * once, so that two servers with different files do not keep overwriting each other's content.
 */
export class ContentUpdater {
  readonly #options: ContentUpdaterOptions
  /** The newest known version of each brand: a request may still have an older one. */
  readonly #newest = new Map<string, Brand>()
  readonly #applied = new Map<string, MerchantConfig['content']>()
  readonly #work = new Map<string, Promise<unknown>>()

  constructor(options: ContentUpdaterOptions) {
    this.#options = options
  }

  /** Records that a brand is served from a new version of its files. */
  record(brand: Brand): void {
    this.#newest.set(brand.config.merchant.code, brand)
  }

  /**
   * Applies the newest content unless it has been applied already, one version at a time. Returns whether anything
   * changed. If the database rejects the content of an existing site, logs the error and keeps the previous content.
   * @throws SeedError if the database rejects the content of a new site
   */
  async applyNewest(brand: Brand, isExistingSite: boolean): Promise<boolean> {
    const { code } = brand.config.merchant
    if (this.#isApplied(brand)) return false
    const work = (this.#work.get(code) ?? Promise.resolve()).then(() => this.#apply(this.#newest.get(code) ?? brand, isExistingSite))
    this.#work.set(
      code,
      work.catch(() => undefined),
    )
    return work
  }

  #isApplied(brand: Brand): boolean {
    const { code } = brand.config.merchant
    return this.#applied.get(code) === (this.#newest.get(code) ?? brand).config.content
  }

  async #apply(brand: Brand, isExistingSite: boolean): Promise<boolean> {
    const { apply, tenant, log } = this.#options
    if (this.#isApplied(brand)) return false
    const changed = await withSeedError('content', () => apply(tenant(brand), brand.config)).catch((error: unknown) => {
      if (!(error instanceof SeedError) || !isExistingSite) throw error
      log(`${brand.id}: the content of its files could not be stored; keeping the previous content: ${String(error.cause)}`)
      return false
    })
    this.#applied.set(brand.config.merchant.code, brand.config.content)
    return changed
  }
}
