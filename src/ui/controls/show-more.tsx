import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './show-more.module.css'

/** The end of a list that goes on: how much is shown, and a button for the next part. */
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
