import type { CallContext } from '../calls/index.ts'
import type { Secrets } from '../secrets/index.ts'
import { checkCaptcha } from './captcha-check.ts'
import { type Requester, countWrongGuess } from './demand.ts'

export interface VerificationDeps {
  readonly secrets: Secrets
  /** Where nobody does work to speak of, and nothing is counted of what makes it grow. */
  readonly isUncounted: (address: string) => boolean
}

export type RequesterOf = (context: Pick<CallContext, 'tenant' | 'location' | 'brand'>) => Requester

/** Says who asks for work, or for what costs it. */
export const makeRequesterOf =
  ({ secrets, isUncounted }: VerificationDeps): RequesterOf =>
  ({ tenant, location, brand }) => ({
    tenant,
    key: secrets.key('demand'),
    address: location.ip,
    uncounted: isUncounted(location.ip),
    brandQuiet: brand.config.settings.proofOfWork.quiet,
  })

/** Says whether a text answers the picture that this browser was given. A guess that is wrong makes work dearer. */
export function makeCaptchaChecker(deps: VerificationDeps) {
  const requesterOf = makeRequesterOf(deps)
  return (context: CallContext) => (answer: string) =>
    checkCaptcha(context.tenant, deps.secrets.key('captcha'), context.captcha, answer, () => countWrongGuess(requesterOf(context)))
}
