import type { ReactNode } from 'react'
import { usePorts, useText } from '../../engine/index.ts'
import { FormFrame, useAccountForm } from '../../features/account/index.ts'
import { useSession } from '../../features/session/index.ts'
import { CodeField, PhoneNumberField, useVerificationCode } from '../../features/verification/index.ts'
import type { LoginMethodProps } from './password-login.tsx'
import styles from './style.module.css'

/** Login form with a code sent by text message. */
export function SmsLogin({ remember, children }: Pick<LoginMethodProps, 'remember' | 'children'>): ReactNode {
  const text = useText()
  const { session, verification } = usePorts()
  const { signIn } = useSession()
  const form = useAccountForm('sms')
  const countryDialingCode = form.values['countryDialingCode'] ?? ''
  const code = useVerificationCode({
    purpose: 'login',
    validate: () => form.validate(['mobileNum']) === undefined,
    requestCode: () => verification.smsNoLogin({ mobileNum: form.values['mobileNum'] ?? '', countryDialingCode }),
  })
  return (
    <FormFrame
      form={form}
      submitLabel="login_submit"
      send={async ({ mobileNum: username = '', verificationCode: password = '' }) => {
        await signIn(await session.login({ username, password, type: 'sms', countryDialingCode, remember }), { method: 'sms' })
      }}
    >
      {(getFieldProps) => (
        <>
          <p className={styles['intro']}>{text('login_sms_text')}</p>
          <PhoneNumberField
            {...getFieldProps('mobileNum', 'field_mobileNum')}
            dialingCode={countryDialingCode}
            onDialingCodeChange={(selectedCode) => form.change('countryDialingCode', selectedCode)}
          />
          <CodeField {...getFieldProps('verificationCode', 'field_verificationCode')} code={code} />
          {children}
        </>
      )}
    </FormFrame>
  )
}
