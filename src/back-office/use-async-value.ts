import { useCallback, useEffect, useState } from 'react'
import { describeError } from './api.ts'

/** State of a value that loads asynchronously. While it reloads, `value` is the previous one. */
export interface AsyncValue<T> {
  readonly value: T | undefined
  readonly error: string | undefined
  readonly pending: boolean
  readonly reload: () => void
}

type Load<T> = () => Promise<T>

/** The outcome of one request. */
interface Outcome<T> {
  readonly load: Load<T>
  readonly attempt: number
  readonly value?: T
  readonly error?: string
}

/** Loads a value, and reloads it whenever `load` changes. */
export function useAsyncValue<T>(load: Load<T>): AsyncValue<T> {
  const [outcome, setOutcome] = useState<Outcome<T>>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    load().then(
      (value) => isCurrent && setOutcome({ load, attempt, value }),
      (error: unknown) => isCurrent && setOutcome({ load, attempt, error: describeError(error) }),
    )
    return () => void (isCurrent = false)
  }, [load, attempt])
  const reload = useCallback(() => setAttempt((previous) => previous + 1), [])
  const pending = outcome?.load !== load || outcome.attempt !== attempt
  return { value: outcome?.value, error: pending ? undefined : outcome.error, pending, reload }
}
