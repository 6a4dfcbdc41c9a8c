import { randomUUID } from 'node:crypto'
import { dayMilliseconds } from '../../src/engine/rules/time/days.ts'
import type { DemoAccount, MerchantConfig } from '../../src/generated/config.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { getDefaultSide, type NewAccount, createAccountStore } from '../../server/modules/accounts/index.ts'
import { createAffiliateStore } from '../../server/modules/registration/index.ts'
import type { DemoAccounts } from './demo-accounts.ts'

/**
 * Creates the seed that writes a brand's demo accounts. All of them share one password. The accounts with a history
 * also meet the requirements for withdrawals: accepted terms, a payment password and a verified mobile number.
 */
export const createAccountSeed =
  (demo: Pick<DemoAccounts, 'passwordHash' | 'paymentPasswordHash'>) =>
  async (trx: Tenant, { platform, registration }: MerchantConfig): Promise<void> => {
    const passwords = { password: await demo.passwordHash(), payment: await demo.paymentPasswordHash() }
    for (const account of toNewAccounts(platform.accounts, passwords, registration.phone)) await createAccountStore(trx).insert(account)
  }

interface PasswordHashes {
  readonly password: string
  readonly payment: string | null
}

/**
 * Returns the accounts ordered so that each follows its upline. An account whose upline is missing gets no upline. A
 * cycle of uplines is broken at one of its accounts, which gets no upline.
 */
function toNewAccounts(
  seeds: Readonly<Record<string, DemoAccount>>,
  { password, payment }: PasswordHashes,
  phone: MerchantConfig['registration']['phone'],
): readonly NewAccount[] {
  const accounts = new Map<string, NewAccount>()
  const addAccount = (username: string, downline: readonly string[]): void => {
    const seed = seeds[username]
    if (!seed || accounts.has(username)) return
    const { upline } = seed
    if (upline !== undefined && !downline.includes(upline) && upline !== username) addAccount(upline, [...downline, username])
    const createdAt = computeCreatedAt(username, seeds)
    accounts.set(username, {
      id: randomUUID(),
      username,
      password_hash: password,
      type: seed.type,
      side: getDefaultSide(seed.type),
      nickname: seed.nickname ?? username,
      club_label: seed.clubLabel?.labelName ?? null,
      rank_level: seed.clubLabel?.rankLevel ?? null,
      upline: (upline !== undefined && accounts.get(upline)?.id) || null,
      created_at: createdAt,
      ...(seed.historyDays !== undefined && {
        terms_accepted_at: createdAt,
        payment_password_hash: payment,
        mobile_verified_at: new Date(),
        profile: createDemoPhone(phone, accounts.size),
      }),
    })
  }
  for (const username of Object.keys(seeds)) addAccount(username, [])
  return [...accounts.values()]
}

/**
 * Returns the creation time of an account: one day before the history of the account and its downline begins, or now if
 * they have none.
 */
function computeCreatedAt(username: string, seeds: Readonly<Record<string, DemoAccount>>): Date {
  const days = computeHistoryDays(username, seeds, new Set())
  return new Date(Date.now() - (days === 0 ? 0 : (days + 1) * dayMilliseconds))
}

/** Returns the number of days of the longest history or contract of an account and its downline; 0 if there is none. */
function computeHistoryDays(username: string, seeds: Readonly<Record<string, DemoAccount>>, visited: ReadonlySet<string>): number {
  const { historyDays = 0, agreements = {} } = seeds[username] ?? {}
  const visitedWithSelf = new Set([...visited, username])
  const downline = Object.keys(seeds).filter((other) => seeds[other]?.upline === username && !visitedWithSelf.has(other))
  return Math.max(
    historyDays,
    ...Object.values(agreements).map(({ days }) => days),
    ...downline.map((other) => computeHistoryDays(other, seeds, visitedWithSelf)),
  )
}

/**
 * Returns profile fields with a fictional mobile number in the brand's default region: `index`, padded with leading
 * ones to the region's minimum length.
 */
function createDemoPhone(
  { default: code, regions }: MerchantConfig['registration']['phone'],
  index: number,
): Readonly<Record<string, string>> {
  const min = regions[code]?.min ?? 9
  return { countryDialingCode: code, mobileNum: String(index).padStart(min, '1') }
}

/** Writes the affiliate codes of a brand's agents. */
export async function seedAffiliates(trx: Tenant, { platform }: MerchantConfig): Promise<void> {
  for (const [code, { agent }] of Object.entries(platform.affiliateCodes)) await createAffiliateStore(trx).upsert(code, agent)
}
