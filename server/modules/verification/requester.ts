import type { ApiContext } from '../api-context/index.ts'
import type { Secrets } from '../secrets/index.ts'
import { checkCaptcha } from './captcha-check.ts'
import { type Requester, recordWrongCaptcha } from './demand.ts'

export interface VerificationDeps {
  readonly secrets: Secrets
  /**
   * Whether an address is exempt from proof of work: its requests are not counted, and any hash solves its challenges.
   */
  readonly isProofOfWorkExempt: (address: string) => boolean
}

export type CreateRequester = (context: Pick<ApiContext, 'tenant' | 'location' | 'brand'>) => Requester

/** Creates the function that returns the requester of an API request. */
export const createRequesterFactory =
  ({ secrets, isProofOfWorkExempt }: VerificationDeps): CreateRequester =>
  ({ tenant, location, brand }) => ({
    tenant,
    key: secrets.deriveKey('demand'),
    address: location.ip,
    isProofOfWorkExempt: isProofOfWorkExempt(location.ip),
    normalBrandProofs: brand.config.settings.proofOfWork.expectedPerHalfHour,
  })

/** Creates the function that checks a captcha answer. A wrong answer makes later proofs of work more difficult. */
export function createCaptchaChecker(deps: VerificationDeps) {
  const createRequester = createRequesterFactory(deps)
  return (context: ApiContext) => (answer: string) =>
    checkCaptcha(context.tenant, deps.secrets.deriveKey('captcha'), context.captchaId, answer, () =>
      recordWrongCaptcha(createRequester(context)),
    )
}
