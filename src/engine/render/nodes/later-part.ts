import type { Engine } from '../engine.ts'

/** Does something with a part of the program that comes when it is first wanted. Where it does not come, that is said, and the next try asks again. */
export function withPart<T>(
  engine: Pick<Engine, 'registry' | 'warn'>,
  name: string,
  load: () => Promise<T>,
  then: (part: T) => Promise<unknown>,
): void {
  engine.registry
    .loadPart(name, load)
    .then(then)
    .catch(() => {
      engine.registry.forgetFailed()
      void engine.warn({ text: 'error_chunk', confirm: 'in_increase_submit' })
    })
}
