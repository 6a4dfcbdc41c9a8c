import type { Registration } from '../../generated/config.ts'

export interface PhoneToCheck {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

/** Error codes of a phone verification provider. The brand's config maps them to messages. */
export type PhoneCheckCode = keyof Registration['socialSms']['errors']

/** A failed phone verification. */
export class PhoneCheckError extends Error {
  override readonly name = 'PhoneCheckError'
  constructor(
    readonly code: PhoneCheckCode,
    /** Delay before another attempt can succeed, if the provider returns it. */
    readonly retryAfterSeconds?: number,
  ) {
    super(code)
  }
}

/**
 * A phone verification provider. Both methods reject with a {@link PhoneCheckError} on failure. `solveBotCheck` runs
 * the bot check, if the brand requires one, and returns the fields to send with the request; `undefined` if the visitor
 * closes the check.
 */
export interface PhoneCheck {
  send(
    phone: PhoneToCheck,
    solveBotCheck: () => Promise<{ readonly sliderResult?: string } | undefined>,
  ): Promise<{ readonly expiredMinutes: number }>
  /** Verifies the code and returns a single-use token, which is sent with the registration. */
  confirm(phone: PhoneToCheck, code: string): Promise<string>
}
