import { isObject } from '../read/pointer.ts'

/**
 * Calls back for each value at a path (`*` matches every entry or item) that is not identical (`===`) to the value in
 * `before`. `within` is the object that contains it.
 */
export function eachDeclared(
  path: readonly string[],
  value: unknown,
  before: unknown,
  found: (value: unknown, path: readonly string[], within: unknown) => void,
): void {
  const walk = (depth: number, here: unknown, known: unknown, steps: readonly string[], within: unknown): void => {
    if (here === undefined || here === known) return
    const step = path[depth]
    if (step === undefined) return found(here, steps, within)
    if (!isObject(here) && !Array.isArray(here)) return
    for (const key of step === '*' ? Object.keys(here) : [step])
      walk(depth + 1, childOf(here, key), childOf(known, key), [...steps, key], here)
  }
  walk(0, value, before, [], undefined)
}

const childOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Readonly<Record<string, unknown>>)[key] : undefined
