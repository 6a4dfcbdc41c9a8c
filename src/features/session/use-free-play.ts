import { useState } from 'react'
import { useEngine, useSite } from '../../engine/index.ts'
import { startFreePlay } from './free-play.ts'

/** The free trial; nothing where the platform's flag is off. */
export function useFreePlay(): { readonly pending: boolean; start(): void } | undefined {
  const engine = useEngine()
  const offered = useSite(({ flags }) => flags.FREEPLAY3)
  const [pending, setPending] = useState(false)
  const start = (): void => {
    setPending(true)
    void startFreePlay(engine).finally(() => setPending(false))
  }
  return offered ? { pending, start } : undefined
}
