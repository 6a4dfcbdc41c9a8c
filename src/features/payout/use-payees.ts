import type { PayeeList } from '../../generated/api.ts'
import { type Query, useQuery } from '../../engine/index.ts'

/** The receiving addresses of who is logged in. */
export const usePayees = (): Query<PayeeList> => useQuery('payees', ({ payee }) => payee.list())
