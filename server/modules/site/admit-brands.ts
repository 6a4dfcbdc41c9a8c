import { checkProvisionedSite, type Diagnostic } from '../../../src/engine/compile/index.ts'
import type { Admission, ServedMerchant } from '../brands/index.ts'
import type { Database } from '../../database/database.ts'
import { listSites } from './store/seed.ts'
import { createSiteStore } from './store/site.ts'
import { FairQueue } from '../../queue/fair-queue.ts'
import { toSeedDiagnostic } from './seed-diagnostic.ts'
import { SeedError } from './seed-error.ts'
import type { Sites } from './sites.ts'

/**
 * Limits how many brands are provisioned concurrently, because each uses a database connection. A brand that waits
 * too long fails and is retried.
 */
const admissionQueue = {
  concurrency: 3,
  maxWaiting: { all: Infinity, brand: Infinity, address: Infinity },
  timeoutMilliseconds: 600_000,
  createBusyError: () => new Error('Too many brands are waiting to be provisioned.'),
}

/**
 * The brands that exist in the platform's database, with the currency and exponent that were fixed at their creation,
 * and the folder that currently has their code.
 */
export interface ProvisionedBrands extends Admission {
  /**
   * Releases a code from its folder, so that another folder can use it. The accounts stay with the code. Returns
   * whether the code exists.
   */
  release(code: string): Promise<boolean>
}

/**
 * Loads the brands that exist in the database. A brand is admitted once it has been created there with its initial
 * data, and only if its currency, its exponent and the code in its folder are unchanged. A brand whose creation fails
 * is not served; others are unaffected.
 */
export async function loadProvisionedBrands({ database, sites }: { database: Database; sites: Sites }): Promise<ProvisionedBrands> {
  const provisionedByCode = new Map((await listSites(database)).map((site) => [site.code, site]))
  const queue = new FairQueue({ name: 'admission', ...admissionQueue })
  const validateProvisioned = (brand: ServedMerchant, codes: ReadonlySet<string>): readonly Diagnostic[] =>
    checkProvisionedSite(brand, [...provisionedByCode.values()], codes)

  return {
    list: () => [...provisionedByCode.values()],
    validate: (brand, codes) => {
      const diagnostics = validateProvisioned(brand, codes)
      const isProvisioned = provisionedByCode.get(brand.config.merchant.code)?.folder === brand.id
      return isProvisioned || diagnostics.length > 0 ? diagnostics : undefined
    },
    provision: (brand, codes) =>
      queue.run({ brand: brand.config.merchant.code, address: '' }, async () => {
        const { code } = brand.config.merchant
        try {
          const { currency, exponent, folder } = await sites.provision(brand)
          if (folder !== brand.id) await createSiteStore(sites.tenant(brand)).setBrandFolder(brand.id)
          provisionedByCode.set(code, { code, currency, exponent, folder: brand.id })
          return validateProvisioned(brand, codes)
        } catch (error) {
          if (error instanceof SeedError) return [toSeedDiagnostic(brand, error)]
          throw error
        }
      }),
    release: async (code) => {
      const site = provisionedByCode.get(code)
      if (!site || !(await createSiteStore({ code, db: database }).setBrandFolder(null))) return false
      provisionedByCode.set(code, { ...site, folder: null })
      return true
    },
  }
}
