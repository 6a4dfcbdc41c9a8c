import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { cx } from './cx.ts'
import { Icon } from '../media/icon.tsx'
import type { IconName } from '../media/icons.ts'

/** A short label on another element, such as "New" or "Hot". */
export function Badge({
  tone = 'second',
  icon,
  children,
}: {
  readonly tone?: 'second' | 'accent' | 'quiet'
  readonly icon?: IconName
  readonly children: ReactNode
}): ReactNode {
  return (
    <span className={cx(styles['badge'], styles[tone])}>
      {icon && <Icon name={icon} size={12} />}
      {children}
    </span>
  )
}

/** A badge with a count; renders nothing for 0, and `99+` above 99. `label` replaces the number for screen readers. */
export function CountBadge({ count, label }: { readonly count: number | undefined; readonly label?: string }): ReactNode {
  if (!count) return null
  return (
    <span
      className={cx(styles['badge'], styles['second'], styles['count'], 'figures')}
      {...(label !== undefined && { 'aria-label': label, role: 'img' })}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
