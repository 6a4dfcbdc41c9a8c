import type { ReactNode } from 'react'
import styles from './style.module.css'

/** Drawing of a red envelope. Its flap opens when the surrounding card has `data-opened="true"`. */
export function Envelope(): ReactNode {
  return (
    <svg viewBox="0 0 96 112" className={styles['envelope']} aria-hidden="true">
      <rect x="26" y="34" width="44" height="44" rx="4" className={styles['paper']} />
      <path d="M8 46h80v52a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8z" className={styles['pocket']} />
      <path d="M8 48c22 22 58 22 80 0" className={styles['seam']} />
      <path d="M8 46V28a8 8 0 0 1 8-8h64a8 8 0 0 1 8 8v18C66 68 30 68 8 46z" className={styles['flap']} />
      <circle cx="48" cy="62" r="11" className={styles['seal']} />
      <path d="m48 56 1.9 4 4.3.6-3.1 3 .8 4.3-3.9-2.1-3.9 2.1.8-4.3-3.1-3 4.3-.6z" className={styles['star']} />
    </svg>
  )
}
