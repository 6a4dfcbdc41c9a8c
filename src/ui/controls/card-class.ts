import styles from './card.module.css'
import { cx } from './cx.ts'

/** The look of a card, as the brand's cards stand on the ground; `lively` where the whole card can be chosen. */
export const cardClass = (more?: string, lively = false): string => cx(styles['card'], lively && styles['lively'], more)
