import type { Payee, PayeeList } from '../../generated/api.ts'
import { lazyView, type Query, useQuery } from '../../engine/index.ts'
import type { IconName } from '../../ui/media/icons.ts'

/** The receiving addresses of who is logged in. */
export const usePayees = (): Query<PayeeList> => useQuery('payees', ({ payee }) => payee.list())

/** The icon of a kind of address. */
export const payeeIcon = (kind: Payee['kind']): IconName => (kind === 'bank' ? 'bank' : 'wallet')

/** Adding and confirming an address. It comes when it is first opened. */
export const PayeeDialog = lazyView('payout/payee-dialog', async () => (await import('./payee-dialog.tsx')).PayeeDialog)
