import type { GameMenu } from '../../generated/api.ts'

const sports = 'SPORTS'
const esports = 'ESPORTS'

/**
 * Returns the platform's game menus with the vendors of the brand's e-sports list, and their games, moved from SPORTS
 * to ESPORTS.
 */
export function moveEsportsVendors(gameMenus: readonly GameMenu[], esportsVendors: readonly string[]): readonly GameMenu[] {
  const source = gameMenus.find((menu) => menu.gameCategory === sports)
  if (source === undefined || !source.vendors.some((v) => esportsVendors.includes(v.vassalage))) return gameMenus
  const isMoved = (entry: { readonly vassalage: string }): boolean => esportsVendors.includes(entry.vassalage)
  const target = gameMenus.find((menu) => menu.gameCategory === esports) ?? {
    title: esports,
    gameCategory: esports,
    vendors: [],
    cards: [],
  }
  const remaining: GameMenu = {
    ...source,
    vendors: source.vendors.filter((v) => !isMoved(v)),
    cards: source.cards.filter((c) => !isMoved(c)),
  }
  const moved: GameMenu = {
    ...target,
    vendors: [...target.vendors, ...source.vendors.filter(isMoved)],
    cards: [...target.cards, ...source.cards.filter(isMoved)],
  }
  return [...gameMenus.filter((menu) => menu !== source && menu !== target), remaining, moved]
}
