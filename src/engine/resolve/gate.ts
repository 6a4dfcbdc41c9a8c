import type { Permission } from '../../generated/api.ts'
import type { Gate } from '../contract/site.ts'

/**
 * Whether the site is open. Only a status of 0 that no other word contradicts opens it; no answer and a value that
 * nobody knows are closed.
 */
export function resolveGate(permission: Permission | undefined): Gate {
  if (permission === undefined) return { status: 'unknown' }
  if (permission.status === 2 || permission.regionRestriction)
    return { status: 'restricted', ip: permission.location.ip, country: permission.location.country }
  if (permission.status === 1 || permission.maintenance) return { status: 'maintenance' }
  return permission.status === 0 ? { status: 'open' } : { status: 'unknown' }
}
