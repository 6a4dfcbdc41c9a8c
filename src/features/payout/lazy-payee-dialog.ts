import { lazyView } from '../../engine/index.ts'

/** Adding and confirming an address. It comes when it is first opened. */
export const PayeeDialog = lazyView('payout/payee-dialog', async () => (await import('./payee-dialog.tsx')).PayeeDialog)
