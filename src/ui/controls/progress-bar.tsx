import type { ReactNode } from 'react'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  /** How much is done, from 0 to 100. */
  readonly percent: number
  /** What is under way, and how far it is, in words. */
  readonly label?: string
  /** The id of what says so on the page already. */
  readonly labelledBy?: string
}

/** How much of something is done, as a bar. */
export const ProgressBar = ({ percent, label, labelledBy }: ProgressBarProps): ReactNode => (
  <progress className={styles['bar']} max={100} value={percent} aria-label={label} aria-labelledby={labelledBy} />
)

/** How much of something is done, in whole percent: a hundred only where all of it is. */
export const shareDone = (done: bigint, needed: bigint): number => {
  if (needed <= 0n || done >= needed) return 100
  return done <= 0n ? 0 : Number((done * 100n) / needed)
}
