import { useDeferredValue, useEffect, useState } from 'react'

/** Delay after the last keystroke before a request, in milliseconds. */
const delayMilliseconds = 180

/** Returns the value once it has not changed for `delayMilliseconds`, and the previous value until then. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMilliseconds)
    return () => clearTimeout(timer)
  }, [value])
  return useDeferredValue(debounced)
}
