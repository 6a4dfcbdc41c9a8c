import type { Registration } from '../../generated/config.ts'

export interface PhoneToCheck {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

/** Error codes of a provider of phone checks. The brand's config maps them to messages. */
export type PhoneCheckCode = keyof Registration['socialSms']['errors']

/** A failed phone check, as data. */
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
 * A provider of phone checks. Both methods reject with a {@link PhoneCheckError}. `prove` runs the bot check, if the
 * brand requires one, and returns the fields to send with the request; `undefined` if the visitor has closed it.
 */
export interface PhoneCheck {
  send(
    phone: PhoneToCheck,
    prove: () => Promise<{ readonly sliderResult?: string } | undefined>,
  ): Promise<{ readonly expiredMinutes: number }>
  /** Returns the phone-check token for the code. It is sent with the registration and valid once. */
  confirm(phone: PhoneToCheck, code: string): Promise<string>
}
