import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { defineSlice, PhoneCheckError, Problem, problemOf, useEngine, useText } from '../../engine/index.ts'
import { useCountdown } from './use-countdown.ts'

/** Purposes of codes. */
type CodeUse = 'login' | 'register' | 'password' | 'extra' | 'contactMobile' | 'contactEmail'

/**
 * Times until which the platform refuses to send another code, in milliseconds since 1970. In memory, so that a
 * reopened dialog knows them.
 */
const phoneWaitsSlice = defineSlice('phone waits', () => new Map<CodeUse, number>())

export interface PhoneCode {
  /** Whole seconds until another code can be sent; 0 if one can. */
  readonly left: number
  readonly sending: boolean
  /** Whether the last code was sent, so that the delay is not due to a refusal. */
  readonly sent: boolean
  /** Sends a code, at most once per interval of the brand. */
  send(): Promise<void>
}

interface PhoneCodeOptions {
  readonly use: CodeUse
  /** Whether the input is valid for sending a code. Shows errors. */
  ready(): boolean
  /** Requests a code; resolves to its validity, or to `undefined` if the visitor cancelled. */
  requestCode(): Promise<{ readonly expiredMinutes: number } | undefined>
  /** Whether it has handled a failure. */
  handleError?(error: unknown): boolean
}

/**
 * Sends codes to a phone, and blocks sending until the code expires; for a minute if another provider verifies phones;
 * and after too many requests for the time the platform sets, even in a reopened dialog. Failures open a dialog with
 * the platform's text.
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
