import type { CSSProperties, ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './skeleton.module.css'

/** A skeleton for content that is loading. Pulses slowly, unless motion is reduced. */
export function Skeleton({ className, style }: { readonly className?: string | undefined; readonly style?: CSSProperties }): ReactNode {
  return <span aria-hidden="true" className={cx(styles['skeleton'], className)} style={style} />
}
