import { use } from 'react'
import { useEngine } from '../engine.ts'

/** A part that comes in a file of its own, by its name in the registry. Suspends until it is there. */
export function useModule<T>(name: string, load: () => Promise<T>): T {
  const { registry } = useEngine()
  return registry.loadedModule<T>(name) ?? use(registry.loadModule(name, load))
}
