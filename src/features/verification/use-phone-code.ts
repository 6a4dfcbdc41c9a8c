import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { defineSlice, PhoneCheckError, Problem, problemOf, useEngine, useText } from '../../engine/index.ts'
import { useCountdown } from './use-countdown.ts'

/** What codes are sent for. */
type CodeUse = 'login' | 'register' | 'password' | 'extra' | 'contactMobile' | 'contactEmail'

/**
 * Until when, in milliseconds since 1970, the platform has refused to send another code. Held while the page lives: a
 * dialog that is opened again knows of it.
 */
const phoneWaitsSlice = defineSlice('phone waits', () => new Map<CodeUse, number>())

export interface PhoneCode {
  /** Whole seconds until another code can be sent; zero while one can. */
  readonly left: number
  readonly sending: boolean
  /** Whether the last code was sent, and the time to wait is not a refusal's. */
  readonly sent: boolean
  /** Sends a code, at most once in the time that the brand sets. */
  send(): Promise<void>
}

interface PhoneCodeOptions {
  readonly use: CodeUse
  /** Whether what was typed so far is good enough to send a code to. It shows what is wrong. */
  ready(): boolean
  /** Has the platform send a code; how long it is good. Nothing where the visitor gave up on the way. */
  requestCode(): Promise<{ readonly expiredMinutes: number } | undefined>
  /** Whether a failure was told already. */
  handleError?(error: unknown): boolean
}

/**
 * Sends codes to a phone. Then not until the code is no longer good; for a minute where another provider checks phones;
 * and where codes were asked for too often, as long as the platform says, also in a dialog that was closed meanwhile. A
 * failure is told in a dialog, with the platform's own words.
 */
export function usePhoneCode({ use, ready, requestCode, handleError }: PhoneCodeOptions): PhoneCode {
  const engine = useEngine()
  const { config, warn } = engine
  const waits = engine.slice(phoneWaitsSlice)
  const { loginSmsThrottleMs, socialSmsMinutes } = config.settings.times
  const text = useText()
  const { left, start } = useCountdown()
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)
  const last = useRef({ busy: false, at: -Infinity })
  const wait = (seconds: number): void => {
    waits.set(use, Date.now() + seconds * 1000)
    start(seconds)
  }
  const resume = useEffectEvent((of: CodeUse) => {
    const seconds = Math.ceil(((waits.get(of) ?? 0) - Date.now()) / 1000)
    if (seconds > 0) start(seconds)
  })
  useEffect(() => resume(use), [use])
  const send = async (): Promise<void> => {
    const now = performance.now()
    if (last.current.busy || left > 0 || now - last.current.at < loginSmsThrottleMs) return
    if (!ready()) return
    last.current = { busy: true, at: now }
    setSending(true)
    setSent(false)
    try {
      const answer = await requestCode()
      if (answer === undefined) return void warn({ text: 'error_slider_required', confirm: 'in_increase_submit' })
      setSent(true)
      start((config.registration.socialSms.enabled ? socialSmsMinutes : answer.expiredMinutes) * 60)
    } catch (error) {
      const retry = error instanceof Problem ? error.detail.retryAfterSeconds : error instanceof PhoneCheckError && error.retryAfterSeconds
      if (typeof retry === 'number') wait(retry)
      if (handleError?.(error) === true) return
      const { messageKey, serverMessage } = problemOf(error).detail
      void warn({ text: 'code_failed', confirm: 'in_increase_submit', values: { message: serverMessage ?? text(messageKey) } })
    } finally {
      last.current.busy = false
      setSending(false)
    }
  }
  return { left, sending, sent, send }
}
