import { getLocalDay } from '../../../src/engine/rules/time/days.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { SiteRecord } from '../../database/records.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { accountTypes } from '../accounts/index.ts'
import { createContentStore, getRankName, type VipRankRecord } from '../content/index.ts'
import { grantReward } from '../rewards/index.ts'
import { createRankStore } from './store/ranks.ts'

/** The brand whose players are promoted or get cashback. */
export interface RankContext {
  readonly tenant: Tenant
  readonly site: Pick<SiteRecord, 'currency'>
  readonly config: Pick<MerchantConfig, 'merchant' | 'languages' | 'messages'>
}

/** A player's standing among the brand's ranks. */
export interface RankStanding {
  /** Turnover settled this month, in minor units. */
  readonly monthlyTurnover: bigint
  readonly rank: VipRankRecord | undefined
  readonly next: VipRankRecord | undefined
}

/** Returns the standing of an account, after promoting it by this month's turnover. */
export async function promoteAndGetStanding(context: RankContext, account: string, level: number, now = new Date()): Promise<RankStanding> {
  const { tenant, site, config } = context
  const ranks = await createContentStore(tenant).listVipRanks()
  const monthlyTurnover = await createRankStore(tenant).getMonthlyTurnover(
    account,
    site.currency,
    getLocalDay(config.merchant.timeZone, now),
  )
  const reachedLevel = ranks.findLast(({ turnover }) => turnover <= monthlyTurnover)?.level ?? 0
  const newLevel =
    reachedLevel > level ? await withTransaction(tenant, (trx) => promote(trx, context, { account, ranks, reachedLevel })) : level
  return { monthlyTurnover, rank: ranks.findLast((rank) => rank.level <= newLevel), next: ranks.find((rank) => rank.level > newLevel) }
}

/**
 * Promotes every player of a brand, except guests, whose turnover within a month has reached a higher rank since the
 * last run. Safe to run concurrently and to interrupt.
 */
export async function promotePlayers(context: RankContext, now = new Date()): Promise<void> {
  const { tenant, site, config } = context
  const ranks = await createContentStore(tenant).listVipRanks()
  for (const { account, maxMonthlyTurnover } of await createRankStore(tenant).listDuePlayers(site.currency, accountTypes.guest)) {
    const reachedLevel = ranks.findLast(({ turnover }) => turnover <= maxMonthlyTurnover)?.level ?? 0
    await withTransaction(tenant, (trx) => promote(trx, { config }, { account, ranks, reachedLevel }))
  }
  await createRankStore(tenant).moveCursor(now)
}

interface Promotion {
  readonly account: string
  readonly ranks: readonly VipRankRecord[]
  /** The level that the turnover has reached. */
  readonly reachedLevel: number
}

/**
 * Promotes an account to a level, and grants the bonus of every rank above its current level up to the new one, each
 * only once. Returns the resulting level; accounts are never demoted.
 */
async function promote(trx: Tenant, { config }: Pick<RankContext, 'config'>, { account, ranks, reachedLevel }: Promotion): Promise<number> {
  const store = createRankStore(trx)
  const level = await store.lockLevel(account)
  if (reachedLevel <= level) return level
  const reachedRanks = ranks.filter((rank) => rank.level > level && rank.level <= reachedLevel)
  for (const rank of reachedRanks)
    if (await store.insertPromotion(account, rank.level)) await grantRankBonus(trx, account, rank, config.merchant.currency.code)
  const rank = reachedRanks.at(-1)
  await store.setLevel(account, reachedLevel, rank === undefined ? String(reachedLevel) : getRankName(rank, config))
  return reachedLevel
}

/** Grants the bonus of a rank as a reward with the rank's name, which the player claims in the reward centre. */
async function grantRankBonus(trx: Tenant, account: string, { level, bonus, texts }: VipRankRecord, currency: string): Promise<void> {
  if (bonus === 0n) return
  const titles = Object.fromEntries(Object.entries(texts).map(([language, title]) => [language, { title }]))
  await grantReward(trx, {
    account,
    source: 'rank',
    name: `level-${String(level)}`,
    key: 'reached',
    texts: titles,
    kind: 'money',
    amount: bonus,
    currency,
  })
}
