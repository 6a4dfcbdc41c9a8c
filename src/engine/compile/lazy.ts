/** Returns a function that creates a value on its first call and returns the same value on later calls. */
export function lazy<T>(create: () => T): () => T {
  let cached: { readonly value: T } | undefined
  return () => (cached ??= { value: create() }).value
}
