import { randomUUID } from 'node:crypto'
import type { AccountRecord } from '../../database/records.ts'
import type { PlayTermsColumn } from '../../database/columns.ts'
import { createAccountStore, getDefaultSide, hashPassword } from '../accounts/index.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { createReferralStore } from '../referrals/index.ts'
import { type BonusGrant, createInitialMoneyKey, grantBonus, requirePermit, postTransfer } from '../wallet/index.ts'
import { createToken } from '../secrets/index.ts'

/** An account to be created. */
export interface NewAccount {
  readonly username: string
  /** Without a password, the account gets a random one that no one knows. */
  readonly password?: string | undefined
  /** Whether the password must be changed, because the owner did not choose it. */
  readonly temporary?: boolean
  readonly type: number
  readonly nickname?: string
  readonly upline?: string | null
  readonly affiliateCode?: string | null
  /** Explicit play terms; `null` or absent for the best terms of the brand. */
  readonly terms?: PlayTermsColumn | null
  /** The inviting account, and whether it seems to belong to the same person. */
  readonly inviter?: { readonly account: string; readonly isSamePerson: boolean } | undefined
  readonly paymentPassword?: string
  /** Whether the phone number in the profile can be used to log in. */
  readonly mobileLogin?: boolean
  /** Whether the phone number was verified. */
  readonly mobileVerified?: boolean
  /** Whether the owner has just accepted the terms. */
  readonly termsAccepted?: boolean
  readonly profile?: Readonly<Record<string, string>>
  /** Whether it is a one-click or trial account, which is deleted if its visitor never returns. */
  readonly unclaimed?: boolean
  /** Called in the same transaction, after the account and its initial money have been inserted. */
  readonly afterInsert?: ((trx: Tenant, account: string) => Promise<void>) | undefined
}

/** Initial money of an account. */
export interface InitialMoney {
  /** Amount in minor units; 0 for none. */
  readonly amount: bigint
  readonly currency: string
  /** Purpose of the transfer; the paying house account has the same name. */
  readonly purpose: 'operator' | 'free-play' | 'registration-bonus'
}

/** Initial bonus of an account, with a wagering requirement. */
export type InitialBonus = Pick<BonusGrant, 'amount' | 'currency' | 'purpose' | 'turnover' | 'endsAt' | 'terms'>

/**
 * Creates an account with its referral and its initial money in one transaction.
 * @throws UsernameTakenError, MobileTakenError; ApiError real_account_required if a trial account would be given money,
 * unavailable
 */
export async function createAccount(tenant: Tenant, draft: NewAccount, money: InitialMoney | InitialBonus): Promise<AccountRecord> {
  const id = randomUUID()
  const { username, type, profile } = draft
  const [passwordHash, paymentPasswordHash] = await Promise.all([
    hashPassword(tenant, draft.password ?? createToken()),
    draft.paymentPassword ? hashPassword(tenant, draft.paymentPassword) : null,
  ])
  return withTransaction(tenant, async (trx) => {
    await createAccountStore(trx).insert({
      id,
      username,
      password_hash: passwordHash,
      password_known: draft.password !== undefined,
      password_default: draft.temporary === true,
      payment_password_hash: paymentPasswordHash,
      type,
      side: getDefaultSide(type),
      nickname: draft.nickname ?? username,
      upline: draft.upline ?? null,
      affiliate_code: draft.affiliateCode ?? null,
      ...(draft.terms && { terms: JSON.stringify(draft.terms) }),
      mobile_login: draft.mobileLogin === true,
      mobile_verified_at: draft.mobileVerified === true ? new Date() : null,
      terms_accepted_at: draft.termsAccepted === true ? new Date() : null,
      unclaimed: draft.unclaimed === true,
      ...(profile ? { profile } : {}),
    })
    if (draft.inviter !== undefined)
      await createReferralStore(trx).insert(id, draft.inviter.account, { isSelfReferral: draft.inviter.isSamePerson })
    if (money.amount > 0n) await creditInitialMoney(trx, id, money)
    await draft.afterInsert?.(trx, id)
    const account = await createAccountStore(trx).findById(id)
    if (!account) throw new Error(`The account ${id} is missing after its insertion.`)
    return account
  })
}

async function creditInitialMoney(trx: Tenant, account: string, money: InitialMoney | InitialBonus): Promise<void> {
  const { amount, currency, purpose } = money
  const key = createInitialMoneyKey(purpose, account)
  const initialPermit = await requirePermit(trx, { account, kind: 'initial-money', amount, currency })
  if ('turnover' in money) return void (await grantBonus(trx, { ...money, account, key, permit: initialPermit }))
  const lines = [
    { party: { house: purpose }, amount: -amount },
    { party: { player: account }, amount },
  ]
  await postTransfer(trx, { idempotencyKey: key, purpose, currency, lines, permits: [initialPermit] })
}
