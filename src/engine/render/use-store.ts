import { useState, useSyncExternalStore } from 'react'
import type { Store } from '../state/store.ts'

/**
 * A part of a store. Draws again only when that part changes: by identity or, where the selector builds a new object or
 * array each time, entry by entry.
 */
export function useStore<T, S>(store: Pick<Store<T>, 'get' | 'first' | 'subscribe'>, select: (state: T) => S): S {
  const [remember] = useState(createMemory<S>)
  return useSyncExternalStore(
    store.subscribe,
    () => remember(select(store.get())),
    () => remember(select(store.first())),
  )
}

function createMemory<S>(): (next: S) => S {
  let last: { readonly value: S } | undefined
  return (next) => {
    if (last === undefined || !isAlike(last.value, next)) last = { value: next }
    return last.value
  }
}

function isAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && Object.is(a[key], b[key]))
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
