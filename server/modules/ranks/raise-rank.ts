import { dayIn } from '../../../src/engine/rules/time/days.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { SiteRecord } from '../../database/records.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import { accountTypes } from '../accounts/index.ts'
import { contentOf, rankName, type VipRankRecord } from '../content/index.ts'
import { giveReward } from '../rewards/index.ts'
import { ranksOf } from './store/ranks.ts'

/** The brand whose players are promoted. */
export interface RankContext {
  readonly tenant: Tenant
  readonly site: Pick<SiteRecord, 'currency'>
  readonly config: Pick<MerchantConfig, 'merchant' | 'languages' | 'messages'>
}

/** A player's standing among the brand's ranks. */
export interface RankStanding {
  /** Turnover settled this month, in minor units. */
  readonly played: bigint
  readonly rank: VipRankRecord | undefined
  readonly next: VipRankRecord | undefined
}

/** Returns the standing of an account, after promoting it by this month's turnover. */
export async function standingOf(context: RankContext, account: string, level: number, now = new Date()): Promise<RankStanding> {
  const { tenant, site, config } = context
  const ranks = await contentOf(tenant).vipRanks()
  const played = await ranksOf(tenant).played(account, site.currency, dayIn(config.merchant.timeZone, now))
  const reached = ranks.findLast(({ turnover }) => turnover <= played)?.level ?? 0
  const own = reached > level ? await inTransaction(tenant, (trx) => raise(trx, context, { account, ranks, reached })) : level
  return { played, rank: ranks.findLast((rank) => rank.level <= own), next: ranks.find((rank) => rank.level > own) }
}

/**
 * Promotes every player of a brand whose turnover within a month has reached a higher rank since the last run. Safe to
 * run concurrently and to interrupt.
 */
export async function raiseRanks(context: RankContext, now = new Date()): Promise<void> {
  const { tenant, site, config } = context
  const ranks = await contentOf(tenant).vipRanks()
  for (const { account, played } of await ranksOf(tenant).due(site.currency, accountTypes.guest)) {
    const reached = ranks.findLast(({ turnover }) => turnover <= played)?.level ?? 0
    await inTransaction(tenant, (trx) => raise(trx, { config }, { account, ranks, reached }))
  }
  await ranksOf(tenant).moveCursor(now)
}

interface Rise {
  readonly account: string
  readonly ranks: readonly VipRankRecord[]
  /** The level that the turnover has reached. */
  readonly reached: number
}

/**
 * Promotes an account to a level, through every rank between, each with its bonus once. Returns the resulting level;
 * accounts are never demoted.
 */
async function raise(trx: Tenant, { config }: Pick<RankContext, 'config'>, { account, ranks, reached }: Rise): Promise<number> {
  const store = ranksOf(trx)
  const level = await store.holdLevel(account)
  if (reached <= level) return level
  const passed = ranks.filter((rank) => rank.level > level && rank.level <= reached)
  for (const rank of passed)
    if (await store.noteRise(account, rank.level)) await giveGift(trx, account, rank, config.merchant.currency.code)
  const rank = passed.at(-1)
  await store.setLevel(account, reached, rank === undefined ? String(reached) : rankName(rank, config))
  return reached
}

/** The bonus of a rank is placed in the reward centre, under the rank's name. */
async function giveGift(trx: Tenant, account: string, { level, bonus, texts }: VipRankRecord, currency: string): Promise<void> {
  if (bonus === 0n) return
  const titles = Object.fromEntries(Object.entries(texts).map(([language, title]) => [language, { title }]))
  await giveReward(trx, {
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
