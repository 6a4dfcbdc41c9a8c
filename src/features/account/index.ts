import { lazyView } from '../../engine/index.ts'

/** Forms around an account. */
export { ConsentText } from './consent-text.tsx'
export { FormFrame, SecretField } from './form-frame.tsx'
export { OwnerDialog } from './owner-dialog.tsx'
export { PlainInput } from './plain-input.tsx'
export { type AccountForm, useAccountForm, useDialingCode, useMemberDetails } from './use-account-form.ts'

/** Putting a phone or an address on the account. It comes when it is first opened. */
export const ContactDialog = lazyView('account/contact-dialog', async () => (await import('./contact-dialog.tsx')).ContactDialog)
