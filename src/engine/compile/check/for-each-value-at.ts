import { isObject } from '../read/pointer.ts'

/**
 * Calls `onValue` for each value at a path (`*` matches every entry or item) that is not identical (`===`) to the value
 * in `before`. `container` is the object or array that contains the value; `undefined` for an empty path.
 */
export function forEachValueAt(
  path: readonly string[],
  value: unknown,
  before: unknown,
  onValue: (value: unknown, path: readonly string[], container: unknown) => void,
): void {
  const walk = (depth: number, current: unknown, previous: unknown, steps: readonly string[], container: unknown): void => {
    if (current === undefined || current === previous) return
    const step = path[depth]
    if (step === undefined) return onValue(current, steps, container)
    if (!isObject(current) && !Array.isArray(current)) return
    for (const key of step === '*' ? Object.keys(current) : [step])
      walk(depth + 1, findChild(current, key), findChild(previous, key), [...steps, key], current)
  }
  walk(0, value, before, [], undefined)
}

const findChild = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Readonly<Record<string, unknown>>)[key] : undefined
