import type { ReactNode } from 'react'
import type { Activity } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { StateDot } from '../money/index.ts'
import { activityStates } from './activity-states.ts'
import { IneligibleNote } from './ineligible-note.tsx'
import styles from './style.module.css'

/** State of an activity in a word or two, or why it is closed to this account. */
export function ActivityBadge({ activity }: { readonly activity: Activity }): ReactNode {
  const text = useText()
  const { state, ineligibleReason } = activity
  const { label, tone } = activityStates[state]
  return (
    <span className={styles['badge']} data-activity={state}>
      <StateDot tone={tone}>{ineligibleReason === undefined ? text(label) : <IneligibleNote activity={activity} short />}</StateDot>
    </span>
  )
}
