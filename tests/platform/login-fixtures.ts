import { encryptText } from '../../server/modules/secrets/encrypt-text.ts'
import { hashToken, createToken } from '../../server/modules/secrets/tokens.ts'
import { createAccountStore } from '../../server/modules/accounts/store/accounts.ts'
import { createKnownNetworkStore, createPendingLoginStore } from '../../server/modules/session/store/extra-verification.ts'
import type { TestPlatform } from './test-platform.ts'

async function getAccount({ server: { platform } }: TestPlatform, brandId: string, username: string) {
  const brand = platform.brands.byId(brandId)
  const tenant = brand && platform.sites.tenant(brand)
  const account = tenant && (await createAccountStore(tenant).findByUsername(username))
  if (!tenant || !account) throw new Error(`Account ${username} of brand ${brandId} does not exist.`)
  return { tenant, account }
}

/** Inserts a login with a correct password that still needs extra verification. Returns its cookie. */
export async function createPendingLogin(platform: TestPlatform, brandId: string, username: string): Promise<string> {
  const { tenant, account } = await getAccount(platform, brandId, username)
  const id = createToken()
  const pendingState = JSON.stringify({ password: { isDefault: false, mustChange: false }, remember: false })
  const encryptedState = encryptText(platform.server.platform.secrets.deriveKey('authenticators'), tenant.code, pendingState)
  await createPendingLoginStore(tenant).insert(hashToken(id), account, encryptedState, new Date(Date.now() + 60_000))
  return `pending-login=${id}`
}

/** Inserts a known network of the account, so that logins from other networks need extra verification. */
export async function addKnownNetwork(platform: TestPlatform, brandId: string, username: string): Promise<void> {
  const { tenant, account } = await getAccount(platform, brandId, username)
  await createKnownNetworkStore(tenant).upsert(account.id, hashToken('elsewhere'), 'ZZ')
}

/** Sets the payee name of the account, and other fields of its profile if they are given. */
export async function setPayeeName(
  platform: TestPlatform,
  brandId: string,
  username: string,
  payeeName: string,
  overrides: object = {},
): Promise<void> {
  const { tenant, account } = await getAccount(platform, brandId, username)
  await tenant.db
    .updateTable('accounts')
    .set({ profile: JSON.stringify({ ...account.profile, payeeName, ...overrides }) })
    .where('merchant', '=', tenant.code)
    .where('id', '=', account.id)
    .execute()
}
