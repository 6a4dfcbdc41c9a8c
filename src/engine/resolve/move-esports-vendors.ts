import type { GameMenu } from '../../generated/api.ts'

const sports = 'SPORTS'
const esports = 'ESPORTS'

/**
 * Returns the platform's game menus with the vendors of the brand's e-sports list, and their games, moved from SPORTS
 * to ESPORTS; the same array if SPORTS has none of these vendors.
 */
export function moveEsportsVendors(gameMenus: readonly GameMenu[], esportsVendors: readonly string[]): readonly GameMenu[] {
  const sportsMenu = gameMenus.find((menu) => menu.gameCategory === sports)
  if (sportsMenu === undefined || !sportsMenu.vendors.some((v) => esportsVendors.includes(v.vassalage))) return gameMenus
  const isMoved = (entry: { readonly vassalage: string }): boolean => esportsVendors.includes(entry.vassalage)
  const esportsMenu = gameMenus.find((menu) => menu.gameCategory === esports) ?? {
    title: esports,
    gameCategory: esports,
    vendors: [],
    cards: [],
  }
  const remainingMenu: GameMenu = {
    ...sportsMenu,
    vendors: sportsMenu.vendors.filter((v) => !isMoved(v)),
    cards: sportsMenu.cards.filter((c) => !isMoved(c)),
  }
  const extendedMenu: GameMenu = {
    ...esportsMenu,
    vendors: [...esportsMenu.vendors, ...sportsMenu.vendors.filter(isMoved)],
    cards: [...esportsMenu.cards, ...sportsMenu.cards.filter(isMoved)],
  }
  return [...gameMenus.filter((menu) => menu !== sportsMenu && menu !== esportsMenu), remainingMenu, extendedMenu]
}
