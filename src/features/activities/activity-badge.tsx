import type { ReactNode } from 'react'
import type { Activity } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { StateDot } from '../money/index.ts'
import { activityStates } from './activity-states.ts'
import styles from './style.module.css'

/** How an activity stands, as a word. */
export function ActivityBadge({ activity: { state } }: { readonly activity: Activity }): ReactNode {
  const text = useText()
  const { label, tone } = activityStates[state]
  return (
    <span className={styles['badge']} data-activity={state}>
      <StateDot tone={tone}>{text(label)}</StateDot>
    </span>
  )
}
