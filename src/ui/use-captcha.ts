import { useEffect, useRef, useState } from 'react'

export interface CaptchaPicture {
  /** The picture as base64 PNG; none while it is on its way or could not be had. */
  readonly picture: string | undefined
  readonly failed: boolean
  /** Asks for another picture, at most once in the given time; a call that comes too early waits for its turn. */
  readonly refresh: () => void
}

/** Keeps a captcha's picture while `wanted`. `load` answers base64; `gap` is in milliseconds. */
export function useCaptcha(load: () => Promise<string>, gap: number, wanted: boolean): CaptchaPicture {
  const [state, setState] = useState<{ picture?: string; failed: boolean }>({ failed: false })
  const memory = useRef<{ last: number; timer: ReturnType<typeof setTimeout> | undefined }>({ last: -Infinity, timer: undefined })

  const start = (): void => {
    memory.current.last = performance.now()
    memory.current.timer = undefined
    setState({ failed: false })
    load().then(
      (picture) => setState({ picture, failed: false }),
      () => setState({ failed: true }),
    )
  }
  const refresh = (): void => {
    const { last, timer } = memory.current
    if (timer !== undefined) return
    const wait = last + gap - performance.now()
    if (wait <= 0) start()
    else memory.current.timer = setTimeout(start, wait)
  }

  const begin = useRef(refresh)
  begin.current = refresh
  useEffect(() => {
    if (!wanted) return undefined
    const kept = memory.current
    begin.current()
    return () => clearTimeout(kept.timer)
  }, [wanted])

  return { picture: state.picture, failed: state.failed, refresh }
}
