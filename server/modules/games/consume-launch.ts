import type { Tenant } from '../../database/tenant.ts'
import { hashToken } from '../secrets/index.ts'
import { type LaunchRecord, createLaunchStore } from './store/launches.ts'

/** Data with which a vendor opens a launched game. */
export interface LaunchTicket {
  readonly token: string
  /** Vendor code. */
  readonly vendor: string
  readonly game: string
}

/**
 * Consumes a launch and returns it; `undefined` if it is unknown, was used, has expired, belongs to another brand,
 * vendor or game, or if the login session that created it has ended.
 */
export const consumeLaunch = (tenant: Tenant, { token, vendor, game }: LaunchTicket): Promise<LaunchRecord | undefined> =>
  createLaunchStore(tenant).consume(hashToken(token), vendor, game)
