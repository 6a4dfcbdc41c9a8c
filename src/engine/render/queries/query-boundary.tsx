import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/controls/notice.tsx'
import { useText } from '../hooks.ts'
import type { Query } from './use-query.ts'

interface QueryBoundaryProps<T> {
  readonly query: Query<T>
  /** Placeholder while the query loads; should reserve the space of the content. */
  readonly fallback: ReactNode
  readonly children: (value: T) => ReactNode
}

/**
 * Renders the state of a query: loading, failed with a retry, or its value. A stale value takes precedence over an
 * error.
 */
export function QueryBoundary<T>({ query: { state, value, problem, refetch }, fallback, children }: QueryBoundaryProps<T>): ReactNode {
  const text = useText()
  if (value !== undefined) return children(value)
  if (state !== 'failed') {
    return (
      <div aria-busy="true">
        <span className="visually-hidden" role="status">
          {text('engine_loading')}
        </span>
        {fallback}
      </div>
    )
  }
  return (
    <div className="wrap">
      <Notice
        tone="warn"
        action={
          <Button size="s" onClick={refetch}>
            {text('engine_retry')}
          </Button>
        }
      >
        {text(problem?.detail.messageKey ?? 'error_unknown')}
      </Notice>
    </div>
  )
}
