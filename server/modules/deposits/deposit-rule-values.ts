import { type RuleValues, createRuleValueGroup } from '../../../src/engine/rules/rule-values.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createChannelStore } from './store/channels.ts'

/** Returns the values of the enabled deposit bonuses that texts quote. */
export async function getDepositRuleValues(tenant: Tenant): Promise<RuleValues> {
  const bonuses = await createChannelStore(tenant).listEnabledBonuses()
  return createRuleValueGroup(
    'bonus',
    bonuses.map(({ id, percent, max_bonus: maxBonus, min_deposit: minDeposit, turnover, days }) => [
      id,
      {
        percent: { kind: 'percent', percent: formatDecimal(BigInt(percent), 2) },
        maxBonus: { kind: 'amount', minor: maxBonus },
        minDeposit: { kind: 'amount', minor: minDeposit },
        turnover: { kind: 'times', value: turnover },
        days: days === null ? undefined : { kind: 'days', value: days },
      },
    ]),
  )
}
