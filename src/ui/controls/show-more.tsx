import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './show-more.module.css'

/** Footer of a list that has more items: a button that shows more, and a text with the number of items shown. */
export function ShowMore({
  label,
  countText,
  onMore,
}: {
  readonly label: string
  readonly countText: string
  readonly onMore: () => void
}): ReactNode {
  return (
    <div className={styles['showMore']}>
      <Button onClick={onMore}>{label}</Button>
      <p className={styles['count']} role="status">
        {countText}
      </p>
    </div>
  )
}
