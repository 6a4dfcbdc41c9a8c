import type { ReactNode } from 'react'
import { Icon } from '../media/icon.tsx'
import styles from './disclosure.module.css'
import { cx } from './cx.ts'

interface DisclosureProps {
  /** The line that opens it. */
  readonly line: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
  /** Whether it stands open at first. */
  readonly open?: boolean
  readonly onOpen?: () => void
}

/** A line of a list that opens to what belongs to it. */
export function Disclosure({ line, children, className, open, onOpen }: DisclosureProps): ReactNode {
  return (
    <details open={open} className={cx(styles['disclosure'], className)} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary className={styles['line']}>
        {line}
        <Icon name="down" size={18} className={styles['arrow']} />
      </summary>
      {children}
    </details>
  )
}
