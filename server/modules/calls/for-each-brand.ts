import type { Database } from '../../database/database.ts'
import { describeFault } from './call-error.ts'

/** What work on every brand is done with. */
export interface BrandJobDeps<B extends { readonly id: string }> {
  readonly brands: { all(): readonly B[] }
  readonly log: (line: string) => void
  /** Once it says so, no other brand is begun with. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Works on one brand after the other. One that fails keeps no other from it: what could not be done there is logged, as
 * a sentence that ends with the reason.
 */
export async function forEachBrand<B extends { readonly id: string }>(
  { brands, log, signal }: BrandJobDeps<B>,
  failure: (id: string) => string,
  work: (brand: B) => Promise<void>,
): Promise<void> {
  for (const brand of brands.all()) {
    if (signal?.aborted === true) return
    try {
      await work(brand)
    } catch (error) {
      log(`${failure(brand.id)}: ${describeFault(error)}`)
    }
  }
}

/** Finds, in one question for all of them, the merchants of whom something is true. */
export type MerchantQuery = (db: Database) => Promise<readonly { readonly merchant: string }[]>

interface DueBrand {
  readonly id: string
  readonly config: { readonly merchant: { readonly code: string } }
}

/** The same where most brands have nothing to do most of the time. */
export interface DueBrandJobDeps<B extends DueBrand> extends BrandJobDeps<B> {
  readonly sites: { merchantsOf(question: MerchantQuery): Promise<ReadonlySet<string>> }
}

/** Works on those brands alone of which `due` is true: however many there are, the idle ones cost one statement. */
export async function forEachDueBrand<B extends DueBrand>(
  deps: DueBrandJobDeps<B>,
  due: MerchantQuery,
  failure: (id: string) => string,
  work: (brand: B) => Promise<void>,
): Promise<void> {
  try {
    const codes = await deps.sites.merchantsOf(due)
    const brands = deps.brands.all().filter(({ config }) => codes.has(config.merchant.code))
    await forEachBrand({ ...deps, brands: { all: () => brands } }, failure, work)
  } catch (error) {
    deps.log(`${failure('every brand')}: ${describeFault(error)}`)
  }
}
