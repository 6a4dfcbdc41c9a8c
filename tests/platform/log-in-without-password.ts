import { accountTypes } from '../../server/modules/accounts/account-types.ts'
import { createAccount } from '../../server/modules/registration/create-account.ts'
import { openSession } from '../../server/modules/accounts/open-session.ts'
import type { TestPlatform } from './test-platform.ts'

/**
 * Creates a player without a password, as after a registration by phone or an identity provider, and opens a session: a
 * remembered login if `remembered`, otherwise a manual one. Returns the token of the session.
 */
export async function logInWithoutPassword(
  { server: { platform } }: TestPlatform,
  brandId: string,
  username: string,
  remembered: boolean,
): Promise<string> {
  const brand = platform.brands.byId(brandId)
  if (!brand) throw new Error(`Brand ${brandId} does not exist.`)
  const tenant = platform.sites.tenant(brand)
  const noBonus = { amount: 0n, currency: brand.config.merchant.currency.code, purpose: 'registration-bonus' } as const
  const account = await createAccount(tenant, { username, type: accountTypes.player }, noBonus)
  return (await openSession(tenant, account, { remembered })).token
}
