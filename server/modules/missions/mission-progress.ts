import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { getMissionDays } from './mission-days.ts'
import { type Days, type MissionRecord, createMissionStore } from './store/missions.ts'

/** The account whose progress is determined, and its brand. */
export interface MissionContext {
  readonly tenant: Tenant
  readonly site: Pick<SiteRecord, 'currency'>
  /** IANA time zone. */
  readonly timeZone: string
  /** Account id. */
  readonly account: string
}

/** A mission and the account's progress in the current period. */
export interface RunningMission {
  readonly mission: MissionRecord
  readonly days: Days
  /** Progress towards the mission's target, which it can exceed: minor units, or a count. */
  readonly done: bigint
  readonly state: 'open' | 'reached' | 'claimed'
}

/** Returns every enabled mission with the account's progress, including claimed ones. */
export async function listRunningMissions(context: MissionContext, now = new Date()): Promise<readonly RunningMission[]> {
  const { tenant, account } = context
  const claims = new Set((await createMissionStore(tenant).listClaims(account)).map(({ mission, firstDay }) => `${mission} ${firstDay}`))
  const runningMissions: RunningMission[] = []
  for (const mission of await createMissionStore(tenant).list('enabled')) {
    const { days, done } = await getMissionProgress(context, mission, now)
    const isClaimed = claims.has(`${mission.id} ${days.firstDay}`)
    runningMissions.push({ mission, days, done, state: isClaimed ? 'claimed' : done >= mission.target ? 'reached' : 'open' })
  }
  return runningMissions
}

/** Returns the account's progress in one mission. */
export async function getMissionProgress({ tenant, site, timeZone, account }: MissionContext, mission: MissionRecord, now = new Date()) {
  const days = getMissionDays(mission.period, timeZone, now)
  return { days, done: await createMissionStore(tenant).getProgress(mission, { ...days, account, currency: site.currency }) }
}
