import { writeDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { type BrandContext, type ControlCommands, brandCommand, valueCommand, integer } from '../commands/index.ts'
import { worthOfChange } from '../points/index.ts'
import { contentOf } from '../content/index.ts'
import { readRankChange } from './read-rank-change.ts'
import { ranksOf } from './store/ranks.ts'

/** Commands for a brand's ranks. */
export const rankCommands: ControlCommands = {
  ranks: brandCommand({
    permission: 'promotions.read',
    usage: 'ranks <brand>',
    help: 'Lists the ranks and their benefits.',
    run: describe,
  }),

  'set-rank': valueCommand({
    permission: 'promotions.write',
    usage: 'ranks <brand> <level> <change>',
    help: 'Adds or changes a rank: turnover, bonus, cashback, withdrawals, manager (on|off), title.<language>. A new one needs turnover, withdrawals and a title.',
    parameters: { level: integer(1, 100), change: 'texts' },
    keepsRelations: true,
    worth: async (context, { level, change }) => {
      const rank = (await contentOf(context.tenant).vipRanks()).find((one) => one.level === level)
      return worthOfChange(context, change, { amounts: ['bonus'], known: rank && { bonus: rank.bonus } })
    },
    run: async (context, { level, change }) => {
      const { tenant, site } = context
      const known = (await contentOf(tenant).vipRanks()).find((rank) => rank.level === level)
      const { fresh, changed } = readRankChange(level, change, known, site)
      if (fresh) await ranksOf(tenant).insert(fresh)
      else await ranksOf(tenant).change(level, changed)
      return (await describe(context)).find((rank) => rank.level === level)
    },
  }),
}

async function describe({ tenant, site: { exponent } }: BrandContext) {
  return (await contentOf(tenant).vipRanks()).map(({ level, texts, turnover, bonus, cashback, withdrawals, manager }) => ({
    level,
    turnover: writeDecimal(turnover, exponent),
    bonus: writeDecimal(bonus, exponent),
    cashback,
    withdrawals,
    manager,
    titles: texts,
  }))
}
