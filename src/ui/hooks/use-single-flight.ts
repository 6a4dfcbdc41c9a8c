import { useRef, useState } from 'react'

export interface SingleFlight {
  /** Whether a job is under way. */
  readonly pending: boolean
  /** Runs a job, unless one is under way: then nothing runs, and the answer is undefined. */
  run<T>(job: () => Promise<T>): Promise<T | undefined>
}

/** Lets one job run at a time, so that what is pressed twice is sent once. */
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
