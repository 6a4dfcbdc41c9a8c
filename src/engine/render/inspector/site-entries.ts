import type { Site } from '../../contract/site.ts'

/**
 * Maps each object that widgets render but that is configured outside of their nodes to its JSON Pointer in the
 * configuration: entries of bars with their actions, entries of centres, and game categories.
 */
export function getEntryPointers({ navigation, categories, menus }: Site): ReadonlyMap<object, string> {
  const pointers = new Map<object, string>()
  for (const [bar, items] of Object.entries(navigation))
    for (const item of items) {
      pointers.set(item, `/navigation/${bar}/${item.id}`)
      pointers.set(item.action, `/navigation/${bar}/${item.id}`)
    }
  for (const category of categories) pointers.set(category, `/games/categories/${category.id}`)
  for (const [panel, { items }] of Object.entries(menus)) for (const item of items) pointers.set(item, `/menus/${panel}/items/${item.id}`)
  return pointers
}
