import { useSite } from '../../engine/index.ts'

/** The name of a vendor by its code; the code where the brand offers the vendor no more. */
export function useVendorName(): (code: string) => string {
  const categories = useSite((site) => site.categories)
  const names = new Map(categories.flatMap(({ vendors }) => vendors.map(({ code, name }) => [code, name] as const)))
  return (code) => names.get(code) ?? code
}
