import type { Tenant } from '../../database/tenant.ts'
import { makeReference } from '../secrets/index.ts'
import { referralsOf } from './store/referrals.ts'

/** The code by which an account invites friends. It is made when it is asked for first, and stays. */
export async function referralCode(tenant: Tenant, account: string): Promise<string> {
  const referrals = referralsOf(tenant)
  for (;;) {
    const code = await referrals.codeOf(account)
    if (code !== undefined) return code
    await referrals.addCode(account, makeReference('F').slice(0, 8))
  }
}
