import { Component, Suspense, type ReactNode } from 'react'
import type { Report } from '../../state/reports.ts'
import { EngineContext, type Engine } from '../engine.ts'
import { LoadError } from './load-error.ts'
import { NodeError, NodeSkeleton } from './node-fallbacks.tsx'

interface Props {
  /** JSON Pointer of the rendered node in the configuration. */
  readonly pointer: string
  /** Fallback while the children load. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

interface State {
  readonly error: unknown
  readonly failed: boolean
  readonly attempts: number
}

/**
 * Isolates one part of the page: shows a fallback while its view loads, and an error with a retry if it throws or fails
 * to load. The error is reported once; the rest of the page is unaffected.
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
    const { fallback = <NodeSkeleton /> } = this.props
    if (failed) return <NodeError error={error} onRetry={this.retry} />
    return (
      <Suspense key={attempts} fallback={fallback}>
        {this.props.children}
      </Suspense>
    )
  }

  /**
   * Retries the part. If a module still fails to load after a retry, reloads the page instead, because the page may
   * belong to a previous release. An unknown widget is only retried.
   */
  private readonly retry = (): void => {
    const { error, attempts } = this.state
    if (error instanceof LoadError && error.type !== 'missing' && attempts > 0) return this.context?.window.location.reload()
    this.context?.registry.clearFailed()
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
