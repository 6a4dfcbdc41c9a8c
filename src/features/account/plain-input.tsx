import type { ReactNode } from 'react'
import { type FormField, useText } from '../../engine/index.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField, type TextFieldProps } from '../../ui/forms/text-field.tsx'

const types = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  date: 'date',
  digits: 'text',
  password: 'password',
  captcha: 'text',
  select: 'text',
} as const
const modes = { email: 'email', tel: 'tel', digits: 'numeric' } as const

/** A text input or select of a form field; keyboard and validation follow the brand's rules. */
export function PlainInput({ field, ...wiring }: TextFieldProps & { readonly field: FormField }): ReactNode {
  const { input, name, patternId, options } = field
  if (options) return <OptionsInput options={options} {...wiring} />
  const inputMode = input in modes ? modes[input as keyof typeof modes] : undefined
  const isDay = input === 'date' && patternId !== 'date-mdy'
  const plain = name === 'username' || input === 'email'
  return (
    <TextField
      type={input === 'date' && !isDay ? 'text' : types[input]}
      {...(inputMode && { inputMode })}
      {...(plain && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
      {...(input === 'date' && !isDay && { placeholder: 'MM-DD-YYYY' })}
      {...wiring}
    />
  )
}

interface OptionsProps extends TextFieldProps {
  readonly options: NonNullable<FormField['options']>
}

function OptionsInput({ options, name, value, required, autoComplete, onChange, onBlur, ...rest }: OptionsProps): ReactNode {
  const { id, label, optional, hint, error } = rest
  const text = useText()
  return (
    <SelectField
      id={id}
      label={label}
      optional={optional}
      hint={hint}
      error={error}
      name={name ?? id}
      value={String(value ?? '')}
      required={required === true}
      autoComplete={autoComplete}
      emptyLabel={text('field_choose')}
      options={options.map((option) => ({ value: option.value, label: text(option.label) }))}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}
