import { randomUUID } from 'node:crypto'
import type { DemoAccount, MerchantConfig } from '../../../src/generated/config.ts'
import type { Tenant } from '../../database/tenant.ts'
import { sideOf } from './account-types.ts'
import { type NewAccount, accountsOf } from './store/accounts.ts'

/** Writes a brand's demo accounts. `passwordHash` is of the password that all of them have. */
export const makeAccountSeed =
  (passwordHash: () => Promise<string>) =>
  async (inside: Tenant, { platform }: MerchantConfig): Promise<void> => {
    for (const account of demoAccounts(platform.accounts, await passwordHash())) await accountsOf(inside).insert(account)
  }

/** Every account after the one above it. An account whose upline is missing, or stands below itself, has none. */
function demoAccounts(seeds: Readonly<Record<string, DemoAccount>>, passwordHash: string): readonly NewAccount[] {
  const made = new Map<string, NewAccount>()
  const make = (username: string, below: readonly string[]): void => {
    const seed = seeds[username]
    if (!seed || made.has(username)) return
    const { upline } = seed
    if (upline !== undefined && !below.includes(upline) && upline !== username) make(upline, [...below, username])
    made.set(username, {
      id: randomUUID(),
      username,
      password_hash: passwordHash,
      type: seed.type,
      side: sideOf(seed.type),
      nickname: seed.nickname ?? username,
      club_label: seed.clubLabel?.labelName ?? null,
      rank_level: seed.clubLabel?.rankLevel ?? null,
      upline: (upline !== undefined && made.get(upline)?.id) || null,
    })
  }
  for (const username of Object.keys(seeds)) make(username, [])
  return [...made.values()]
}
