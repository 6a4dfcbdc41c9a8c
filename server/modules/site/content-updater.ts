import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'
import { withSeedError, SeedError } from './seed-error.ts'

/** Applies the content of a brand's files. Returns whether it differed from what any server applied before. */
export type ApplyContent = (tenant: Tenant, config: MerchantConfig) => Promise<boolean>

interface ContentUpdaterOptions {
  readonly apply: ApplyContent
  readonly tenant: (brand: Brand) => Tenant
  readonly log: (line: string) => void
}

/**
 * Applies the content of this server's files for players. Each version is applied once, so that two servers with
 * different files do not undo each other's changes.
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
   * Applies the newest content if it was not applied yet, one version at a time. Returns whether anything changed.
   * Content that the database rejects is logged and leaves a brand that was started before unchanged.
   */
  async applyNewest(brand: Brand, isStarted: boolean): Promise<boolean> {
    const { code } = brand.config.merchant
    if (this.#isApplied(brand)) return false
    const work = (this.#work.get(code) ?? Promise.resolve()).then(() => this.#apply(this.#newest.get(code) ?? brand, isStarted))
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

  async #apply(brand: Brand, isStarted: boolean): Promise<boolean> {
    const { apply, tenant, log } = this.#options
    if (this.#isApplied(brand)) return false
    const changed = await withSeedError('content', () => apply(tenant(brand), brand.config)).catch((error: unknown) => {
      if (!(error instanceof SeedError) || !isStarted) throw error
      log(`${brand.id}: the content of its files cannot be stored, the previous content stays: ${String(error.cause)}`)
      return false
    })
    this.#applied.set(brand.config.merchant.code, brand.config.content)
    return changed
  }
}
