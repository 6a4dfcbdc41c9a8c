import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/controls/notice.tsx'
import { useText } from '../hooks.ts'
import { getLoadErrorKey } from './load-error.ts'
import styles from '../style.module.css'

/** Placeholder for a node whose view is loading. */
export function NodeSkeleton(): ReactNode {
  return <div className={styles['skeleton']} aria-busy="true" />
}

/** Error message for a node that could not be loaded or rendered, with a retry button. */
export function NodeError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }): ReactNode {
  const text = useText()
  return (
    <div className={styles['failed']}>
      <Notice
        tone="warn"
        action={
          <Button size="s" onClick={onRetry}>
            {text('engine_retry')}
          </Button>
        }
      >
        {text(getLoadErrorKey(error))}
      </Notice>
    </div>
  )
}
