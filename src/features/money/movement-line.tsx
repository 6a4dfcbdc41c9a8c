import type { ReactNode } from 'react'
import { cx } from '../../ui/controls/cx.ts'
import { Money } from '../../ui/controls/money.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import styles from './money.module.css'
import { StateDot, type StateTone } from './state-dot.tsx'
import { Icon } from '../../ui/media/icon.tsx'

/** The icon of a movement, a payment channel or a payout account. */
export function RowIcon({ icon }: { readonly icon: IconName }): ReactNode {
  return (
    <span className={styles['icon']}>
      <Icon name={icon} size={20} />
    </span>
  )
}

export interface MovementLineProps {
  readonly icon: IconName
  readonly title: string
  /** Formatted time. */
  readonly time: string
  /** Formatted amount without a sign. */
  readonly amount: string
  /** Direction of the money for the player; `undefined` if none moved. */
  readonly direction?: 'in' | 'out' | undefined
  readonly state: string
  readonly tone: StateTone
  /** Further text. */
  readonly note?: string | undefined
}

/** A movement of money in two lines: title and amount, time and state. Wraps if a line is too narrow. */
export function MovementLine({ icon, title, time, amount, direction, state, tone, note }: MovementLineProps): ReactNode {
  return (
    <span className={styles['movement']}>
      <RowIcon icon={icon} />
      <span className={styles['lines']}>
        <span className={styles['line']}>
          <span className={styles['title']}>{title}</span>
          <Money text={formatWithSign(amount, direction)} className={cx(styles['end'], direction === 'in' && styles['incoming'])} />
        </span>
        <span className={styles['line']}>
          <span className={styles['details']}>
            <time className={cx('figures', styles['time'])}>{time}</time>
            {note !== undefined && <bdi className={cx('figures', styles['time'])}>{note}</bdi>}
          </span>
          <span className={styles['end']}>
            <StateDot tone={tone}>{state}</StateDot>
          </span>
        </span>
      </span>
    </span>
  )
}

/** Returns an amount with its sign; without one if no money moved. */
export const formatWithSign = (amount: string, direction: 'in' | 'out' | undefined): string =>
  direction === undefined ? amount : `${direction === 'in' ? '+' : '\u2212'}${amount}`

interface MoneyRowProps extends MovementLineProps {
  readonly onOpen: () => void
}

/** A movement of money in a list; opens its receipt. */
export function MoneyRow({ onOpen, ...movement }: MoneyRowProps): ReactNode {
  return (
    <button type="button" className={styles['rowButton']} onClick={onOpen}>
      <MovementLine {...movement} />
    </button>
  )
}
