import { use, useState, type ComponentType, type ReactNode } from 'react'
import { useEngine } from '../engine.ts'
import type { Registry } from './registry.ts'

/**
 * A view that comes in a part of its own when it is first rendered. Where it does not come, the node around it says so,
 * and asks for it again with the visitor's retry. `name` tells it from every other part.
 */
export const lazyView = <P extends object>(name: string, load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  function LazyView(props: P): ReactNode {
    return <Part name={name} load={(registry) => registry.loadModule(name, load)} props={props} />
  }

interface PartProps<P> {
  readonly name: string
  readonly load: (registry: Registry) => Promise<ComponentType<P>>
  readonly props: P
}

/**
 * Renders the view of a name. One that was loaded ahead is rendered at once, without the fallback, which would stand
 * for 300 milliseconds. It stays the same component, or it would forget what the visitor did in it.
 */
export function Part<P extends object>({ name, load, props }: PartProps<P>): ReactNode {
  const { registry } = useEngine()
  const [View] = useState(
    () =>
      registry.loaded<ComponentType<P>>(name) ??
      function LoadingView(given: P): ReactNode {
        const Loaded = use(load(registry))
        return <Loaded {...given} />
      },
  )
  return <View {...props} />
}
