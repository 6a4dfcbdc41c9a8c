import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { useInView } from './use-in-view.ts'

const nearViewportOptions = { preload: 1.5, threshold: 0, throttleMs: 0 }

/**
 * Creates a view that loads when it is near the viewport, after the first paint: for content below the fold in its own
 * chunk. `height` is the space reserved until then, in pixels. Once it has been near the viewport, later instances
 * render at once wherever they are, so that back navigation restores the scroll position.
 */
export function lazyInView<P extends object>(height: number, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const LazyView = lazy(async () => ({ default: await load() }))
  let loadStarted = false
  return function InView(props: P): ReactNode {
    const [inView, placeholderRef] = useInView<HTMLDivElement>(loadStarted, nearViewportOptions)
    useEffect(() => {
      if (inView) loadStarted = true
    }, [inView])
    const placeholder = <div ref={placeholderRef} style={{ minBlockSize: height }} />
    return inView ? (
      <Suspense fallback={placeholder}>
        <LazyView {...props} />
      </Suspense>
    ) : (
      placeholder
    )
  }
}
