import { useState, type ReactNode } from 'react'
import { maxLengths } from '../../generated/max-lengths.ts'
import { useNavigate } from 'react-router-dom'
import { toProblem, usePorts, useText } from '../../engine/index.ts'
import { FormFrame, SecretField, useAccountForm } from '../../features/account/index.ts'
import { useSession } from '../../features/session/index.ts'
import { CodeField, PhoneNumberField, useVerificationCode } from '../../features/verification/index.ts'
import { Notice } from '../../ui/controls/notice.tsx'
import styles from './style.module.css'

/**
 * Form that resets the password with a code sent by text message, and logs in. If the login needs extra verification, a
 * notice is shown instead, since the player has to use the login form.
 */
export function PhoneReset(): ReactNode {
  const text = useText()
  const { member, verification } = usePorts()
  const { signIn } = useSession()
  const navigate = useNavigate()
  const form = useAccountForm('phone')
  const [isVerificationRequired, setVerificationRequired] = useState(false)
  const dialingCode = form.values['countryDialingCode'] ?? ''
  const code = useVerificationCode({
    purpose: 'password',
    validate: () => form.validate(['mobileNum']) === undefined,
    requestCode: () => verification.smsNoLogin({ mobileNum: form.values['mobileNum'] ?? '', countryDialingCode: dialingCode }),
  })
  if (isVerificationRequired) return <Notice tone="good">{text('forgot_phone_held')}</Notice>
  return (
    <FormFrame
      form={form}
      submitLabel="forgot_phone_submit"
      send={async ({ mobileNum = '', verificationCode = '', newPassword = '' }) => {
        try {
          await signIn(await member.passwordByPhone({ mobileNum, verificationCode, newPassword }), { method: 'sms' })
          await navigate('/')
        } catch (error) {
          if (toProblem(error).code !== 'verification_required') throw error
          setVerificationRequired(true)
        }
      }}
    >
      {(getFieldProps) => (
        <>
          <p className={styles['intro']}>{text('forgot_phone_text')}</p>
          <PhoneNumberField
            {...getFieldProps('mobileNum', 'field_mobileNum')}
            dialingCode={dialingCode}
            onDialingCodeChange={(selectedCode) => form.change('countryDialingCode', selectedCode)}
          />
          <CodeField
            {...getFieldProps('verificationCode', 'field_verificationCode')}
            maxLength={maxLengths['member.passwordByPhone'].verificationCode}
            code={code}
          />
          <SecretField {...getFieldProps('newPassword', 'password_new')} autoComplete="new-password" showStrength />
        </>
      )}
    </FormFrame>
  )
}
