import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './money.module.css'

/** An amount that has been written already, in figures of one width, kept in one line and in its own direction. */
export function Money({ text, className }: { readonly text: string; readonly className?: string | undefined }): ReactNode {
  return <span className={cx('figures', styles['money'], className)}>{text}</span>
}
