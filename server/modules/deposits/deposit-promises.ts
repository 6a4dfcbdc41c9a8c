import { type Promises, createPromiseGroup } from '../../../src/engine/rules/promises.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createChannelStore } from './store/channels.ts'

/** Returns the promises of the enabled deposit bonuses: their values that texts quote. */
export async function getDepositPromises(tenant: Tenant): Promise<Promises> {
  const bonuses = await createChannelStore(tenant).listEnabledBonuses()
  return createPromiseGroup(
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
