import styles from './card.module.css'
import { cx } from './cx.ts'

/** Returns the class of a card; `lively` if the whole card is clickable. */
export const cardClass = (more?: string, lively = false): string => cx(styles['card'], lively && styles['lively'], more)
