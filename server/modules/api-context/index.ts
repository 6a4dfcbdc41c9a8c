/**
 * Code shared by the API handlers and jobs of all modules: request context, errors, client networks, iteration over
 * brands, and detection of text that cannot be stored.
 */

export { ApiError, describeError } from './api-error.ts'
export type { ApiContext, ApiHandlers, EndpointsOf, Location, Member } from './api-context.ts'
export { isUnavailable } from '../../database/errors.ts'
export { type BrandJobDeps, type DueBrandJobDeps, forEachBrand, forEachDueBrand, type MerchantQuery } from './for-each-brand.ts'
export { getWiderNetwork, getNetwork } from './get-network.ts'

const unstorablePattern = /\0|\p{Surrogate}/u

/**
 * Whether a value contains, at any depth, text that the database cannot store: a NUL character or an unpaired
 * surrogate.
 */
export function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return unstorablePattern.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, child]) => unstorablePattern.test(name) || hasUnstorableText(child))
}
