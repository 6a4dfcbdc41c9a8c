import { type SiteCategory, useEngine, useSearchState } from '../../engine/index.ts'

/**
 * The vendor of a category page, from the query parameter `page`; the first vendor if it is missing or unknown.
 * Choosing a vendor also stores it as the current vendor.
 */
export function useVendorPage(category: SiteCategory | undefined): [vendor: string | undefined, choose: (code: string) => void] {
  const { account } = useEngine()
  const vendors = category?.vendors ?? []
  const codes = vendors.map(({ code }) => code)
  const [page, setPage] = useSearchState('page', codes)
  const vendor = vendors.find(({ code }) => code === page) ?? vendors[0]
  const choose = (code: string): void => {
    account.setCurrentVendor(code)
    setPage(code)
  }
  return [vendor?.code, choose]
}
