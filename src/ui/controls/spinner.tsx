import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './spinner.module.css'

/**
 * Shows that something is under way, after 400 ms: shorter waits need no sign.
 * With a label it is announced; without one it is decoration beside something that says so.
 */
export function Spinner({
  size,
  label,
  className,
}: {
  /** Its width and height in pixels, where no class says them. */
  readonly size?: number
  readonly label?: string
  readonly className?: string | undefined
}): ReactNode {
  const circle = (
    <span
      aria-hidden="true"
      className={cx(styles['spinner'], className)}
      {...(size !== undefined && { style: { inlineSize: size, blockSize: size } })}
    />
  )
  if (label === undefined) return circle
  return (
    <span role="status">
      {circle}
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
