/** Whether a visitor is a person: captchas, sliders, proofs of work, codes by phone, rate limits. */

export { type VerificationParts, makeAskerOf, makeCaptchaChecker } from './asker.ts'
export { captchaSeconds } from './captcha-check.ts'
export { makeVerificationHandlers } from './handlers.ts'
export { coolDown } from './limit-rate.ts'
export {
  type Phone,
  checkPhone,
  codeExpired,
  countCode,
  findPhoneCode,
  sendPhoneCode,
  takePhoneCheck,
  takePhoneCode,
  takeRegisterCode,
} from './phone-code.ts'
export { takeProof } from './proof-of-work.ts'
export { takeSlider } from './slider-check.ts'
export { demandDecaySeconds } from './store/demand.ts'
export { loginFailuresOf } from './store/login-failures.ts'
