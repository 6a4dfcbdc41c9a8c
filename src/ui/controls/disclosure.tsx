import type { ReactNode } from 'react'
import { Icon } from '../media/icon.tsx'
import styles from './disclosure.module.css'
import { cx } from './cx.ts'

interface DisclosureProps {
  /** Content of the `summary` element, which is always visible. */
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
  /** Whether it is initially open. */
  readonly open?: boolean
  readonly onOpen?: () => void
}

/** An expandable row of a list. */
export function Disclosure({ summary, children, className, open, onOpen }: DisclosureProps): ReactNode {
  return (
    <details open={open} className={cx(styles['disclosure'], className)} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary className={styles['summary']}>
        {summary}
        <Icon name="down" size={18} className={styles['arrow']} />
      </summary>
      {children}
    </details>
  )
}
