import { useConfig, useText } from '../../engine/index.ts'
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
