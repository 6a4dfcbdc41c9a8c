import { lazyView } from '../../engine/index.ts'

/** Components and hooks of the account forms. */
export { ConsentText } from './consent-text.tsx'
export { FormFrame, SecretField } from './form-frame.tsx'
export { ReauthenticationDialog } from './reauthentication-dialog.tsx'
export { FormFieldInput } from './form-field-input.tsx'
export { type AccountForm, useAccountForm, useInitialDialingCode, useMemberDetails } from './use-account-form.ts'

/** Dialog that sets the phone number or email address. Loads on first use. */
export const ContactDialog = lazyView('account/contact-dialog', async () => (await import('./contact-dialog.tsx')).ContactDialog)
