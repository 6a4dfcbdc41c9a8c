/** What every call is answered from, and how one is refused. */

export { CallError, describeFault } from './call-error.ts'
export type { CallContext, CallHandlers, CallsOf, Location, Member } from './call.ts'
export { isUnavailable } from '../../database/errors.ts'
export { type BrandJobDeps, type DueBrandJobDeps, forEachBrand, forEachDueBrand, type MerchantQuery } from './for-each-brand.ts'
export { neighbourhoodOf, networkOf } from './network-of.ts'

const unwritable = /\0|\p{Surrogate}/u

/**
 * Whether a value has text, at whatever depth, that no database can hold and no page can show: a NUL, or half a
 * character.
 */
export function isUnwritable(value: unknown): boolean {
  if (typeof value === 'string') return unwritable.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, part]) => unwritable.test(name) || isUnwritable(part))
}
