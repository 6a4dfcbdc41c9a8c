import type { ReactNode } from 'react'
import { useOverlays, usePorts, useText } from '../../engine/index.ts'
import { FormFrame, SecretField, useAccountForm } from '../../features/account/index.ts'
import { WithReauthentication, type Reauthentication } from './with-reauthentication.tsx'
import styles from './style.module.css'

/** Form that sets the payment password. Asks for the login password if the account has one. */
export function PaymentPasswordForm(): ReactNode {
  return <WithReauthentication>{(reauthentication) => <PaymentPasswordFields {...reauthentication} />}</WithReauthentication>
}

function PaymentPasswordFields({ hasPassword, refetch }: Reauthentication): ReactNode {
  const text = useText()
  const { member } = usePorts()
  const form = useAccountForm('payment', !hasPassword)
  const { close, warn } = useOverlays()
  return (
    <div className={styles['stack']}>
      <p className={styles['intro']}>{text('payment_password_text')}</p>
      <FormFrame
        form={form}
        submitLabel="payment_password_submit"
        send={async ({ password, paymentPassword = '', confirmPaymentPassword = '' }) => {
          await member.setPaymentPassword({ ...(password !== undefined && { password }), paymentPassword, confirmPaymentPassword })
          refetch()
          close()
          await warn({ title: 'payment_password_title', text: 'payment_password_changed', confirm: 'in_increase_submit' })
        }}
      >
        {(getFieldProps) => (
          <>
            <SecretField {...getFieldProps('paymentPassword', 'payment_password_new')} autoComplete="new-password" />
            <SecretField {...getFieldProps('confirmPaymentPassword', 'payment_password_confirm')} autoComplete="new-password" />
            {hasPassword && <SecretField {...getFieldProps('password', 'payment_password_login')} autoComplete="current-password" />}
          </>
        )}
      </FormFrame>
    </div>
  )
}
