import type { ReactNode } from 'react'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  /** Progress from 0 to 100. */
  readonly percent: number
  /** Accessible name. */
  readonly label?: string
  /** Id of the element whose text is the accessible name. */
  readonly labelledBy?: string
}

export const ProgressBar = ({ percent, label, labelledBy }: ProgressBarProps): ReactNode => (
  <progress className={styles['bar']} max={100} value={percent} aria-label={label} aria-labelledby={labelledBy} />
)

/** Returns the progress in whole percent, rounded down: 100 only if all of it is done or nothing is required. */
export const computePercentDone = (done: bigint, required: bigint): number => {
  if (required <= 0n || done >= required) return 100
  return done <= 0n ? 0 : Number((done * 100n) / required)
}
