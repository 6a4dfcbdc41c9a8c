import { type SiteCategory, useEngine, useSearchState } from '../../engine/index.ts'

/**
 * The vendor whose page of a category is shown, by the address; the first where it names none or one that nobody knows.
 * Choosing another is remembered as current.
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
