import type { Games } from '../../../src/generated/config.ts'
import { getBestPlayTerms, capTerms } from '../../../src/engine/rules/play-terms.ts'
import { assertRealAccount } from '../accounts/index.ts'
import { type ApiContext, ApiError, type ApiHandlers, type Member } from '../api-context/index.ts'
import { isFlagOn } from '../site/index.ts'
import { type CashbackContext, getCashbackReport } from './cashback-days.ts'
import { claimCashback } from './claim-cashback.ts'
import type { RebateRates } from './calculate-cashback.ts'

/** Handlers of the cashback endpoints. Both are refused if the brand has cashback turned off. */
export const createCashbackHandlers = (): ApiHandlers<`record.${'cashback' | 'claimCashback'}`> => ({
  'record.cashback': (context) => getCashbackReport(createCashbackContext(context)),
  'record.claimCashback': async (context) => {
    const claimContext = createCashbackContext(context)
    assertRealAccount(context.member.account)
    return claimCashback(claimContext)
  },
})

function createCashbackContext({ tenant, site, brand, member }: ApiContext & { readonly member: Member }): CashbackContext {
  if (!isFlagOn(site, 'MANPLAYREB3')) throw new ApiError('method_disabled')
  const { merchant, games } = brand.config
  return { tenant, site, timeZone: merchant.timeZone, rates: getRebateRates(games, member.account), account: member.account.id }
}

/** Returns the rebate rates of the brand, capped by the account's play terms. */
const getRebateRates = (games: Games, { terms }: Member['account']): RebateRates =>
  Object.fromEntries(
    Object.entries(capTerms(terms, getBestPlayTerms(games)).rebateRates).map(([category, percent]) => [category, { percent }]),
  )
