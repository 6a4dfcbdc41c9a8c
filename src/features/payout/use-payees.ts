import type { PayeeList } from '../../generated/api.ts'
import { type Query, useQuery, useSite } from '../../engine/index.ts'

/** The receiving addresses of who is logged in. Each account has an answer of its own. */
export function usePayees(): Query<PayeeList> {
  const id = useSite(({ visitor }) => visitor.member?.id)
  return useQuery(`payees ${id ?? ''}`, ({ payee }) => payee.list())
}
