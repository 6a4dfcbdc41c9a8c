/** Forms around an account. */
export { ConsentText } from './consent-text.tsx'
export { ContactDialog } from './lazy-contact-dialog.ts'
export { FormFrame, SecretField } from './form-frame.tsx'
export { OwnerDialog } from './owner-dialog.tsx'
export { PlainInput } from './plain-input.tsx'
export { type AccountForm, useAccountForm } from './use-account-form.ts'
export { useDialingCode } from './use-dialing-code.ts'
export { useMemberDetails } from './use-member-details.ts'
