import { Component, type ReactNode } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Empty } from '../../../ui/controls/empty.tsx'
import { EngineContext, type Engine } from '../engine.ts'
import { useText } from '../hooks.ts'
import { reportProblem } from '../report-problem.ts'

/** Catches errors outside of the nodes' boundaries, so that the page is never blank. */
export class RootBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  static override contextType = EngineContext
  declare context: Engine | undefined
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportProblem(error)
  }

  override render(): ReactNode {
    return this.state.failed ? <PageError onRetry={() => this.context?.window.location.reload()} /> : this.props.children
  }
}

function PageError({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const text = useText()
  return (
    <main>
      <Empty
        icon="info"
        title={text('page_fault_title')}
        text={text('page_fault_text')}
        action={<Button onClick={onRetry}>{text('engine_retry')}</Button>}
      />
    </main>
  )
}
