import type { MemberDetails } from '../../generated/api.ts'
import { type Query, useQuery, useSite } from '../../engine/index.ts'

/** What the platform keeps of who is logged in. Each account has an answer of its own. */
export function useMemberDetails(): Query<MemberDetails> {
  const id = useSite(({ visitor }) => visitor.member?.id)
  return useQuery(`member details ${id ?? ''}`, ({ member }) => member.details())
}
