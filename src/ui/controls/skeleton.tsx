import type { CSSProperties, ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './skeleton.module.css'

/** A still shape in the place of what is on its way. It breathes slowly unless motion is unwanted. */
export function Skeleton({ className, style }: { readonly className?: string | undefined; readonly style?: CSSProperties }): ReactNode {
  return <span aria-hidden="true" className={cx(styles['skeleton'], className)} style={style} />
}
