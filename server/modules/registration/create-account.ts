import { randomUUID } from 'node:crypto'
import type { AccountRecord } from '../../database/records.ts'
import { accountsOf, sideOf, hashPassword } from '../accounts/index.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import { transferWithin, type LedgerPurpose, firstMoneyKey } from '../wallet/index.ts'
import { newToken } from '../secrets/index.ts'

/** An account that is to be. */
export interface AccountWish {
  readonly username: string
  /** Without one the account gets what nobody knows. */
  readonly password?: string | undefined
  /** The password is there to be changed: it was made for the owner, not by them. */
  readonly temporary?: boolean
  readonly type: number
  readonly nickname?: string
  readonly upline?: string | null
  readonly affiliateCode?: string | null
  readonly paymentPassword?: string
  /** The phone in the profile is a name to log in with. */
  readonly mobileLogin?: boolean
  readonly profile?: Readonly<Record<string, string>>
  /** The platform makes it by a click, for somebody who may never come back. */
  readonly unclaimed?: boolean
  /** What is done in the same transaction. */
  readonly join?: ((inside: Tenant, account: string) => Promise<void>) | undefined
}

/** Money that an account gets when it is made. */
export interface FirstMoney {
  /** Minor units; nothing is moved where it is zero. */
  readonly amount: bigint
  readonly currency: string
  /** What for: the account of the house that gives it has the same name. */
  readonly purpose: LedgerPurpose
}

/**
 * Makes an account, and gives it its first money in the same transaction: there is never one without the other.
 * @throws UsernameTakenError, MobileTakenError
 */
export async function createAccount(tenant: Tenant, wish: AccountWish, money: FirstMoney): Promise<AccountRecord> {
  const id = randomUUID()
  const { username, type, profile } = wish
  const [password, payment] = await Promise.all([
    hashPassword(tenant, wish.password ?? newToken()),
    wish.paymentPassword ? hashPassword(tenant, wish.paymentPassword) : null,
  ])
  return inTransaction(tenant, async (inside) => {
    await accountsOf(inside).insert({
      id,
      username,
      password_hash: password,
      password_own: wish.password !== undefined,
      password_default: wish.temporary === true,
      payment_password_hash: payment,
      type,
      side: sideOf(type),
      nickname: wish.nickname ?? username,
      upline: wish.upline ?? null,
      affiliate_code: wish.affiliateCode ?? null,
      mobile_login: wish.mobileLogin === true,
      unclaimed: wish.unclaimed === true,
      ...(profile ? { profile } : {}),
    })
    const { amount, currency, purpose } = money
    if (amount > 0n) {
      const lines = [
        { party: { house: purpose }, amount: -amount },
        { party: { player: id }, amount },
      ]
      await transferWithin(inside, { idempotencyKey: firstMoneyKey(purpose, id), purpose, currency, lines })
    }
    await wish.join?.(inside, id)
    const account = await accountsOf(inside).byId(id)
    if (!account) throw new Error('The new account is not there.')
    return account
  })
}
