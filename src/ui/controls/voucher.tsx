import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './voucher.module.css'

interface VoucherProps {
  /** What it is worth, on the part that is torn off. */
  readonly value: ReactNode
  readonly title: string
  /** Stands above the title. */
  readonly kicker?: ReactNode
  readonly children: ReactNode
  /** What is done with it, and what that takes. */
  readonly foot: ReactNode
  /** Whether nothing is to be had by it any more. */
  readonly spent?: boolean
  /** The level of its title. */
  readonly level: 3 | 4
}

/** Something of worth that can be had: an entry of a list of such. */
export function Voucher({ value, title, kicker, children, foot, spent = false, level }: VoucherProps): ReactNode {
  const Title = `h${level}` as const
  return (
    <li className={cx(styles['voucher'], spent && styles['spent'])}>
      <div className={styles['face']}>{value}</div>
      <div className={styles['about']}>
        {kicker}
        <Title className={styles['title']}>{title}</Title>
        {children}
      </div>
      <div className={styles['foot']}>{foot}</div>
    </li>
  )
}
