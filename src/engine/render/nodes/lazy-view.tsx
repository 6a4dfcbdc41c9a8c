import { use, useState, type ComponentType, type ReactNode } from 'react'
import { useEngine } from '../engine.ts'
import type { Registry } from './registry.ts'

/**
 * Creates a component whose view is loaded when it is first rendered. If loading fails, the boundary of the node shows
 * the error and offers a retry. `name` must be unique among all modules.
 */
export const lazyView = <P extends object>(name: string, load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  function LazyView(props: P): ReactNode {
    return <LoadedView name={name} load={(registry) => registry.loadModule(name, load)} props={props} />
  }

interface LoadedViewProps<P> {
  readonly name: string
  readonly load: (registry: Registry) => Promise<ComponentType<P>>
  readonly props: P
}

/**
 * Renders a view by name. A preloaded view renders at once, without the fallback, which React would show for 300
 * milliseconds. The component stays the same, so that its state is preserved.
 */
export function LoadedView<P extends object>({ name, load, props }: LoadedViewProps<P>): ReactNode {
  const { registry } = useEngine()
  const [View] = useState(
    () =>
      registry.findLoaded<ComponentType<P>>(name) ??
      function LoadingView(viewProps: P): ReactNode {
        const Loaded = use(load(registry))
        return <Loaded {...viewProps} />
      },
  )
  return <View {...props} />
}
