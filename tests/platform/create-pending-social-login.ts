import { linkSocialIdentity } from '../../server/modules/session/social-login.ts'
import { encryptText } from '../../server/modules/secrets/encrypt-text.ts'
import { hashToken, createToken } from '../../server/modules/secrets/tokens.ts'
import { createAccountStore } from '../../server/modules/accounts/store/accounts.ts'
import { createSocialLoginStore } from '../../server/modules/session/store/social.ts'
import type { TestPlatform } from './test-platform.ts'

/**
 * Inserts the pending login of a browser that has returned from an identity provider. Its identity is linked to the
 * account `username`, or belongs to no account if `username` is missing. Returns its cookie.
 */
export async function createPendingSocialLogin(
  { server: { platform } }: TestPlatform,
  brandId: string,
  username?: string,
): Promise<string> {
  const brand = platform.brands.byId(brandId)
  if (!brand) throw new Error(`Brand ${brandId} does not exist.`)
  const tenant = platform.sites.tenant(brand)
  const identity = { subject: createToken() }
  const account = username === undefined ? undefined : await createAccountStore(tenant).findByUsername(username)
  const pendingState = JSON.stringify({ provider: 'google', remember: false, identity, stamp: account?.security_stamp })
  const insertPending = async (): Promise<string> => {
    const id = createToken()
    const encryptedState = encryptText(platform.secrets.deriveKey('social'), tenant.code, pendingState)
    await createSocialLoginStore(tenant).insert(hashToken(id), null, encryptedState, new Date(Date.now() + 60_000))
    return id
  }
  if (account) await linkSocialIdentity({ deps: platform, brand, tenant }, account, await insertPending())
  return `social=${await insertPending()}`
}
