import type { MerchantConfig } from '../../../src/generated/config.ts'
import { type Feedback, validateFeedback, cleanFeedback } from '../../../src/engine/rules/validate-feedback.ts'
import type { Tenant } from '../../database/tenant.ts'
import { ApiError } from '../api-context/index.ts'
import { limitRate } from '../verification/index.ts'
import { computeHmac, createEncryptedStore } from '../secrets/index.ts'
import type { Sender } from '../messages/index.ts'

/** Rate limits per client address and per brand. */
const limits = {
  address: { windowSeconds: 3600, max: 10, minIntervalSeconds: 5 },
  brand: { windowSeconds: 3600, max: 2000, minIntervalSeconds: 0 },
} as const

interface FeedbackContext {
  readonly sender: Pick<Sender, 'tenant' | 'key' | 'network'>
  readonly config: MerchantConfig
  /** Key that encrypts feedback. */
  readonly feedbackKey: Buffer
}

/**
 * Stores a visitor's feedback, encrypted because it may contain personal and financial data.
 * @throws ApiError fields_invalid, too_many_requests
 */
export async function submitFeedback({ sender, config, feedbackKey }: FeedbackContext, feedback: Feedback): Promise<null> {
  const issues = validateFeedback(config.settings.feedback, feedback)
  if (Object.keys(issues).length > 0) throw new ApiError('fields_invalid', { fields: issues })
  const { tenant, key, network } = sender
  await limitRate(tenant, computeHmac(key, 'feedback address', network), limits.address)
  await limitRate(tenant, computeHmac(key, 'feedback brand', ''), limits.brand)
  await createFeedbackStore(feedbackKey).insert(tenant, cleanFeedback(feedback))
  return null
}

/** Lists the latest feedback, newest first. */
export const listFeedback = (tenant: Tenant, feedbackKey: Buffer, count: number): Promise<readonly (Feedback & { readonly at: Date })[]> =>
  createFeedbackStore(feedbackKey).listNewest(tenant, count)

const createFeedbackStore = (key: Buffer) => createEncryptedStore<Feedback>('feedback', key)
