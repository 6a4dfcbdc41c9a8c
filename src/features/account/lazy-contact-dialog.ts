import { lazyView } from '../../engine/index.ts'

/** Putting a phone or an address on the account. It comes when it is first opened. */
export const ContactDialog = lazyView('account/contact-dialog', async () => (await import('./contact-dialog.tsx')).ContactDialog)
