import type { ReactNode } from 'react'
import { maxLengths } from '../../generated/max-lengths.ts'
import { useConfig, useOverlays, usePorts, useText } from '../../engine/index.ts'
import { CodeField, PhoneNumberField, useVerificationCode } from '../verification/index.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { FormFrame, SecretField } from './form-frame.tsx'
import { useAccountForm, useMemberDetails } from './use-account-form.ts'

interface ContactDialogProps {
  readonly kind: 'mobileNum' | 'email'
  /**
   * Whether the account has a password, which the change requires. Without one, the verification code and a recent
   * login suffice.
   */
  readonly hasPassword: boolean
  readonly onClose: () => void
}

const titles = { mobileNum: 'contact_mobile_title', email: 'contact_email_title' } as const

/**
 * Sets the mobile number or email address of the account. The change requires a verification code, which is sent to the
 * new number or address, and the account's password if it has one.
 */
export function ContactDialog({ kind, hasPassword, onClose }: ContactDialogProps): ReactNode {
  const form = useAccountForm(kind === 'email' ? 'contactEmail' : 'contactMobile', !hasPassword)
  const { member } = usePorts()
  const { warn } = useOverlays()
  const details = useMemberDetails()
  const text = useText()
  const width = useConfig(({ overlays }) => overlays.defaults.dialogWidth)
  const dialingCode = form.values['countryDialingCode'] ?? ''
  const getTarget = (): { email: string } | { mobileNum: string; countryDialingCode: string } =>
    kind === 'email'
      ? { email: form.values['email'] ?? '' }
      : { mobileNum: form.values['mobileNum'] ?? '', countryDialingCode: dialingCode }
  const code = useVerificationCode({
    purpose: kind === 'email' ? 'contactEmail' : 'contactMobile',
    validate: () => form.validate([kind]) === undefined,
    requestCode: () => member.contactCode(getTarget()),
  })
  const send = async ({ verificationCode = '', password = '' }: Readonly<Record<string, string>>): Promise<void> => {
    await member.setContact({ ...getTarget(), code: verificationCode, ...(hasPassword && { password }) })
    details.refetch()
    onClose()
    await warn({ title: titles[kind], text: 'contact_saved', confirm: 'in_increase_submit' })
  }
  return (
    <Modal title={text(titles[kind])} closeLabel={text('engine_close')} onClose={onClose} kind="dialog" width={width} closeOnEscape>
      <p>{text('contact_text')}</p>
      <FormFrame form={form} submitLabel="contact_save" send={send}>
        {(fieldProps) => (
          <>
            {kind === 'email' ? (
              <TextField {...fieldProps('email', 'field_email')} type="email" autoComplete="email" />
            ) : (
              <PhoneNumberField
                {...fieldProps('mobileNum', 'field_mobileNum')}
                dialingCode={dialingCode}
                onDialingCodeChange={(chosen) => form.change('countryDialingCode', chosen)}
              />
            )}
            <CodeField {...fieldProps('verificationCode', 'payee_code')} maxLength={maxLengths['member.setContact'].code} code={code} />
            {hasPassword && <SecretField {...fieldProps('password', 'payment_password_login')} autoComplete="current-password" />}
          </>
        )}
      </FormFrame>
    </Modal>
  )
}
