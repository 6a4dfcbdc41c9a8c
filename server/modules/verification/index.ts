/** Bot protection and verification: captchas, sliders, proofs of work, codes by SMS and email, and rate limits. */

export { type VerificationDeps, createRequesterFactory, createCaptchaChecker } from './requester.ts'
export { captchaLifetimeSeconds } from './captcha-check.ts'
export { limitRate } from './limit-rate.ts'
export { type AccountCode, requireVerifiedPhone, sendAccountCode, consumeAccountCode } from './account-code.ts'
export {
  type VerifiedCode,
  type Phone,
  exchangeCodeForToken,
  createCodeExpiredError,
  limitCodeRate,
  verifyPhoneToken,
  verifyPhoneCode,
  verifyRegisterCode,
  sendPhoneCode,
  consumePhoneCode,
} from './phone-code.ts'
export { consumeProof } from './proof-of-work.ts'
export { consumeSliderResult } from './slider-check.ts'
export { createAttemptCounterStore } from './store/attempt-counters.ts'
export { createRequestLimitStore, createRequestKey } from './request-limits.ts'
