import { randomUUID } from 'node:crypto'
import { claimMission } from '../../server/modules/missions/claim-mission.ts'
import { createMissionStore } from '../../server/modules/missions/store/missions.ts'
import { type Scenario, type ScenarioInput, currency, createStepWithoutNetChange } from './environment.ts'

/** Creates a scenario with a mission that is completed by logging in, pays money or a bonus, and is claimed twice. */
export function createMissionScenario({ environment, random, player, amount }: ScenarioInput): Scenario {
  const { tenant, site, brand } = environment.vendorContext
  const { id: account } = player.account
  const id = `h-${randomUUID().slice(0, 12)}`
  const turnover = random.pick([0, 1, 5])
  const mission = {
    id,
    measure: 'logins',
    period: random.pick(['day', 'week', 'once'] as const),
    categories: '[]',
    target: 1n,
    kind: 'money',
    amount,
    turnover,
    score: 1,
    position: 1_000,
    texts: '{}',
  } as const
  const context = { tenant, site, timeZone: brand.config.merchant.timeZone, account }
  const claimStep = createStepWithoutNetChange(() => claimMission(context, id))
  const verify = async (): Promise<bigint> => {
    const { rows } = await environment.client.query<{ claims: number; moved: string }>(
      `select (select count(*)::int from mission_claims where merchant = $1 and account = $2 and mission = $3) as claims,
         coalesce((select sum(m.amount) from rewards r join transfers t on t.merchant = r.merchant and t.reference = r.id::text and t.purpose = 'reward'
           join movements m on m.merchant = t.merchant and m.transfer = t.id and m.account = r.account
           where r.merchant = $1 and r.account = $2 and r.source = 'mission' and r.name = $3 and m.currency = $4), 0)::text as moved`,
      [tenant.code, account, id, currency],
    )
    const [claimTotals] = rows
    if (BigInt(claimTotals?.moved ?? '0') !== BigInt(claimTotals?.claims ?? 0) * amount)
      throw new Error(`Expected the mission ${id} to pay ${String(amount)} per claim, found ${JSON.stringify(claimTotals)}`)
    return BigInt(claimTotals?.moved ?? '0')
  }
  return { prepare: () => createMissionStore(tenant).insert([mission]), steps: [claimStep, claimStep], verify }
}
