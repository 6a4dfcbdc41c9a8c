import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './spinner.module.css'

/** A spinner that appears after 400 ms. With a label, it is announced; without one, it is decorative. */
export function Spinner({
  size,
  label,
  className,
}: {
  /** Width and height in pixels, unless set by a class. */
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
