import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './voucher.module.css'

interface VoucherProps {
  /** Value of the voucher, shown on its stub. */
  readonly value: ReactNode
  readonly title: string
  /** Rendered above the title. */
  readonly kicker?: ReactNode
  readonly children: ReactNode
  /** Action and requirement. */
  readonly footer: ReactNode
  /** Whether it has been used or has expired. */
  readonly spent?: boolean
  /** Heading level of its title. */
  readonly level: 3 | 4
}

/** A voucher in a list. */
export function Voucher({ value, title, kicker, children, footer, spent = false, level }: VoucherProps): ReactNode {
  const Title = `h${level}` as const
  return (
    <li className={cx(styles['voucher'], spent && styles['spent'])}>
      <div className={styles['face']}>{value}</div>
      <div className={styles['about']}>
        {kicker}
        <Title className={styles['title']}>{title}</Title>
        {children}
      </div>
      <div className={styles['foot']}>{footer}</div>
    </li>
  )
}
