import type { MemberDetails } from '../../generated/api.ts'
import { useSite } from '../../engine/render/hooks.ts'
import { type Answer, useAnswer } from '../../engine/render/queries/use-answer.ts'

/** What the platform keeps of who is logged in. Each account has an answer of its own. */
export function useMemberDetails(): Answer<MemberDetails> {
  const id = useSite(({ visitor }) => visitor.member?.id)
  return useAnswer(`member details ${id ?? ''}`, ({ member }) => member.details())
}
