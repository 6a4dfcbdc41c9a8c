import type { Lane } from '../../generated/api.ts'

const sports = 'SPORTS'
const esports = 'ESPORTS'

/** The platform's lanes, with the vendors of the brand's e-sports list (and their games) moved from SPORTS to ESPORTS. */
export function arrangeLanes(lanes: readonly Lane[], esportsVendors: readonly string[]): readonly Lane[] {
  const from = lanes.find((lane) => lane.gameCategory === sports)
  if (from === undefined || !from.vendors.some((v) => esportsVendors.includes(v.vassalage))) return lanes
  const moves = (entry: { readonly vassalage: string }): boolean => esportsVendors.includes(entry.vassalage)
  const to = lanes.find((lane) => lane.gameCategory === esports) ?? { title: esports, gameCategory: esports, vendors: [], cards: [] }
  const rest: Lane = { ...from, vendors: from.vendors.filter((v) => !moves(v)), cards: from.cards.filter((c) => !moves(c)) }
  const moved: Lane = { ...to, vendors: [...to.vendors, ...from.vendors.filter(moves)], cards: [...to.cards, ...from.cards.filter(moves)] }
  return [...lanes.filter((lane) => lane !== from && lane !== to), rest, moved]
}
