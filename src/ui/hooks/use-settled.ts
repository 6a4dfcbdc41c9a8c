import { useDeferredValue, useEffect, useState } from 'react'

/** How long nobody types before the platform is asked, in milliseconds. */
const pause = 180

/** A value once it has not changed for a moment. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return useDeferredValue(settled)
}
