import { writeDecimal } from '../../../src/engine/rules/money/write-decimal.ts'
import type { Tenant } from '../../database/tenant.ts'
import { contentOf } from './store/content.ts'

/** The VIP ranks as `content.json` writes them, by their level. */
export const rankSettings = async (tenant: Tenant, exponent: number): Promise<object> =>
  Object.fromEntries(
    (await contentOf(tenant).vipRanks()).map(({ level, turnover, bonus, cashback, withdrawals }) => [
      level,
      { level, turnover: writeDecimal(turnover, exponent), bonus: writeDecimal(bonus, exponent), cashback, withdrawals },
    ]),
  )
