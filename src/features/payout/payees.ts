import type { Payee, PayeeList } from '../../generated/api.ts'
import { lazyView, type Query, useQuery } from '../../engine/index.ts'
import type { IconName } from '../../ui/media/icons.ts'

/** Queries the payout accounts of the player. */
export const usePayees = (): Query<PayeeList> => useQuery('payees', ({ payee }) => payee.list())

/** Returns the icon of a kind of payout account. */
export const getPayeeIcon = (kind: Payee['kind']): IconName => (kind === 'bank' ? 'bank' : 'wallet')

/** Dialog that adds and confirms a payout account. Loads on first use. */
export const PayeeDialog = lazyView('payout/payee-dialog', async () => (await import('./payee-dialog.tsx')).PayeeDialog)
