import type { MemberDetails } from '../../generated/api.ts'
import { type Query, useQuery } from '../../engine/index.ts'

/** What the platform keeps of who is logged in. */
export const useMemberDetails = (): Query<MemberDetails> => useQuery('member details', ({ member }) => member.details())
