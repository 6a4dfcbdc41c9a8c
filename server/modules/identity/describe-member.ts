import type { MemberDetails } from '../../../src/generated/api.ts'
import type { AccountRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { memberDetailsOf } from '../accounts/index.ts'
import { authenticatorsOf } from './store/authenticators.ts'

/** The account as its owner sees it, with what guards it. */
export async function describeMember(tenant: Tenant, account: AccountRecord): Promise<MemberDetails> {
  const authenticator = (await authenticatorsOf(tenant).read(account.id, true)) !== undefined
  return { ...memberDetailsOf(account), byPassword: account.password_own, authenticator }
}
