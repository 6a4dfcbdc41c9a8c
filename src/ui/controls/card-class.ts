import styles from './card.module.css'
import { cx } from './cx.ts'

/** Returns the class of a card; `interactive` if the whole card is clickable. */
export const getCardClass = (className?: string, interactive = false): string =>
  cx(styles['card'], interactive && styles['interactive'], className)
