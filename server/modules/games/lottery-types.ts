import type { CatalogueGame } from './catalogue.ts'

/** The account type names that lotteries carry: which page of the site they open on. */
const accountTypes: Readonly<Record<string, string>> = { VNLOTT: 'VN', ELOTT: 'SEA' }

/** What is bet on first, by the kind of lottery. A kind without one opens with its lobby. */
const playTypes: Readonly<Record<string, string>> = {
  SSC: 'FIVE_SUM',
  SSC5: 'FIVE_SUM',
  K3: 'SUM',
  K33: 'SUM',
  '11X5': 'FIRST',
  PK10: 'CHAMPION',
  PCB: 'SUM',
  LHC: 'SPECIAL',
  LHC5: 'SPECIAL',
  LF: 'THREE_SUM',
  HASH: 'LAST',
}

/** What a lottery's launch needs, besides what every game has; nothing for other games. */
export function lotteryPart({ category, code }: CatalogueGame): { accountTypeName?: string; defaultPlayType?: string } {
  const accountTypeName = accountTypes[category]
  const defaultPlayType = category === 'LOTT' || category === 'ELOTT' ? playTypes[code ?? ''] : undefined
  return { ...(accountTypeName !== undefined && { accountTypeName }), ...(defaultPlayType !== undefined && { defaultPlayType }) }
}
