import { Component, Suspense, type ReactNode } from 'react'
import type { Report } from '../../state/reports.ts'
import { EngineContext, type Engine } from '../engine.ts'
import { LoadError } from './load-error.ts'
import { NodeFailed, NodeSkeleton } from './node-fallbacks.tsx'

interface Props {
  /** Where in the configuration the part stands that is rendered here. */
  readonly pointer: string
  /** What stands here until the part is there. */
  readonly waiting?: ReactNode
  readonly children: ReactNode
}

interface State {
  readonly error: unknown
  readonly failed: boolean
  readonly attempts: number
}

/**
 * Keeps what happens to one part of the page to itself: while its view loads, something still stands in its place;
 * where it throws or does not load, the visitor reads so and can try again. It is reported once; the rest of the page
 * lives.
 */
export class Boundary extends Component<Props, State> {
  static override contextType = EngineContext
  declare context: Engine | undefined
  override state: State = { error: undefined, failed: false, attempts: 0 }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.context?.reports.add(toReport(error, this.props.pointer))
  }

  override render(): ReactNode {
    const { error, failed, attempts } = this.state
    const { waiting = <NodeSkeleton /> } = this.props
    if (failed) return <NodeFailed error={error} onRetry={this.retry} />
    return (
      <Suspense key={attempts} fallback={waiting}>
        {this.props.children}
      </Suspense>
    )
  }

  /** The program may have been replaced since the page was opened: a part that stays missing asks for the page anew. */
  private readonly retry = (): void => {
    const { error, attempts } = this.state
    if (error instanceof LoadError && error.type !== 'missing' && attempts > 0) return this.context?.window.location.reload()
    this.context?.registry.forgetFailed()
    this.setState({ error: undefined, failed: false, attempts: attempts + 1 })
  }
}

function toReport(error: unknown, pointer: string): Report {
  if (error instanceof LoadError)
    return {
      kind: error.type === 'missing' ? 'unknown-widget' : 'chunk',
      message: error.message,
      pointer,
      ...(error.url && { url: error.url }),
    }
  return { kind: 'widget', message: error instanceof Error ? `${error.name}: ${error.message}` : String(error), pointer }
}
