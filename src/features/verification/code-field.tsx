import type { ReactNode } from 'react'
import { useConfig, useText } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField, type TextFieldProps } from '../../ui/forms/text-field.tsx'
import styles from './code-field.module.css'
import type { VerificationCode } from './use-verification-code.ts'
import { PhoneField, type PhoneFieldProps } from '../../ui/forms/phone-field.tsx'

/** Field for a code sent by SMS or email, with the send button, which counts down until another can be sent. */
export function CodeField({
  code: { secondsLeft, sending, sent, send },
  ...fieldProps
}: TextFieldProps & { readonly code: VerificationCode }): ReactNode {
  const text = useText()
  return (
    <div className={styles['code']}>
      <TextField {...fieldProps} inputMode="numeric" autoComplete="one-time-code" />
      <Button onClick={() => void send()} disabled={secondsLeft > 0} busy={sending}>
        {secondsLeft > 0 ? text('code_wait', { time: formatDuration(secondsLeft) }) : text('code_send')}
      </Button>
      <p className="visually-hidden" role="status">
        {sent && secondsLeft > 0 && text('code_sent')}
      </p>
    </div>
  )
}

/** Formats seconds as minutes and seconds. */
const formatDuration = (seconds: number): string => `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`

/** A phone number beside the dialling code of one of the brand's regions. */
export function PhoneNumberField(fieldProps: Omit<PhoneFieldProps, 'regions' | 'regionLabel'>): ReactNode {
  const { regions } = useConfig(({ registration }) => registration.phone)
  const text = useText()
  return <PhoneField {...fieldProps} autoComplete="tel-national" regions={regions} regionLabel={text('phone_region')} />
}
