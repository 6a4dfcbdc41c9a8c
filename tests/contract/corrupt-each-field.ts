/**
 * Yields copies of a value, each with one property removed, or with one part (or the whole value) replaced by `null` or
 * by a value of another type. Only the first two items of an array are changed.
 */
export function* corruptEachField(value: unknown): Generator<unknown> {
  yield typeof value === 'string' ? 7 : 'text'
  yield null
  if (Array.isArray(value)) {
    for (const [index, item] of value.slice(0, 2).entries())
      for (const corrupted of corruptEachField(item)) yield value.with(index, corrupted)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      const { [key]: _removed, ...rest } = value as Record<string, unknown>
      yield rest
      for (const corrupted of corruptEachField(item)) yield { ...rest, [key]: corrupted }
    }
  }
}
