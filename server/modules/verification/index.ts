/** Bot protection and verification: captchas, sliders, proofs of work, phone codes and rate limits. */

export { type VerificationDeps, createRequesterOf, createCaptchaChecker } from './requester.ts'
export { captchaSeconds } from './captcha-check.ts'
export { limitRate } from './limit-rate.ts'
export { type OwnCode, verifiedPhone, sendOwnCode, consumeOwnCode } from './own-code.ts'
export {
  type FoundCode,
  type Phone,
  checkPhone,
  codeExpired,
  countCode,
  findPhoneCheck,
  findPhoneCode,
  findRegisterCode,
  sendPhoneCode,
  consumePhoneCode,
} from './phone-code.ts'
export { consumeProof } from './proof-of-work.ts'
export { consumeSliderResult } from './slider-check.ts'
export { loginFailuresOf } from './store/login-failures.ts'
