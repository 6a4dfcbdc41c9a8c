import { useRef, useState } from 'react'

export interface SingleFlight {
  /** Whether a job is running. */
  readonly pending: boolean
  /** Runs a job, unless one is running; then resolves to `undefined`. */
  run<T>(job: () => Promise<T>): Promise<T | undefined>
}

/** Runs one job at a time, so that a double click sends one request. */
export function useSingleFlight(): SingleFlight {
  const [pending, setPending] = useState(false)
  const flying = useRef(false)
  const run = async <T>(job: () => Promise<T>): Promise<T | undefined> => {
    if (flying.current) return undefined
    flying.current = true
    setPending(true)
    try {
      return await job()
    } finally {
      flying.current = false
      setPending(false)
    }
  }
  return { pending, run }
}
