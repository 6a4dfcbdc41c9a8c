import { categoryPath, type Engine } from '../../engine/index.ts'

/** Opens the page of a category with its first vendor, or says that there is none. */
export function openFirstVendor(engine: Engine, id: string): void {
  const { site, account, location } = engine
  const vendor = site.get().categories.find((category) => category.id === id)?.vendors[0]?.code
  const path = categoryPath(site.get(), id, vendor)
  if (path === undefined) return void engine.warn({ text: 'error_game_maintenance', confirm: 'in_increase_submit' })
  if (vendor !== undefined) account.setCurrentVendor(vendor)
  location.push(path)
}
