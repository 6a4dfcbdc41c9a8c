import { useRef, useState } from 'react'

export interface SingleFlight {
  /** Whether a job is running. */
  readonly pending: boolean
  /** Runs a job. If another one is running, resolves to `undefined` instead. */
  run<T>(job: () => Promise<T>): Promise<T | undefined>
}

/** Runs one job at a time, so that a double click sends one request. */
export function useSingleFlight(): SingleFlight {
  const [pending, setPending] = useState(false)
  const inFlight = useRef(false)
  const run = async <T>(job: () => Promise<T>): Promise<T | undefined> => {
    if (inFlight.current) return undefined
    inFlight.current = true
    setPending(true)
    try {
      return await job()
    } finally {
      inFlight.current = false
      setPending(false)
    }
  }
  return { pending, run }
}
