import type { ReactNode } from 'react'
import { cx } from '../../ui/controls/cx.ts'
import { Money } from '../../ui/controls/money.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import styles from './money.module.css'
import { StateDot, type StateTone } from './state-dot.tsx'

export interface MoneyRowProps {
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
  readonly onOpen: () => void
}

/** One movement of money in a list, which opens into its receipt. */
export function MoneyRow({ icon, title, time, amount, way, state, tone, note, onOpen }: MoneyRowProps): ReactNode {
  return (
    <button type="button" className={styles['movement']} onClick={onOpen}>
      <span className={styles['sign']}>
        <Icon name={icon} size={20} />
      </span>
      <span className={styles['what']}>
        <span className={styles['title']}>{title}</span>
        <span className={styles['beside']}>
          <span className={cx('figures', styles['time'])}>{time}</span>
          {note !== undefined && <span className={cx('figures', styles['time'])}>{note}</span>}
        </span>
      </span>
      <span className={styles['much']}>
        <Money text={signed(amount, way)} className={cx(way === 'in' && styles['in'])} />
        <StateDot tone={tone}>{state}</StateDot>
      </span>
    </button>
  )
}

/** An amount with its sign: money that has not moved has none. */
export const signed = (amount: string, way: 'in' | 'out' | undefined): string =>
  way === undefined ? amount : `${way === 'in' ? '+' : '\u2212'}${amount}`
