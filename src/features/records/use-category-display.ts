import { useConfig, useSite, useText } from '../../engine/index.ts'
import type { IconName } from '../../ui/media/icons.ts'

/** The name and the picture of a game category; the category itself where the brand has it no more. */
export function useCategoryDisplay(): (category: string) => { readonly name: string; readonly icon: IconName } {
  const categories = useConfig(({ games }) => games.categories)
  const text = useText()
  return (id) => {
    const category = Object.hasOwn(categories, id) ? categories[id] : undefined
    return { name: category ? text(category.name) : id, icon: category?.icon ?? 'play' }
  }
}

/** The name of a vendor by its code; the code where the brand offers the vendor no more. */
export function useVendorName(): (code: string) => string {
  const categories = useSite((site) => site.categories)
  const names = new Map(categories.flatMap(({ vendors }) => vendors.map(({ code, name }) => [code, name] as const)))
  return (code) => names.get(code) ?? code
}
