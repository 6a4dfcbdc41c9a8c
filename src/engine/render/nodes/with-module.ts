import type { Engine } from '../engine.ts'
import { toProblem } from '../report-problem.ts'
import { getLoadErrorKey } from './load-error.ts'

/**
 * Runs a function with a module that is loaded on first use. If loading fails, or `run` throws or rejects, a warning is
 * shown; an error of `run` that is not a `Problem` is also reported. The next call loads a failed module again.
 */
export function withModule<T>(
  { registry, warn }: Pick<Engine, 'registry' | 'warn'>,
  name: string,
  load: () => Promise<T>,
  run: (module: T) => unknown,
): void {
  const showError = (text: string): void => void warn({ text, confirm: 'in_increase_submit' })
  void registry.loadModule(name, load).then(
    async (module) => {
      try {
        await run(module)
      } catch (error) {
        showError(toProblem(error).detail.messageKey)
      }
    },
    (error: unknown) => {
      registry.clearFailed()
      showError(getLoadErrorKey(error))
    },
  )
}
