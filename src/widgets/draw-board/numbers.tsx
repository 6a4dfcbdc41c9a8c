import type { ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import styles from './style.module.css'

/** The numbers of a draw, in the order drawn. */
export function Numbers({ numbers }: { readonly numbers: readonly string[] }): ReactNode {
  const text = useText()
  return (
    <ol className={styles['numbers']} aria-label={text('draws_numbers')}>
      {numbers.map((number, index) => (
        <li key={index} className={cx('figures', styles['number'])}>
          {number}
        </li>
      ))}
    </ol>
  )
}
