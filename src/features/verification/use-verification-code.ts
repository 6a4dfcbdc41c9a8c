import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { defineSlice, PhoneCheckError, Problem, toProblem, useEngine, useText } from '../../engine/index.ts'
import { useCountdown } from './use-countdown.ts'

type CodePurpose = 'login' | 'register' | 'password' | 'extra' | 'contactMobile' | 'contactEmail'

/**
 * Times until which the platform refuses to send another code, by purpose, in milliseconds since 1970. In memory, so
 * that they apply in a reopened dialog.
 */
const resendBlocksSlice = defineSlice('resend blocks', () => new Map<CodePurpose, number>())

export interface VerificationCode {
  /** Whole seconds until another code can be sent; 0 if one can. */
  readonly secondsLeft: number
  readonly sending: boolean
  /** Whether the last request sent a code; if not, `secondsLeft` is due to a rate limit. */
  readonly sent: boolean
  /**
   * Sends a code. Does nothing while one is being sent, or until the countdown and the brand's interval have passed.
   */
  send(): Promise<void>
}

interface VerificationCodeOptions {
  readonly purpose: CodePurpose
  /** Validates the input and shows its errors. Returns whether a code can be sent. */
  validate(): boolean
  /** Requests a code; resolves to its validity, or to `undefined` if the visitor cancelled. */
  requestCode(): Promise<{ readonly expiredMinutes: number } | undefined>
  /** Handles an error. Returns whether it did. */
  handleError?(error: unknown): boolean
}

/**
 * Sends codes to a phone or an email address. After a code was sent, no other can be sent until it expires, or, if
 * `socialSms` in `registration.json` is enabled, for `times.socialSmsMinutes` of `settings.json`. After too many
 * requests, none can be sent until the platform allows it, even in a reopened dialog. A cancelled slider check, and
 * errors that `handleError` does not handle, open a dialog with a message.
 */
export function useVerificationCode({ purpose, validate, requestCode, handleError }: VerificationCodeOptions): VerificationCode {
  const engine = useEngine()
  const { config, warn } = engine
  const resendBlocks = engine.slice(resendBlocksSlice)
  const { loginSmsThrottleMs, socialSmsMinutes } = config.settings.times
  const text = useText()
  const { secondsLeft, start } = useCountdown()
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)
  const lastSend = useRef({ busy: false, time: -Infinity })
  const blockResend = (seconds: number): void => {
    resendBlocks.set(purpose, Date.now() + seconds * 1000)
    start(seconds)
  }
  const resumeCountdown = useEffectEvent((purpose: CodePurpose) => {
    const seconds = Math.ceil(((resendBlocks.get(purpose) ?? 0) - Date.now()) / 1000)
    if (seconds > 0) start(seconds)
  })
  useEffect(() => resumeCountdown(purpose), [purpose])
  const send = async (): Promise<void> => {
    const now = performance.now()
    if (lastSend.current.busy || secondsLeft > 0 || now - lastSend.current.time < loginSmsThrottleMs) return
    if (!validate()) return
    lastSend.current = { busy: true, time: now }
    setSending(true)
    setSent(false)
    try {
      const response = await requestCode()
      if (response === undefined) return void warn({ text: 'error_slider_required', confirm: 'in_increase_submit' })
      setSent(true)
      start((config.registration.socialSms.enabled ? socialSmsMinutes : response.expiredMinutes) * 60)
    } catch (error) {
      const retryAfterSeconds =
        error instanceof Problem ? error.detail.retryAfterSeconds : error instanceof PhoneCheckError && error.retryAfterSeconds
      if (typeof retryAfterSeconds === 'number') blockResend(retryAfterSeconds)
      if (handleError?.(error) === true) return
      const { messageKey, serverMessage } = toProblem(error).detail
      void warn({ text: 'code_failed', confirm: 'in_increase_submit', values: { message: serverMessage ?? text(messageKey) } })
    } finally {
      lastSend.current.busy = false
      setSending(false)
    }
  }
  return { secondsLeft, sending, sent, send }
}
