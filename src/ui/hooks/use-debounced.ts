import { useDeferredValue, useEffect, useState } from 'react'

/** Delay after the last keystroke before a request, in milliseconds. */
const pause = 180

/** Returns a value once it has been stable for a moment. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return useDeferredValue(debounced)
}
