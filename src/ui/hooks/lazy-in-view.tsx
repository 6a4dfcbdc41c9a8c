import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { useInView } from './use-in-view.ts'

const nearby = { preload: 1.5, threshold: 0, throttleMs: 0 }

/**
 * A view that is loaded once it is in view, or nearly, after the first picture: for what stands below the fold and
 * comes with a program of its own. `height` is the height in pixels that it keeps until then. What has begun once
 * begins at once from then on: who goes back finds everything where it was.
 */
export function lazyInView<P extends object>(height: number, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() }))
  let begun = false
  return function InView(props: P): ReactNode {
    const [inView, frame] = useInView<HTMLDivElement>(begun, nearby)
    useEffect(() => {
      if (inView) begun = true
    }, [inView])
    const still = <div ref={frame} style={{ minBlockSize: height }} />
    return inView ? (
      <Suspense fallback={still}>
        <Part {...props} />
      </Suspense>
    ) : (
      still
    )
  }
}
