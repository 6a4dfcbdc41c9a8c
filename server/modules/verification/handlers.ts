import { type CallName, endpoints } from '../../../src/generated/endpoints.ts'
import { CallError, type CallHandlers } from '../calls/index.ts'
import { type VerificationDeps, createRequesterOf } from './requester.ts'
import { storeCaptcha } from './captcha-check.ts'
import { chooseCharacters, drawCaptcha } from './captcha.ts'
import { issueChallenge } from './proof-of-work.ts'
import { checkSliderAnswer, createSliderCheck } from './slider-check.ts'

type VerificationCall = 'session.captcha' | 'session.captchaText' | 'verification.work' | 'verification.slider' | 'verification.slide'

/** Handlers of the endpoints for captchas, sliders and proofs of work. */
export function createVerificationHandlers(deps: VerificationDeps): CallHandlers<VerificationCall> {
  const { secrets } = deps
  const requesterOf = createRequesterOf(deps)
  return {
    'session.captcha': async ({ tenant, setCaptchaCookie }) => {
      const { answer, png } = await drawCaptcha()
      setCaptchaCookie(await storeCaptcha(tenant, secrets.key('captcha'), answer))
      return png.toString('base64')
    },
    'session.captchaText': async ({ tenant, setCaptchaCookie }) => {
      const answer = chooseCharacters()
      setCaptchaCookie(await storeCaptcha(tenant, secrets.key('captcha'), answer))
      return answer
    },
    'verification.work': async (context, { call }) => {
      if (!requiresProof(call)) throw new CallError('bad_request', { fields: { call: { key: 'error_bad_request' } } })
      return issueChallenge(requesterOf(context), call, call === 'session.captchaText' ? captchaAlternative : undefined)
    },
    'verification.slider': (context) => createSliderCheck(requesterOf(context)),
    'verification.slide': (context, body) => checkSliderAnswer(requesterOf(context), body, context.proofOfWork),
  }
}

/** Proof of work as an alternative to the captcha: harder, and counted like a wrong answer. */
const captchaAlternative = { difficulty: 8, requestCount: 4 } as const

/** Whether an endpoint requires a proof of work. */
const requiresProof = (call: string): boolean => Object.hasOwn(endpoints, call) && endpoints[call as CallName].proof
