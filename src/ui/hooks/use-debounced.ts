import { useDeferredValue, useEffect, useState } from 'react'

/** How long nobody types before the platform is asked, in milliseconds. */
const pause = 180

/** A value once it has not changed for a moment. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return useDeferredValue(debounced)
}
