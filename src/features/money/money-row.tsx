import type { ReactNode } from 'react'
import styles from './money.module.css'
import { MovementLine, type MovementLineProps } from './movement-line.tsx'

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
