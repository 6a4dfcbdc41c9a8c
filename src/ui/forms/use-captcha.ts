import { useEffect, useEffectEvent, useRef, useState } from 'react'

export interface CaptchaPicture {
  /** The picture as base64 PNG; none while it is on its way or could not be had. */
  readonly picture: string | undefined
  readonly failed: boolean
  /** The characters have been told: there is no picture of them. */
  readonly revealed: boolean
  /** Asks for another picture, at most once in the given time; a call that comes too early waits for its turn. */
  readonly refresh: () => void
  /** Whether the characters are on their way without a picture. */
  readonly revealing: boolean
  /** The characters of another captcha, for who cannot read the picture; nothing where they could not be had. */
  readonly reveal: () => Promise<string | undefined>
}

interface CaptchaSource {
  /** The picture, as base64. */
  picture(): Promise<string>
  /** The characters without one. */
  text(): Promise<string>
}

/** Keeps a captcha's picture while `enabled`. `gap` is in milliseconds. */
export function useCaptcha(source: CaptchaSource, gap: number, enabled: boolean): CaptchaPicture {
  const [state, setState] = useState<{ picture?: string; failed: boolean; revealed?: boolean }>({ failed: false })
  const memory = useRef<{ last: number; timer: ReturnType<typeof setTimeout> | undefined }>({ last: -Infinity, timer: undefined })

  const start = (): void => {
    memory.current.last = performance.now()
    memory.current.timer = undefined
    setState({ failed: false })
    source.picture().then(
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

  const [revealing, setRevealing] = useState(false)
  const reveal = async (): Promise<string | undefined> => {
    if (revealing) return undefined
    setRevealing(true)
    try {
      const text = await source.text()
      setState({ failed: false, revealed: true })
      return text
    } catch {
      setState({ failed: true })
      return undefined
    } finally {
      setRevealing(false)
    }
  }

  const begin = useEffectEvent(refresh)
  useEffect(() => {
    if (!enabled) return undefined
    const kept = memory.current
    begin()
    return () => {
      clearTimeout(kept.timer)
      kept.timer = undefined
    }
  }, [enabled])

  return { picture: state.picture, failed: state.failed, revealed: state.revealed === true, refresh, revealing, reveal }
}
