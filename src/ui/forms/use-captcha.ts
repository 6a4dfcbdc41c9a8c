import { useEffect, useEffectEvent, useRef, useState } from 'react'

export interface CaptchaPicture {
  /** Picture in base64 PNG; `undefined` while loading or after an error. */
  readonly picture: string | undefined
  readonly failed: boolean
  /** Whether the characters were revealed as text, instead of a picture. */
  readonly revealed: boolean
  /** Requests another picture, at most once per `gap`; an early call is delayed. */
  readonly refresh: () => void
  /** Whether the characters are being revealed. */
  readonly revealing: boolean
  /** Resolves to the characters of a new captcha, for users who cannot read the picture; `undefined` on an error. */
  readonly reveal: () => Promise<string | undefined>
}

interface CaptchaSource {
  /** Resolves to the picture in base64. */
  picture(): Promise<string>
  /** Resolves to the characters of a captcha without a picture. */
  text(): Promise<string>
}

/** Loads a captcha's picture while `enabled`. `gap` is in milliseconds. */
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
