/** What every call is answered from, and how one is refused. */

export { CallError, describeFault } from './call-error.ts'
export type { CallContext, CallHandlers, CallsOf, Location, Member } from './call.ts'
export { isUnavailable } from '../../database/is-unavailable.ts'
export { type BrandsAtWork, type DueBrandsAtWork, forEachBrand, forEachBrandDue, type MerchantsQuestion } from './for-each-brand.ts'
export { neighbourhoodOf, networkOf } from './network-of.ts'
export { isUnwritable } from './unwritable.ts'
