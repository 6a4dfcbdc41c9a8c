import type { AccountRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type BonusRecord, channelsOf } from './store/channels.ts'
import { depositsOf } from './store/deposits.ts'

/** The bonuses that an account can have with a deposit: what is given once, it has not been given. */
export async function bonusesFor(tenant: Tenant, { id }: Pick<AccountRecord, 'id'>): Promise<readonly BonusRecord[]> {
  const offered: BonusRecord[] = []
  for (const bonus of await channelsOf(tenant).bonuses())
    if (!bonus.once || !(await depositsOf(tenant).hasHad(id, bonus.id))) offered.push(bonus)
  return offered
}
