import type { Tenant } from '../../database/tenant.ts'
import { hashToken } from '../secrets/index.ts'
import { type LaunchRecord, launchesOf } from './store/launches.ts'

/** What a vendor shows to open a game that was launched. */
export interface LaunchTicket {
  readonly token: string
  /** The vendor's code. */
  readonly vendor: string
  readonly game: string
}

/** Takes a launch, once. Nothing where it was taken before, has ended, or belongs to another brand, vendor or game. */
export const takeLaunch = (tenant: Tenant, { token, vendor, game }: LaunchTicket): Promise<LaunchRecord | undefined> =>
  launchesOf(tenant).use(hashToken(token), vendor, game)
