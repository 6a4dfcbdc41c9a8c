import type { ReactNode } from 'react'
import { type FormField, useConfig, useText } from '../../engine/index.ts'
import { FormFieldInput } from '../../features/account/index.ts'
import { CodeField } from '../../features/verification/index.ts'
import { CaptchaField } from '../../ui/forms/captcha-field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { StrengthHint } from '../../ui/forms/strength-hint.tsx'
import type { TextFieldProps } from '../../ui/forms/text-field.tsx'
import { type InputProps, useSharedForm } from './form-context.ts'
import { PhoneField } from './phone-field.tsx'

type FieldProps = TextFieldProps & { readonly value: string }

/**
 * Input of any field except a checkbox: a password, captcha, verification code, phone number, or the input that the
 * field's settings define. Renders nothing if the form has no such field.
 */
export function FieldInput({ id, name, value, onChange }: InputProps): ReactNode {
  const { fields, findError, captcha, code, handleBlur, hintField } = useSharedForm()
  const text = useText()
  const field = fields.find((candidate) => candidate.name === name)
  const contactHint = useConfig(({ registration }) => registration.hint)
  if (field === undefined) return null
  const inputValue = typeof value === 'string' ? value : ''
  const fieldProps: FieldProps = {
    id,
    name,
    value: inputValue,
    label: text(field.label),
    optionalText: field.required ? undefined : text('field_optional'),
    hint: hintField === name && contactHint ? text(contactHint.key, contactHint.values) : field.hint && text(field.hint),
    error: findError(name),
    required: field.required,
    maxLength: field.max,
    ...(field.autocomplete !== undefined && { autoComplete: field.autocomplete }),
    onChange: (newValue) => onChange(newValue === '' ? undefined : newValue),
    onBlur: () => handleBlur(name),
  }
  if (field.input === 'password') return <PasswordInput field={field} {...fieldProps} />
  if (field.input === 'captcha')
    return (
      <CaptchaField
        {...fieldProps}
        captcha={captcha}
        pictureLabel={text('captcha_picture')}
        refreshLabel={text('captcha_refresh')}
        failedText={text('captcha_failed')}
        revealLabel={text('captcha_text')}
        revealedText={text('captcha_filled_in')}
      />
    )
  if (field.name === 'verificationCode') return <CodeField {...fieldProps} code={code} />
  if (field.name === 'mobileNum') return <PhoneField {...fieldProps} />
  return <FormFieldInput field={field} {...fieldProps} />
}

function PasswordInput({ field, ...fieldProps }: FieldProps & { readonly field: FormField }): ReactNode {
  const text = useText()
  const hint =
    field.name === 'password' ? (
      <StrengthHint password={fieldProps.value} getLabel={(strength) => text(`password_strength_${strength}`)} />
    ) : (
      fieldProps.hint
    )
  return (
    <PasswordField
      {...fieldProps}
      hint={hint}
      showLabel={text('password_show')}
      hideLabel={text('password_hide')}
      capsLockText={text('password_caps_lock')}
    />
  )
}
