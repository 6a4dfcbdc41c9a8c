import type { Database } from '../store/database.ts'
import { seededSites } from '../store/seed.ts'
import type { Brand } from './brands.ts'
import { describeFault } from './describe-fault.ts'
import type { Platform } from './platform.ts'

/** Starts every brand that the database does not know yet. One that fails keeps no other from being served. */
export async function startEvery(platform: Platform, database: Database): Promise<void> {
  const known = await seededSites(database)
  const fresh = platform.brands.all().filter(({ config }) => !known.has(config.merchant.code))
  if (fresh.length > 0) platform.log(`Seeding ${fresh.length} ${fresh.length === 1 ? 'brand' : 'brands'} …`)
  for (const brand of fresh) await startOne(platform, brand)
}

/** Starts one brand where the database does not know it. A failure is said in the log; the next request to the brand tries again. */
export async function startOne({ sites, log }: Platform, brand: Brand): Promise<void> {
  await sites.read(brand).catch((error: unknown) => log(`${brand.id} could not be started: ${describeFault(error)}`))
}
