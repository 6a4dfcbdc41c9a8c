import { useRef, useState, type ReactNode } from 'react'
import { Problem, reportProblem, useConfig, useOverlays, usePorts, useSession, useText } from '../../engine/index.ts'
import { type AccountForm, useAccountForm, useGoTo } from '../../engine/later.ts'
import { Button } from '../../ui/button.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormFrame, SecretField } from './form-frame.tsx'
import styles from './style.module.css'
import { useCountdown } from './use-countdown.ts'

/** Sets a new password by a code that comes to the phone, and logs in. */
export function ByPhone(): ReactNode {
  const text = useText()
  const { member } = usePorts()
  const { signIn } = useSession()
  const goTo = useGoTo()
  const { regions, default: first } = useConfig(({ registration }) => registration.phone)
  const form = useAccountForm('phone')
  const dialingCode = form.values['countryDialingCode'] ?? first
  const code = useSending(form, dialingCode)
  return (
    <FormFrame
      form={form}
      submitLabel="forgot_phone_submit"
      send={async ({ mobileNum = '', verificationCode = '', newPassword = '' }) => {
        const result = await member.passwordByPhone({ mobileNum, verificationCode, newPassword })
        await signIn(result, { way: 'sms' })
        goTo('/')
      }}
    >
      {(wire) => (
        <>
          <p className={styles['lead']}>{text('forgot_phone_text')}</p>
          <PhoneField
            {...wire('mobileNum', 'field_mobileNum')}
            autoComplete="tel-national"
            regions={regions}
            regionLabel={text('phone_region')}
            dialingCode={dialingCode}
            onDialingCode={(chosen) => form.change('countryDialingCode', chosen)}
          />
          <div className={styles['code']}>
            <TextField
              {...wire('verificationCode', 'field_verificationCode')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
            />
            <Button onClick={() => void code.send()} disabled={code.left > 0} busy={code.sending}>
              {code.left > 0 ? text('code_wait', { time: clock(code.left) }) : text('code_send')}
            </Button>
          </div>
          <p className="visually-hidden" role="status">
            {code.left > 0 && text('code_sent')}
          </p>
          <SecretField {...wire('newPassword', 'password_new')} autoComplete="new-password" judged />
        </>
      )}
    </FormFrame>
  )
}

/** Minutes and seconds. */
const clock = (seconds: number): string => `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`

/** Sends a code to the number; then not until it is no longer good. A failure is told in a dialog, with the platform's own words. */
function useSending(
  form: AccountForm,
  countryDialingCode: string,
): { readonly left: number; readonly sending: boolean; send(): Promise<void> } {
  const text = useText()
  const { verification } = usePorts()
  const { warn } = useOverlays()
  const { left, start } = useCountdown()
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  const send = async (): Promise<void> => {
    if (busy.current || left > 0 || form.judge(['mobileNum']) !== undefined) return
    busy.current = true
    setSending(true)
    try {
      const { expiredMinutes } = await verification.smsNoLogin({ mobileNum: form.values['mobileNum'] ?? '', countryDialingCode })
      start(expiredMinutes * 60)
    } catch (error) {
      if (!(error instanceof Problem)) reportProblem(error)
      const { messageKey, serverMessage } =
        error instanceof Problem ? error.detail : { messageKey: 'error_unknown', serverMessage: undefined }
      void warn({ text: 'code_failed', confirm: 'in_increase_submit', values: { message: serverMessage ?? text(messageKey) } })
    } finally {
      busy.current = false
      setSending(false)
    }
  }
  return { left, sending, send }
}
