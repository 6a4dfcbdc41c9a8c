import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { missionDays } from './mission-days.ts'
import { type Days, type MissionRecord, missionsOf } from './store/missions.ts'

/** Whose missions. */
export interface MissionContext {
  readonly tenant: Tenant
  readonly site: Pick<SiteRecord, 'currency'>
  /** An IANA name. */
  readonly timeZone: string
  /** The account's id. */
  readonly account: string
}

/** A mission as it stands for somebody in the period that runs. */
export interface RunningMission {
  readonly mission: MissionRecord
  readonly days: Days
  readonly done: bigint
  readonly state: 'open' | 'reached' | 'claimed'
}

/** Every mission that can be had, with how far somebody has come. One that counts once and was claimed stays. */
export async function readMissions(context: MissionContext, now = new Date()): Promise<readonly RunningMission[]> {
  const { tenant, account } = context
  const claims = new Set((await missionsOf(tenant).claims(account)).map(({ mission, firstDay }) => `${mission} ${firstDay}`))
  const running: RunningMission[] = []
  for (const mission of await missionsOf(tenant).list('enabled')) {
    const { days, done } = await countMission(context, mission, now)
    const claimed = claims.has(`${mission.id} ${days.firstDay}`)
    running.push({ mission, days, done, state: claimed ? 'claimed' : done >= mission.target ? 'reached' : 'open' })
  }
  return running
}

/** How far somebody has come with one. */
export async function countMission({ tenant, site, timeZone, account }: MissionContext, mission: MissionRecord, now = new Date()) {
  const days = missionDays(mission.period, timeZone, now)
  return { days, done: await missionsOf(tenant).count(mission, { ...days, account, currency: site.currency }) }
}
