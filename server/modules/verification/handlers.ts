import { type EndpointName, endpoints } from '../../../src/generated/endpoints.ts'
import { ApiError, type ApiHandlers } from '../api-context/index.ts'
import { type VerificationDeps, createRequesterFactory } from './requester.ts'
import { storeCaptcha } from './captcha-check.ts'
import { chooseCharacters, drawCaptcha } from './captcha.ts'
import { issueChallenge } from './proof-of-work.ts'
import { checkSliderAnswer, createSliderCheck } from './slider-check.ts'

type VerificationEndpoint = 'session.captcha' | 'session.captchaText' | 'verification.work' | 'verification.slider' | 'verification.slide'

/** Handlers of the endpoints for captchas, sliders and proofs of work. */
export function createVerificationHandlers(deps: VerificationDeps): ApiHandlers<VerificationEndpoint> {
  const { secrets } = deps
  const createRequester = createRequesterFactory(deps)
  return {
    'session.captcha': async ({ tenant, setCaptchaCookie }) => {
      const { answer, png } = await drawCaptcha()
      setCaptchaCookie(await storeCaptcha(tenant, secrets.deriveKey('captcha'), answer))
      return png.toString('base64')
    },
    'session.captchaText': async ({ tenant, setCaptchaCookie }) => {
      const answer = chooseCharacters()
      setCaptchaCookie(await storeCaptcha(tenant, secrets.deriveKey('captcha'), answer))
      return answer
    },
    'verification.work': async (context, { call }) => {
      if (!isProofRequired(call)) throw new ApiError('bad_request', { fields: { call: { key: 'error_bad_request' } } })
      return issueChallenge(createRequester(context), call, call === 'session.captchaText' ? captchaAlternative : undefined)
    },
    'verification.slider': (context) => createSliderCheck(createRequester(context)),
    'verification.slide': (context, body) => checkSliderAnswer(createRequester(context), body, context.proofOfWork),
  }
}

/** Options of the proof of work that replaces the captcha picture: harder, and counted like a wrong answer. */
const captchaAlternative = { difficulty: 8, requestCount: 4 } as const

/** Whether an endpoint requires a proof of work. */
const isProofRequired = (endpoint: string): boolean => Object.hasOwn(endpoints, endpoint) && endpoints[endpoint as EndpointName].proof
