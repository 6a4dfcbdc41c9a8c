import type { Engine } from '../engine.ts'
import { loadErrorText } from './load-error.ts'

/**
 * Does something with a module that loads when it is first used. Where it does not come, that is said, and the next try
 * asks again.
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
      registry.forgetFailed()
      void warn({ text: loadErrorText(error), confirm: 'in_increase_submit' })
    })
}
