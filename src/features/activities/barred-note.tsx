import type { ReactNode } from 'react'
import type { Activity } from '../../generated/api.ts'
import type { PlainKey } from '../../generated/messages.ts'
import { useQuery, useText } from '../../engine/index.ts'

interface BarredNoteProps {
  readonly activity: Pick<Activity, 'barred' | 'minRank'>
  /** Whether to use the short form instead of a sentence. Default: `false`. */
  readonly short?: boolean
}

/** Reason why an activity is closed to this account. Renders nothing if the account is not barred. */
export function BarredNote({ activity: { barred, minRank = 0 }, short = false }: BarredNoteProps): ReactNode {
  const text = useText()
  if (barred === undefined) return null
  const key = short ? (`activity_state_${barred}` as const) : (`activity_barred_${barred}` as const)
  return barred === 'rank' ? <RankNote level={minRank} messageKey={key} /> : <>{text(key)}</>
}

function RankNote({ level, messageKey }: { readonly level: number; readonly messageKey: PlainKey }): ReactNode {
  const { value = [] } = useQuery('vipRanks', ({ content }) => content.vipRanks())
  const rank = value.find(({ rankLevel }) => rankLevel === level)?.labelName ?? level
  const text = useText()
  return <>{text(messageKey, { rank })}</>
}
