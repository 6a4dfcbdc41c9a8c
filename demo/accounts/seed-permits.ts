import type { MerchantConfig } from '../../src/generated/config.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { createAccountStore } from '../../server/modules/accounts/index.ts'
import { createContractStore } from '../../server/modules/contracts/index.ts'

/** Allows the demo agents of a brand to offer the kinds of contracts that are listed in their seeds. */
export async function seedPermits(trx: Tenant, { platform }: MerchantConfig): Promise<void> {
  for (const [username, { contracts = [] }] of Object.entries(platform.accounts)) {
    const account = contracts.length === 0 ? undefined : await createAccountStore(trx).findByUsername(username)
    if (account === undefined) continue
    for (const kind of contracts) await createContractStore(trx, account.id).setPermit(kind, true)
  }
}
