import { useEffect, useEffectEvent, useRef, useState } from 'react'

export interface CaptchaState {
  /** Picture in base64 PNG; `undefined` while loading or after an error. */
  readonly picture: string | undefined
  readonly failed: boolean
  /** Whether `reveal` has returned the characters of a captcha that has no picture. */
  readonly revealed: boolean
  /** Requests another picture, at most once per `minInterval`; an early call is delayed. */
  readonly refresh: () => void
  /** Whether a call of `reveal` is running. */
  readonly revealing: boolean
  /**
   * Resolves to the characters of a new captcha, for users who cannot read the picture; `undefined` on an error, or
   * while another call is running.
   */
  readonly reveal: () => Promise<string | undefined>
}

interface CaptchaSource {
  /** Resolves to the picture in base64. */
  fetchPicture(): Promise<string>
  /** Resolves to the characters of a captcha without a picture. */
  fetchText(): Promise<string>
}

interface Requests {
  /** Number of requests so far, for pictures and for characters. */
  count: number
  /** Time of the last request for a picture, from `performance.now()`. */
  lastPictureAt: number
  /** Timer of a delayed request for a picture. */
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * State of a captcha. Its first picture loads once `enabled` is `true`. `minInterval` is the minimum time between
 * requests for a picture in milliseconds.
 */
export function useCaptcha(source: CaptchaSource, minInterval: number, enabled: boolean): CaptchaState {
  const [state, setState] = useState<{ picture?: string; failed: boolean; revealed?: boolean }>({ failed: false })
  const requests = useRef<Requests>({ count: 0, lastPictureAt: -Infinity, timer: undefined })
  /**
   * Starts a request, and cancels a delayed one. Returns a function that stores the result of the request and returns
   * `true`; if a later request has been started, it ignores the result and returns `false`.
   */
  const startRequest = () => {
    clearTimeout(requests.current.timer)
    requests.current.timer = undefined
    const request = (requests.current.count += 1)
    return (result: typeof state): boolean => {
      const isLast = requests.current.count === request
      if (isLast) setState(result)
      return isLast
    }
  }

  const load = (): void => {
    requests.current.lastPictureAt = performance.now()
    setState({ failed: false })
    const setResult = startRequest()
    source.fetchPicture().then(
      (picture) => setResult({ picture, failed: false }),
      () => setResult({ failed: true }),
    )
  }
  const refresh = (): void => {
    const { lastPictureAt, timer } = requests.current
    if (timer !== undefined) return
    const delay = lastPictureAt + minInterval - performance.now()
    if (delay <= 0) load()
    else requests.current.timer = setTimeout(load, delay)
  }

  const [revealing, setRevealing] = useState(false)
  const reveal = async (): Promise<string | undefined> => {
    if (revealing) return undefined
    setRevealing(true)
    const setResult = startRequest()
    try {
      const text = await source.fetchText()
      return setResult({ failed: false, revealed: true }) ? text : undefined
    } catch {
      setResult({ failed: true })
      return undefined
    } finally {
      setRevealing(false)
    }
  }

  const loadFirst = useEffectEvent(refresh)
  useEffect(() => {
    if (!enabled) return undefined
    const currentRequests = requests.current
    loadFirst()
    return () => {
      clearTimeout(currentRequests.timer)
      currentRequests.timer = undefined
    }
  }, [enabled])

  return { picture: state.picture, failed: state.failed, revealed: state.revealed === true, refresh, revealing, reveal }
}
