import type { ReactNode } from 'react'
import type { Activity } from '../../generated/api.ts'
import type { PlainKey } from '../../generated/messages.ts'
import { useQuery, useText } from '../../engine/index.ts'

interface IneligibleNoteProps {
  readonly activity: Pick<Activity, 'ineligibleReason' | 'minRank'>
  /** Whether to use the short form instead of a sentence. Default: `false`. */
  readonly short?: boolean
}

/** Reason why an activity is closed to this account. Renders nothing if the account is eligible. */
export function IneligibleNote({ activity: { ineligibleReason, minRank = 0 }, short = false }: IneligibleNoteProps): ReactNode {
  const text = useText()
  if (ineligibleReason === undefined) return null
  const key = short ? (`activity_state_${ineligibleReason}` as const) : (`activity_ineligible_${ineligibleReason}` as const)
  return ineligibleReason === 'rank' ? <RankNote level={minRank} messageKey={key} /> : <>{text(key)}</>
}

function RankNote({ level, messageKey }: { readonly level: number; readonly messageKey: PlainKey }): ReactNode {
  const { value = [] } = useQuery('vipRanks', ({ content }) => content.vipRanks())
  const rank = value.find(({ rankLevel }) => rankLevel === level)?.labelName ?? level
  const text = useText()
  return <>{text(messageKey, { rank })}</>
}
