import type { Games } from '../../../src/generated/config.ts'
import { brandTerms, capTerms } from '../../../src/engine/rules/play-terms.ts'
import { assertTrueAccount } from '../accounts/index.ts'
import { type CallContext, CallError, type CallHandlers, type Member } from '../calls/index.ts'
import { isFlagOn } from '../site/index.ts'
import { type CashbackContext, getCashbackReport } from './cashback-days.ts'
import { claimCashback } from './claim-cashback.ts'
import type { RebateRates } from './calculate-cashback.ts'

/** Handlers of the cashback endpoints. Both are refused if the brand has cashback turned off. */
export const createCashbackHandlers = (): CallHandlers<`record.${'cashback' | 'claimCashback'}`> => ({
  'record.cashback': (context) => getCashbackReport(cashbackContextOf(context)),
  'record.claimCashback': async (context) => {
    const claimContext = cashbackContextOf(context)
    assertTrueAccount(context.member.account)
    return claimCashback(claimContext)
  },
})

function cashbackContextOf({ tenant, site, brand, member }: CallContext & { readonly member: Member }): CashbackContext {
  if (!isFlagOn(site, 'MANPLAYREB3')) throw new CallError('method_disabled')
  const { merchant, games } = brand.config
  return { tenant, site, timeZone: merchant.timeZone, rates: ratesOf(games, member.account), account: member.account.id }
}

/** The rates of the brand, capped by the account's registration terms. */
const ratesOf = (games: Games, { terms }: Member['account']): RebateRates =>
  Object.fromEntries(Object.entries(capTerms(terms, brandTerms(games)).rebateRates).map(([category, percent]) => [category, { percent }]))
