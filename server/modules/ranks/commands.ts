import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { type BrandContext, type AdminCommands, computeOrZero, defineBrandCommand, defineValueCommand, integer } from '../commands/index.ts'
import { computeChangeExposure } from '../points/index.ts'
import { createContentStore, type VipRankRecord } from '../content/index.ts'
import { parseRankChange } from './parse-rank-change.ts'
import { createRankStore, type RankChange } from './store/ranks.ts'

/** Commands for a brand's ranks. */
export const rankCommands: AdminCommands = {
  ranks: defineBrandCommand({
    permission: 'promotions.read',
    title: 'Ranks',
    usage: 'ranks <brand>',
    help: 'Lists the ranks and their benefits.',
    rows: { parameter: 'level' },
    run: listRankDtos,
  }),

  'set-rank': defineValueCommand({
    permission: 'promotions.write',
    title: 'Change rank',
    usage: 'ranks <brand> <level> <change>',
    help: 'Adds or changes a rank: turnover, bonus, cashback, withdrawals, manager (on|off), title.<language>. A new one needs turnover, withdrawals and a title.',
    parameters: { level: integer(1, 100), change: 'texts' },
    checksRelations: true,
    exposure: async (context, { level, change }) => {
      const { tenant, site } = context
      const rank = (await createContentStore(tenant).listVipRanks()).find((vipRank) => vipRank.level === level)
      const exposure = await computeChangeExposure(context, change, { amountFields: ['bonus'], current: rank && { bonus: rank.bonus } })
      const cashbackExposure = computeOrZero(() => {
        const { newRank, changes } = parseRankChange(level, change, rank, site)
        return mayIncreaseCashback(rank, newRank ?? changes) ? site.adjustment_limit + 1n : 0n
      })
      return exposure > cashbackExposure ? exposure : cashbackExposure
    },
    run: async (context, { level, change }) => {
      const { tenant, site } = context
      const existing = (await createContentStore(tenant).listVipRanks()).find((rank) => rank.level === level)
      const { newRank, changes } = parseRankChange(level, change, existing, site)
      if (newRank) await createRankStore(tenant).insert(newRank)
      else await createRankStore(tenant).update(level, changes)
      return (await listRankDtos(context)).find((rank) => rank.level === level)
    },
  }),
}

/**
 * Whether a change adds a rank, makes one easier to reach or increases its cashback. Such a change always needs a
 * second operator: cashback is a share of all future stakes and has no maximum amount, and players keep the rank that
 * they have reached, so that a rank could be made easier first and get its cashback later.
 */
function mayIncreaseCashback(rank: VipRankRecord | undefined, { cashback, turnover }: RankChange): boolean {
  const isEasierToReach = rank === undefined || (turnover !== undefined && turnover < rank.turnover)
  return isEasierToReach || Number(cashback ?? 0) > Number(rank.cashback)
}

async function listRankDtos({ tenant, site: { exponent } }: BrandContext) {
  return (await createContentStore(tenant).listVipRanks()).map(({ level, texts, turnover, bonus, cashback, withdrawals, manager }) => ({
    level,
    turnover: formatDecimal(turnover, exponent),
    bonus: formatDecimal(bonus, exponent),
    cashback,
    withdrawals,
    manager,
    titles: texts,
  }))
}
