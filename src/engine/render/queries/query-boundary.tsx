import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/controls/notice.tsx'
import { useText } from '../hooks.ts'
import type { Query } from './use-query.ts'

interface AnsweredProps<T> {
  readonly answer: Query<T>
  /** Stands here until the answer comes; it keeps its room. */
  readonly waiting: ReactNode
  readonly children: (value: T) => ReactNode
}

/**
 * The faces of an answer: on its way, failed with a way to try again, there. An old answer is better than a failure.
 */
export function QueryBoundary<T>({ answer: { state, value, problem, refetch }, waiting, children }: AnsweredProps<T>): ReactNode {
  const text = useText()
  if (value !== undefined) return children(value)
  if (state !== 'failed') {
    return (
      <div aria-busy="true">
        <span className="visually-hidden" role="status">
          {text('engine_loading')}
        </span>
        {waiting}
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
