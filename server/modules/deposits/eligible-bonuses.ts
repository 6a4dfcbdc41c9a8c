import type { AccountRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type BonusRecord, createChannelStore } from './store/channels.ts'
import { createDepositStore } from './store/deposits.ts'

/** The bonuses that an account is eligible for with its next deposit. */
export async function listEligibleBonuses(tenant: Tenant, { id: account }: Pick<AccountRecord, 'id'>): Promise<readonly BonusRecord[]> {
  const eligible: BonusRecord[] = []
  for (const bonus of await createChannelStore(tenant).listEnabledBonuses())
    if (await isEligible(tenant, account, bonus)) eligible.push(bonus)
  return eligible
}

type BonusConditions = Pick<BonusRecord, 'id' | 'once'> & { readonly first?: boolean | undefined }

/**
 * Whether an account is eligible for a bonus with a deposit that has not been credited yet: for a first-deposit bonus
 * if none of its deposits has been credited, for a one-time bonus if it has not received that bonus before.
 */
export async function isEligible(tenant: Tenant, account: string, { id, first, once }: BonusConditions): Promise<boolean> {
  const deposits = createDepositStore(tenant)
  if (first === true && (await deposits.hasCreditedDeposit(account))) return false
  return !once || !(await deposits.hasReceivedBonus(account, id))
}

/** Idempotency key of a deposit's bonus. */
export const getBonusIdempotencyKey = (deposit: string): string => `deposit-bonus/${deposit}`
