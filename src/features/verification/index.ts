/** Verification: codes, sliders and proof of work. */
export { CodeField, PhoneNumberField } from './code-field.tsx'
export { type BrandPhoneCheck, findPhoneCheckCode, usePhoneCheck } from './use-phone-check.ts'
export { type VerificationCode, useVerificationCode } from './use-verification-code.ts'
export { type SliderCheck, useSlider } from './use-slider.tsx'
export { ProofOfWorkNote } from './proof-of-work-note.tsx'
