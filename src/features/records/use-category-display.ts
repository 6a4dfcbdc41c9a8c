import { useConfig, useSite, useText } from '../../engine/index.ts'
import type { IconName } from '../../ui/media/icons.ts'

/** Returns a function that returns the name and icon of a game category; the code and a default icon if unknown. */
export function useCategoryDisplay(): (category: string) => { readonly name: string; readonly icon: IconName } {
  const categories = useConfig(({ games }) => games.categories)
  const text = useText()
  return (id) => {
    const category = Object.hasOwn(categories, id) ? categories[id] : undefined
    return { name: category ? text(category.name) : id, icon: category?.icon ?? 'play' }
  }
}

/** Returns a function that returns the name of a vendor; its code if no category of the site has the vendor. */
export function useVendorName(): (code: string) => string {
  const categories = useSite((site) => site.categories)
  const names = new Map(categories.flatMap(({ vendors }) => vendors.map(({ code, name }) => [code, name] as const)))
  return (code) => names.get(code) ?? code
}
