import { randomUUID } from 'node:crypto'
import type { AccountRecord } from '../../database/records.ts'
import type { PlayTermsColumn } from '../../database/columns.ts'
import { accountsOf, sideOf, hashPassword } from '../accounts/index.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import { referralsOf } from '../referrals/index.ts'
import { type BonusGrant, firstMoneyKey, grantBonus, permit, transferWithin } from '../wallet/index.ts'
import { newToken } from '../secrets/index.ts'

/** An account that is to be. */
export interface NewAccount {
  readonly username: string
  /** Without one the account gets what nobody knows. */
  readonly password?: string | undefined
  /** The password is there to be changed: it was made for the owner, not by them. */
  readonly temporary?: boolean
  readonly type: number
  readonly nickname?: string
  readonly upline?: string | null
  readonly affiliateCode?: string | null
  /** What it plays by; what the brand has at most where it is not said. */
  readonly terms?: PlayTermsColumn | null
  /** Who has invited its owner, and whether they seem to be the owner themselves. */
  readonly inviter?: { readonly account: string; readonly own: boolean } | undefined
  readonly paymentPassword?: string
  /** The phone in the profile is a name to log in with. */
  readonly mobileLogin?: boolean
  /** The phone was shown to be at hand. */
  readonly mobileProven?: boolean
  /** Its owner has just accepted the terms. */
  readonly termsAccepted?: boolean
  readonly profile?: Readonly<Record<string, string>>
  /** The platform makes it by a click, for somebody who may never come back. */
  readonly unclaimed?: boolean
  /** What is done in the same transaction. */
  readonly join?: ((trx: Tenant, account: string) => Promise<void>) | undefined
}

/** Money that an account gets when it is made. */
export interface FirstMoney {
  /** Minor units; nothing is moved where it is zero. */
  readonly amount: bigint
  readonly currency: string
  /** What for: the account of the house that gives it has the same name. */
  readonly purpose: 'operator' | 'free-play' | 'registration-bonus'
}

/** A bonus that an account gets when it is made. */
export type FirstBonus = Pick<BonusGrant, 'amount' | 'currency' | 'purpose' | 'turnover' | 'endsAt' | 'terms'>

/**
 * Makes an account, and gives it its first money in the same transaction: there is never one without the other.
 * @throws UsernameTakenError, MobileTakenError; CallError true_account_required where a trial account is given money
 */
export async function createAccount(tenant: Tenant, draft: NewAccount, money: FirstMoney | FirstBonus): Promise<AccountRecord> {
  const id = randomUUID()
  const { username, type, profile } = draft
  const [password, payment] = await Promise.all([
    hashPassword(tenant, draft.password ?? newToken()),
    draft.paymentPassword ? hashPassword(tenant, draft.paymentPassword) : null,
  ])
  return inTransaction(tenant, async (trx) => {
    await accountsOf(trx).insert({
      id,
      username,
      password_hash: password,
      password_own: draft.password !== undefined,
      password_default: draft.temporary === true,
      payment_password_hash: payment,
      type,
      side: sideOf(type),
      nickname: draft.nickname ?? username,
      upline: draft.upline ?? null,
      affiliate_code: draft.affiliateCode ?? null,
      ...(draft.terms && { terms: JSON.stringify(draft.terms) }),
      mobile_login: draft.mobileLogin === true,
      mobile_proven_at: draft.mobileProven === true ? new Date() : null,
      terms_accepted_at: draft.termsAccepted === true ? new Date() : null,
      unclaimed: draft.unclaimed === true,
      ...(profile ? { profile } : {}),
    })
    if (draft.inviter !== undefined) await referralsOf(trx).link(id, draft.inviter.account, { own: draft.inviter.own })
    if (money.amount > 0n) await giveFirst(trx, id, money)
    await draft.join?.(trx, id)
    const account = await accountsOf(trx).byId(id)
    if (!account) throw new Error('The new account is not there.')
    return account
  })
}

async function giveFirst(trx: Tenant, account: string, money: FirstMoney | FirstBonus): Promise<void> {
  const { amount, currency, purpose } = money
  const key = firstMoneyKey(purpose, account)
  const permitted = await permit(trx, { account, kind: 'first-money', amount, currency })
  if ('turnover' in money) return void (await grantBonus(trx, { ...money, account, key, permit: permitted }))
  const lines = [
    { party: { house: purpose }, amount: -amount },
    { party: { player: account }, amount },
  ]
  await transferWithin(trx, { idempotencyKey: key, purpose, currency, lines, permits: [permitted] })
}
