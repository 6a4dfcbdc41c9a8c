import { use, type ComponentType, type ReactNode } from 'react'
import { useEngine } from '../engine.ts'

/**
 * A view that comes in a part of its own when it is first rendered. Where it does not come, the node around it says so,
 * and asks for it again with the visitor's retry. `name` tells it from every other part.
 */
export const lazyView = <P extends object>(name: string, load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  function LazyView(props: P): ReactNode {
    const View = use(useEngine().registry.loadModule(name, load))
    return <View {...props} />
  }
