import { useState, type ReactNode } from 'react'
import { usePorts, useText } from '../../engine/index.ts'
import { FormFrame, SecretField, useAccountForm } from '../../features/account/index.ts'
import { Notice } from '../../ui/controls/notice.tsx'
import { OfOwner, type Owner } from './of-owner.tsx'
import styles from './style.module.css'

/** Setting the password that money is asked for with. */
export function PaymentForm(): ReactNode {
  return <OfOwner>{(owner) => <Payment {...owner} />}</OfOwner>
}

function Payment({ byPassword, again }: Owner): ReactNode {
  const text = useText()
  const { member } = usePorts()
  const form = useAccountForm('payment', !byPassword)
  const [changed, setChanged] = useState(false)
  return (
    <div className={styles['forms']}>
      {changed ? (
        <Notice tone="good">{text('payment_password_changed')}</Notice>
      ) : (
        <p className={styles['lead']}>{text('payment_password_text')}</p>
      )}
      <FormFrame
        form={form}
        submitLabel="payment_password_submit"
        send={async ({ password, paymentPassword = '', confirmPaymentPassword = '' }) => {
          await member.setPaymentPassword({ ...(password !== undefined && { password }), paymentPassword, confirmPaymentPassword })
          form.clear()
          setChanged(true)
          again()
        }}
      >
        {(wire) => (
          <>
            <SecretField {...wire('paymentPassword', 'payment_password_new')} autoComplete="new-password" />
            <SecretField {...wire('confirmPaymentPassword', 'payment_password_confirm')} autoComplete="new-password" />
            {byPassword && <SecretField {...wire('password', 'payment_password_login')} autoComplete="current-password" />}
          </>
        )}
      </FormFrame>
    </div>
  )
}
