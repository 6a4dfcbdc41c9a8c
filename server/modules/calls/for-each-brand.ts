import { describeFault } from './describe-fault.ts'

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
