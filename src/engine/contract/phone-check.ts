import type { Registration } from '../../generated/config.ts'

export interface PhoneToCheck {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

/** What a provider of phone checks says where it refuses. The brand's config says what each comes to. */
export type PhoneCheckCode = keyof Registration['socialSms']['errors']

/** A check of a phone that was refused, as data. */
export class PhoneCheckError extends Error {
  override readonly name = 'PhoneCheckError'
  constructor(
    readonly code: PhoneCheckCode,
    /** How long asking again is of no use, where the provider says so. */
    readonly retryAfterSeconds?: number,
  ) {
    super(code)
  }
}

/**
 * Who checks that a phone is at hand. Both reject with a {@link PhoneCheckError}. `prove` is the check that tells
 * people from programs, where the brand wants one: what goes with the request, nothing where the visitor has closed it.
 */
export interface PhoneCheck {
  send(
    phone: PhoneToCheck,
    prove: () => Promise<{ readonly sliderResult?: string } | undefined>,
  ): Promise<{ readonly expiredMinutes: number }>
  /** The phone-check token for the code: it goes with the registration, once. */
  confirm(phone: PhoneToCheck, code: string): Promise<string>
}
