import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { useText } from '../../engine/index.ts'
import { useInvalidFocus } from '../forms/index.ts'
import { ProofOfWorkNote } from '../verification/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { StrengthHint } from '../../ui/forms/strength-hint.tsx'
import type { TextFieldProps } from '../../ui/forms/text-field.tsx'
import { useFocusFirstField } from '../../ui/hooks/use-focus-first-field.ts'
import styles from './form.module.css'
import type { AccountForm } from './use-account-form.ts'

type FieldProps = TextFieldProps & { readonly value: string }

interface FrameProps {
  readonly form: AccountForm
  /** Message key of the button's label. */
  readonly submitLabel: string
  readonly send: Parameters<AccountForm['submit']>[0]
  /** Whether the first field receives the focus when the form opens in a dialog. Default: `true`. */
  readonly takesFocus?: boolean
  readonly children: (fieldProps: (name: string, label: string) => FieldProps) => ReactNode
}

/** An account form: fields, notice and button. The first invalid field receives the focus. */
export function FormFrame({ form, submitLabel, send, takesFocus = true, children }: FrameProps): ReactNode {
  const text = useText()
  const id = useId()
  const formRef = useRef<HTMLFormElement>(null)
  useFocusFirstField(formRef, takesFocus)
  useInvalidFocus(formRef, form)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void form.submit(send)
  }
  const fieldProps = (name: string, label: string): FieldProps => ({
    id: `${id}-${name}`,
    name,
    label: text(label),
    value: form.values[name] ?? '',
    required: true,
    maxLength: form.fields.find((field) => field.name === name)?.max,
    error: form.findError(name),
    onChange: (value) => form.change(name, value),
  })
  return (
    <form ref={formRef} className={styles['form']} noValidate onSubmit={submit}>
      {children(fieldProps)}
      <ProofOfWorkNote />
      {form.notice !== undefined && <Notice tone="bad">{form.notice}</Notice>}
      <Button type="submit" tone="primary" size="l" wide busy={form.pending}>
        {text(submitLabel)}
      </Button>
    </form>
  )
}

/** A password field with the texts of the site. `showStrength` adds a strength meter. */
export function SecretField({ showStrength = false, ...fieldProps }: FieldProps & { readonly showStrength?: boolean }): ReactNode {
  const text = useText()
  return (
    <PasswordField
      {...fieldProps}
      {...(showStrength && {
        hint: <StrengthHint password={fieldProps.value} getLabel={(strength) => text(`password_strength_${strength}`)} />,
      })}
      showLabel={text('password_show')}
      hideLabel={text('password_hide')}
      capsLockText={text('password_caps_lock')}
    />
  )
}
