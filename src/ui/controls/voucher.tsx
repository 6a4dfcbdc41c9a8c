import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './voucher.module.css'

interface VoucherProps {
  /** Value of the voucher, shown in its upper part. */
  readonly value: ReactNode
  readonly title: string
  /** Rendered above the title. */
  readonly eyebrow?: ReactNode
  readonly children: ReactNode
  /** Price or expiry, and the action. */
  readonly footer: ReactNode
  /** Whether it has been claimed or is out of stock. */
  readonly unavailable?: boolean
  /** Heading level of its title. */
  readonly level: 3 | 4
}

/** A voucher in a list. */
export function Voucher({ value, title, eyebrow, children, footer, unavailable = false, level }: VoucherProps): ReactNode {
  const Title = `h${level}` as const
  return (
    <li className={cx(styles['voucher'], unavailable && styles['unavailable'])}>
      <div className={styles['value']}>{value}</div>
      <div className={styles['details']}>
        {eyebrow}
        <Title className={styles['title']}>{title}</Title>
        {children}
      </div>
      <div className={styles['footer']}>{footer}</div>
    </li>
  )
}
