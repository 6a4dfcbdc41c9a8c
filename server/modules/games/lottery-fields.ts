import type { CatalogueGame } from './catalogue.ts'

/** Account type name by lottery category. A lottery opens on the page of its account type. */
const accountTypes: Readonly<Record<string, string>> = { VNLOTT: 'VN', ELOTT: 'SEA' }

/** Initially selected bet type by lottery code. Lotteries with other codes open in the lobby. */
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
