import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './spinner.module.css'

/**
 * Shows that something is under way, after 400 ms: shorter waits need no sign.
 * With a label it is announced; without one it is decoration beside something that says so.
 */
export function Spinner({
  size = 24,
  label,
  className,
}: {
  readonly size?: number
  readonly label?: string
  readonly className?: string | undefined
}): ReactNode {
  return (
    <span {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}>
      <span className={cx(styles['spinner'], className)} style={{ inlineSize: size, blockSize: size }} />
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
