import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './show-more.module.css'

/** End of a list with more items: how many are shown, and a button for more. */
export function ShowMore({
  label,
  shown,
  onMore,
}: {
  readonly label: string
  readonly shown: string
  readonly onMore: () => void
}): ReactNode {
  return (
    <div className={styles['more']}>
      <Button onClick={onMore}>{label}</Button>
      <p className={styles['shown']} role="status">
        {shown}
      </p>
    </div>
  )
}
