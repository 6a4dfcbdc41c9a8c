import type { SiteCategory } from '../../engine/index.ts'

type Vendor = SiteCategory['vendors'][number]

/** Every vendor of these categories once, in the order in which they first come. */
export function listVendors(categories: readonly Pick<SiteCategory, 'vendors'>[]): readonly Vendor[] {
  const byCode = new Map<string, Vendor>()
  for (const vendor of categories.flatMap((category) => category.vendors)) if (!byCode.has(vendor.code)) byCode.set(vendor.code, vendor)
  return [...byCode.values()]
}
