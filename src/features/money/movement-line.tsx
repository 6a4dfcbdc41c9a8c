import type { ReactNode } from 'react'
import { cx } from '../../ui/controls/cx.ts'
import { Money } from '../../ui/controls/money.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import styles from './money.module.css'
import { StateDot, type StateTone } from './state-dot.tsx'
import { Icon } from '../../ui/media/icon.tsx'

/** The sign that a movement, a way to pay or an address is known by. */
export function Sign({ icon }: { readonly icon: IconName }): ReactNode {
  return (
    <span className={styles['sign']}>
      <Icon name={icon} size={20} />
    </span>
  )
}

export interface MovementLineProps {
  readonly icon: IconName
  readonly title: string
  /** When it was, as it is shown. */
  readonly time: string
  /** The amount as it is shown, without a sign. */
  readonly amount: string
  /** Which way the money goes for the player; nothing where none has moved. */
  readonly way?: 'in' | 'out' | undefined
  readonly state: string
  readonly tone: StateTone
  /** What else is to be known at a glance. */
  readonly note?: string | undefined
}

/**
 * One movement of money in two lines: what and how much, when and how it stands. What finds no room in its line goes
 * below it.
 */
export function MovementLine({ icon, title, time, amount, way, state, tone, note }: MovementLineProps): ReactNode {
  return (
    <span className={styles['movement']}>
      <Sign icon={icon} />
      <span className={styles['both']}>
        <span className={styles['line']}>
          <span className={styles['title']}>{title}</span>
          <Money text={signed(amount, way)} className={cx(styles['much'], way === 'in' && styles['in'])} />
        </span>
        <span className={styles['line']}>
          <span className={styles['beside']}>
            <time className={cx('figures', styles['time'])}>{time}</time>
            {note !== undefined && <bdi className={cx('figures', styles['time'])}>{note}</bdi>}
          </span>
          <span className={styles['much']}>
            <StateDot tone={tone}>{state}</StateDot>
          </span>
        </span>
      </span>
    </span>
  )
}

/** An amount with its sign: money that has not moved has none. */
export const signed = (amount: string, way: 'in' | 'out' | undefined): string =>
  way === undefined ? amount : `${way === 'in' ? '+' : '\u2212'}${amount}`

interface MoneyRowProps extends MovementLineProps {
  readonly onOpen: () => void
}

/** One movement of money in a list, which opens into its receipt. */
export function MoneyRow({ onOpen, ...movement }: MoneyRowProps): ReactNode {
  return (
    <button type="button" className={styles['opens']} onClick={onOpen}>
      <MovementLine {...movement} />
    </button>
  )
}
