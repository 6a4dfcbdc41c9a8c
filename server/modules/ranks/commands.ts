import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { type BrandContext, type ControlCommands, brandCommand, valueCommand, integer } from '../commands/index.ts'
import { exposureOfChange } from '../points/index.ts'
import { contentOf } from '../content/index.ts'
import { parseRankChange } from './parse-rank-change.ts'
import { ranksOf } from './store/ranks.ts'

/** Commands for a brand's ranks. */
export const rankCommands: ControlCommands = {
  ranks: brandCommand({
    permission: 'promotions.read',
    title: 'Ranks',
    usage: 'ranks <brand>',
    help: 'Lists the ranks and their benefits.',
    rows: { parameter: 'level' },
    run: listRankDtos,
  }),

  'set-rank': valueCommand({
    permission: 'promotions.write',
    title: 'Change rank',
    usage: 'ranks <brand> <level> <change>',
    help: 'Adds or changes a rank: turnover, bonus, cashback, withdrawals, manager (on|off), title.<language>. A new one needs turnover, withdrawals and a title.',
    parameters: { level: integer(1, 100), change: 'texts' },
    checksRelations: true,
    exposure: async (context, { level, change }) => {
      const rank = (await contentOf(context.tenant).listVipRanks()).find((one) => one.level === level)
      return exposureOfChange(context, change, { amounts: ['bonus'], current: rank && { bonus: rank.bonus } })
    },
    run: async (context, { level, change }) => {
      const { tenant, site } = context
      const existing = (await contentOf(tenant).listVipRanks()).find((rank) => rank.level === level)
      const { newRank, changes } = parseRankChange(level, change, existing, site)
      if (newRank) await ranksOf(tenant).insert(newRank)
      else await ranksOf(tenant).update(level, changes)
      return (await listRankDtos(context)).find((rank) => rank.level === level)
    },
  }),
}

async function listRankDtos({ tenant, site: { exponent } }: BrandContext) {
  return (await contentOf(tenant).listVipRanks()).map(({ level, texts, turnover, bonus, cashback, withdrawals, manager }) => ({
    level,
    turnover: formatDecimal(turnover, exponent),
    bonus: formatDecimal(bonus, exponent),
    cashback,
    withdrawals,
    manager,
    titles: texts,
  }))
}
