import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { type BrandContext, type AdminCommands, defineBrandCommand, toTitles, defineValueCommand } from '../commands/index.ts'
import { computeChangeExposure } from '../points/index.ts'
import { parseMissionChange } from './parse-mission-change.ts'
import { createMissionStore } from './store/missions.ts'

/** Commands for missions. */
export const missionCommands: AdminCommands = {
  missions: defineBrandCommand({
    permission: 'promotions.read',
    title: 'Missions',
    usage: 'missions <brand>',
    help: 'Lists the missions.',
    rows: { parameter: 'mission', property: 'id' },
    run: listMissionDtos,
  }),

  'set-mission': defineValueCommand({
    permission: 'promotions.write',
    title: 'Change mission',
    usage: 'missions <brand> <mission> <change>',
    help: 'Adds or changes a mission: measure (deposit|stake|bets|logins), period (day|week|once), categories (RNG,LIVE|all), target, amount or points, turnover (times), score, order, enabled (on|off), title.<language>.',
    parameters: { mission: 'text', change: 'texts' },
    checksRelations: true,
    exposure: async (context, { mission, change }) => {
      const missionRecord = await createMissionStore(context.tenant).findById(mission)
      const current = missionRecord && { [missionRecord.kind === 'points' ? 'points' : 'amount']: missionRecord.amount }
      return computeChangeExposure(context, change, { amountFields: ['amount'], pointsFields: ['points'], current })
    },
    run: async (context, { mission: id, change }) => {
      const { tenant, site } = context
      const { newMission, changes } = parseMissionChange(id, change, await createMissionStore(tenant).findById(id), site)
      if (newMission) await createMissionStore(tenant).insert([newMission])
      else await createMissionStore(tenant).update(id, changes)
      return (await listMissionDtos(context)).find((dto) => dto.id === id)
    },
  }),
}

async function listMissionDtos({ tenant, site: { exponent } }: BrandContext) {
  return (await createMissionStore(tenant).list('all')).map(
    ({ id, measure, period, categories, target, kind, amount, turnover, score, enabled, position, texts }) => ({
      id,
      measure,
      period,
      categories: categories.length === 0 ? 'all' : categories.join(','),
      target: measure === 'deposit' || measure === 'stake' ? formatDecimal(target, exponent) : String(target),
      ...(kind === 'money' ? { amount: formatDecimal(amount, exponent) } : { points: String(amount) }),
      turnover,
      score,
      enabled,
      order: position,
      titles: toTitles(texts),
    }),
  )
}
