import type { CatalogueGame } from './catalogue.ts'

/** Account type names of lotteries, which determine the page they open. */
const accountTypes: Readonly<Record<string, string>> = { VNLOTT: 'VN', ELOTT: 'SEA' }

/** Initial bet type by kind of lottery. Other kinds open in the lobby. */
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

/** Returns the additional launch data of a lottery; empty for other games. */
export function getLotteryFields({ category, code }: CatalogueGame): { accountTypeName?: string; defaultPlayType?: string } {
  const accountTypeName = accountTypes[category]
  const defaultPlayType = category === 'LOTT' || category === 'ELOTT' ? playTypes[code ?? ''] : undefined
  return { ...(accountTypeName !== undefined && { accountTypeName }), ...(defaultPlayType !== undefined && { defaultPlayType }) }
}
