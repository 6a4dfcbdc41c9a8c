import type { Database } from '../../database/database.ts'
import { describeError } from './api-error.ts'
import type { Log } from '../../telemetry/log.ts'

/** Dependencies of a job that runs for every brand. */
export interface BrandJobDeps<B extends { readonly id: string }> {
  readonly brands: { all(): readonly B[] }
  readonly log: Log
  /** Once aborted, no further brand is processed. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Processes the brands one by one. If one fails, the text of `describeFailure` and the type, code and stack of the
 * error are logged, and the others are still processed.
 */
export async function forEachBrand<B extends { readonly id: string }>(
  { brands, log, signal }: BrandJobDeps<B>,
  describeFailure: (id: string) => string,
  run: (brand: B) => Promise<void>,
): Promise<void> {
  for (const brand of brands.all()) {
    if (signal?.aborted === true) return
    try {
      await run(brand)
    } catch (error) {
      log(`${describeFailure(brand.id)}: ${describeError(error)}`, { brand: brand.id, error })
    }
  }
}

/** Finds the merchants that match a condition, with one query for all of them. */
export type MerchantQuery = (db: Database) => Promise<readonly { readonly merchant: string }[]>

interface DueBrand {
  readonly id: string
  readonly config: { readonly merchant: { readonly code: string } }
}

/** Dependencies of a job that processes only the brands with due work. */
export interface DueBrandJobDeps<B extends DueBrand> extends BrandJobDeps<B> {
  readonly sites: { listMerchants(query: MerchantQuery): Promise<ReadonlySet<string>> }
}

/**
 * Processes only the brands that `dueQuery` returns, so idle brands cost no query of their own. If `dueQuery` fails,
 * the error is logged and no brand is processed.
 */
export async function forEachDueBrand<B extends DueBrand>(
  deps: DueBrandJobDeps<B>,
  dueQuery: MerchantQuery,
  describeFailure: (id: string) => string,
  run: (brand: B) => Promise<void>,
): Promise<void> {
  try {
    const codes = await deps.sites.listMerchants(dueQuery)
    const brands = deps.brands.all().filter(({ config }) => codes.has(config.merchant.code))
    await forEachBrand({ ...deps, brands: { all: () => brands } }, describeFailure, run)
  } catch (error) {
    deps.log(`${describeFailure('every brand')}: ${describeError(error)}`, { error })
  }
}
