import { randomUUID } from 'node:crypto'
import type { DemoAccount, MerchantConfig, PlatformSeed } from '../../../src/generated/config.ts'
import { parseMinor } from '../../../src/engine/rules/money.ts'
import type { NewAccount } from '../accounts/store/accounts.ts'
import { contractsOf } from '../contracts/store/contracts.ts'
import { type SiteSeed, seedSite } from './store/seed.ts'
import type { Tenant } from '../../database/tenant.ts'
import { sideOf } from '../accounts/account-types.ts'
import { maskName } from '../accounts/mask-name.ts'
import { transferWithin } from '../wallet/ledger.ts'

/**
 * Starts a brand with what its `platform.json` says, where the database does not know it yet. `passwordHash` is of the password that all demo accounts have.
 * Whether it was started now.
 */
export function startSite(tenant: Tenant, config: MerchantConfig, passwordHash: string): Promise<boolean> {
  const { currency } = config.merchant
  const balances = new Map<string, bigint>()
  const accounts = demoAccounts(config.platform.accounts, passwordHash)
  for (const { id, username } of accounts)
    balances.set(id, parseMinor(config.platform.accounts[username]?.balance ?? '0', currency.exponent))
  return seedSite(tenant, { ...toSeed(config), accounts }, async (inside, { id, username }) => {
    for (const kind of config.platform.accounts[username]?.contracts ?? []) await contractsOf(inside, id).setPermit(kind, true)
    const amount = balances.get(id) ?? 0n
    if (amount === 0n) return
    const lines = [
      { party: { house: 'demo' }, amount: -amount },
      { party: { player: id }, amount },
    ]
    await transferWithin(inside, { idempotencyKey: `demo-balance/${username}`, purpose: 'demo-balance', currency: currency.code, lines })
  })
}

function toSeed({ merchant, platform }: MerchantConfig): Omit<SiteSeed, 'accounts'> {
  const { code, exponent } = merchant.currency
  return {
    site: {
      maintenance: false,
      local_country: platform.countries.local,
      currency: code,
      exponent,
      registration_bonus: parseMinor(platform.registrationBonus, exponent),
      gtag_id: platform.analytics?.gtagId ?? null,
    },
    flags: Object.entries(platform.flags).map(([flag, enabled]) => ({ flag, enabled })),
    register_rules: Object.entries(platform.registerRules).map(([field, rule]) => toRule(field, rule)),
    restricted_countries: platform.countries.restricted.map((country) => ({ country })),
    vendors: Object.entries(platform.vendors).map(([vendor, { enabled, order }], index) => ({ vendor, enabled, position: order ?? index })),
    resources: Object.entries(platform.resources).map(([kind, { url, labelNameEn, labelNameCn }]) => ({
      kind,
      url,
      label_en: labelNameEn,
      label_cn: labelNameCn,
    })),
    customer_services: Object.entries(platform.customerService).map(([kind, service]) => ({
      kind,
      title: service.title,
      path: service.path,
    })),
    wins: Object.entries(platform.wins ?? {}).map(([id, { name, game, credits, minutesAgo }]) => ({
      id: `seed/${id}`,
      winner: `seed/${id}`,
      name: maskName(name),
      game,
      amount: BigInt(credits),
      won_at: new Date(Date.now() - minutesAgo * 60_000),
    })),
    affiliate_codes: Object.entries(platform.affiliateCodes).map(([affiliate, { agent }]) => ({ code: affiliate, agent })),
  }
}

function toRule(field: string, rule: PlatformSeed['registerRules'][string]): SiteSeed['register_rules'][number] {
  const { enabled, required, patternId, acceptedPattern, minLength, maxLength } = rule
  return {
    field,
    enabled,
    required,
    pattern: patternId ?? null,
    accepted_pattern: acceptedPattern ?? null,
    min_length: minLength ?? null,
    max_length: maxLength ?? null,
  }
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
