import type { GameMenu } from '../../generated/api.ts'

const sports = 'SPORTS'
const esports = 'ESPORTS'

/**
 * Returns the platform's game menus with the vendors of the brand's e-sports list, and their games, moved from SPORTS
 * to ESPORTS.
 */
export function arrangeMenus(gameMenus: readonly GameMenu[], esportsVendors: readonly string[]): readonly GameMenu[] {
  const from = gameMenus.find((menu) => menu.gameCategory === sports)
  if (from === undefined || !from.vendors.some((v) => esportsVendors.includes(v.vassalage))) return gameMenus
  const moves = (entry: { readonly vassalage: string }): boolean => esportsVendors.includes(entry.vassalage)
  const to = gameMenus.find((menu) => menu.gameCategory === esports) ?? { title: esports, gameCategory: esports, vendors: [], cards: [] }
  const rest: GameMenu = { ...from, vendors: from.vendors.filter((v) => !moves(v)), cards: from.cards.filter((c) => !moves(c)) }
  const moved: GameMenu = {
    ...to,
    vendors: [...to.vendors, ...from.vendors.filter(moves)],
    cards: [...to.cards, ...from.cards.filter(moves)],
  }
  return [...gameMenus.filter((menu) => menu !== from && menu !== to), rest, moved]
}
