import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './spinner.module.css'

/**
 * A spinner that appears after 400 ms, or at once with reduced motion. With a label, it is announced; without one, it
 * is decorative.
 */
export function Spinner({
  size,
  label,
  className,
}: {
  /** Width and height in pixels; if omitted, those of the style sheet: 24, unless `className` sets others. */
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
