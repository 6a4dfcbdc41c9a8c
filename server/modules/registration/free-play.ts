import type { LoginResult } from '../../../src/generated/api.ts'
import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { accountTypes, openSession } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import { createAccount } from './create-account.ts'
import { isFlagOn } from '../site/index.ts'
import { createToken } from '../secrets/index.ts'

/**
 * Logs in with a new guest account without money, if the site offers free trials. Nobody knows its password, so it
 * cannot be used after its session.
 * @throws ApiError method_disabled, unavailable
 */
export async function startFreePlay(tenant: Tenant, site: SiteRecord): Promise<LoginResult> {
  if (!isFlagOn(site, 'FREEPLAY3')) throw new ApiError('method_disabled')
  const username = `guest-${createToken().replace(/[-_]/g, '').slice(0, 12).toLowerCase()}`
  const noMoney = { amount: 0n, currency: site.currency, purpose: 'free-play' } as const
  const draft = { username, password: createToken(), type: accountTypes.guest, nickname: 'Guest', unclaimed: true }
  return openSession(tenant, await createAccount(tenant, draft, noMoney), { isNew: true })
}
