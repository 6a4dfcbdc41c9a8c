import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { useNear } from './use-near.ts'

/**
 * A view that begins when it is near, after the first picture: for what stands below the fold and comes with a program of its own. `room` is the height in
 * pixels that it keeps until then. What has begun once begins at once from then on: who goes back finds everything where it was.
 */
export function nearView<P extends object>(room: number, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() }))
  let begun = false
  return function Near(props: P): ReactNode {
    const [near, frame] = useNear<HTMLDivElement>(begun, 1.5, 0)
    useEffect(() => {
      if (near) begun = true
    }, [near])
    const still = <div ref={frame} style={{ minBlockSize: room }} />
    return near ? (
      <Suspense fallback={still}>
        <Part {...props} />
      </Suspense>
    ) : (
      still
    )
  }
}
