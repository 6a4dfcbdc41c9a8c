import type { Engine } from '../engine.ts'
import { getLoadErrorKey } from './load-error.ts'

/**
 * Runs a function with a module that is loaded on first use. If loading fails, or `run` throws or rejects, a warning is
 * shown. The next call loads a failed module again.
 */
export function withModule<T>(
  { registry, warn }: Pick<Engine, 'registry' | 'warn'>,
  name: string,
  load: () => Promise<T>,
  run: (module: T) => unknown,
): void {
  registry
    .loadModule(name, load)
    .then(run)
    .catch((error: unknown) => {
      registry.clearFailed()
      void warn({ text: getLoadErrorKey(error), confirm: 'in_increase_submit' })
    })
}
