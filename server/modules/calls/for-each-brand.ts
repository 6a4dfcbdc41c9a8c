import type { Database } from '../../database/database.ts'
import { describeFault } from './call-error.ts'

/** What work on every brand is done with. */
export interface BrandsAtWork<B extends { readonly id: string }> {
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
  { brands, log, signal }: BrandsAtWork<B>,
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
export type MerchantsQuestion = (db: Database) => Promise<readonly { readonly merchant: string }[]>

interface DueBrand {
  readonly id: string
  readonly config: { readonly merchant: { readonly code: string } }
}

/** The same where most brands have nothing to do most of the time. */
export interface DueBrandsAtWork<B extends DueBrand> extends BrandsAtWork<B> {
  readonly sites: { merchantsOf(question: MerchantsQuestion): Promise<ReadonlySet<string>> }
}

/** Works on those brands alone of which `due` is true: however many there are, the idle ones cost one statement. */
export async function forEachBrandDue<B extends DueBrand>(
  parts: DueBrandsAtWork<B>,
  due: MerchantsQuestion,
  failure: (id: string) => string,
  work: (brand: B) => Promise<void>,
): Promise<void> {
  try {
    const codes = await parts.sites.merchantsOf(due)
    const brands = parts.brands.all().filter(({ config }) => codes.has(config.merchant.code))
    await forEachBrand({ ...parts, brands: { all: () => brands } }, failure, work)
  } catch (error) {
    parts.log(`${failure('every brand')}: ${describeFault(error)}`)
  }
}
