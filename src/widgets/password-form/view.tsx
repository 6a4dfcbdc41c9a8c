import type { ReactNode } from 'react'
import type { WidgetViewProps } from '../../engine/index.ts'
import { ChangeForm } from './change-form.tsx'
import { PasswordReset } from './password-reset.tsx'
import { PaymentPasswordForm } from './payment-password-form.tsx'

const forms = { change: ChangeForm, payment: PaymentPasswordForm, forgot: PasswordReset } as const

/** One of the password forms: login password, payment password, or password reset. */
export function View({ props: { form } }: WidgetViewProps<'password-form'>): ReactNode {
  const Form = forms[form]
  return <Form />
}
