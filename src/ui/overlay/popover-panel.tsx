import type { ReactNode } from 'react'
import { cx } from '../controls/cx.ts'
import styles from './popover.module.css'
import type { PopoverState } from './use-popover.ts'

/** The panel of a popover. Its content is rendered only while it is open. */
export function PopoverPanel({
  popover,
  label,
  className,
  children,
}: {
  readonly popover: PopoverState
  readonly label?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}): ReactNode {
  return (
    <div
      {...popover.panel}
      className={cx('colour-scope page-colours', styles['panel'], className)}
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
    >
      {popover.open && children}
    </div>
  )
}
