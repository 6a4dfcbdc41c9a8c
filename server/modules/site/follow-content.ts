import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'
import { inPart, SeedError } from './seed-error.ts'

/** Applies the content of a brand's files. Whether it differed from what was applied before, by whichever server. */
export type ApplyContent = (tenant: Tenant, config: MerchantConfig) => Promise<boolean>

interface FollowOptions {
  readonly apply: ApplyContent
  readonly tenant: (brand: Brand) => Tenant
  readonly log: (line: string) => void
}

/**
 * Keeps what players read as this server's files say it. Each version of them is applied once: of two servers whose
 * files differ, neither undoes what the other did.
 */
export class FollowedContent {
  readonly #options: FollowOptions
  /** The newest version of each brand that was heard of: a request may still have an older one. */
  readonly #newest = new Map<string, Brand>()
  readonly #applied = new Map<string, MerchantConfig['content']>()
  readonly #work = new Map<string, Promise<unknown>>()

  constructor(options: FollowOptions) {
    this.#options = options
  }

  /** The brand is served by another version of its files from now on. */
  note(brand: Brand): void {
    this.#newest.set(brand.config.merchant.code, brand)
  }

  /**
   * Applies the newest content unless that was done, one version after the other. Whether anything changed. Content
   * that the database refuses leaves a brand that was started before as it is, and the log says so.
   */
  async follow(brand: Brand, isStarted: boolean): Promise<boolean> {
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
    const changed = await inPart('content', () => apply(tenant(brand), brand.config)).catch((error: unknown) => {
      if (!(error instanceof SeedError) || !isStarted) throw error
      log(`${brand.id}: the content of its files cannot be stored, players keep reading what was there: ${String(error.cause)}`)
      return false
    })
    this.#applied.set(brand.config.merchant.code, brand.config.content)
    return changed
  }
}
