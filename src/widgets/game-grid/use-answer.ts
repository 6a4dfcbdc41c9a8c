import { useEffect, useEffectEvent, useState } from 'react'

/** The answer to what is asked, asked again when `key` changes; the last good one until the next is there, and nothing where none came. */
export function useAnswer<T>(key: string, ask: () => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState<T>()
  const asking = useEffectEvent(ask)
  useEffect(() => {
    let gone = false
    asking().then(
      (value) => {
        if (!gone) setAnswer(value)
      },
      () => undefined,
    )
    return () => void (gone = true)
  }, [key])
  return answer
}
