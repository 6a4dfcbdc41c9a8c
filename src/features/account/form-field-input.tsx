import type { ReactNode } from 'react'
import { type FormField, useText } from '../../engine/index.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField, type TextFieldProps } from '../../ui/forms/text-field.tsx'

const inputTypes = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  date: 'date',
  digits: 'text',
  password: 'password',
  captcha: 'text',
  select: 'text',
} as const
const inputModes = { email: 'email', tel: 'tel', digits: 'numeric' } as const

/** Renders a form field as a text input or a select. The kind of field determines the input type and the keyboard. */
export function FormFieldInput({ field, ...fieldProps }: TextFieldProps & { readonly field: FormField }): ReactNode {
  const { input, name, patternId, options } = field
  if (options) return <OptionsInput options={options} {...fieldProps} />
  const inputMode = input in inputModes ? inputModes[input as keyof typeof inputModes] : undefined
  const isDateInput = input === 'date' && patternId !== 'date-mdy'
  const disablesAutocorrect = name === 'username' || input === 'email'
  return (
    <TextField
      type={input === 'date' && !isDateInput ? 'text' : inputTypes[input]}
      {...(inputMode && { inputMode })}
      {...(disablesAutocorrect && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
      {...(input === 'date' && !isDateInput && { placeholder: 'MM-DD-YYYY' })}
      {...fieldProps}
    />
  )
}

interface OptionsProps extends TextFieldProps {
  readonly options: NonNullable<FormField['options']>
}

function OptionsInput({ options, name, value, required, autoComplete, onChange, onBlur, ...rest }: OptionsProps): ReactNode {
  const { id, label, optionalText, hint, error } = rest
  const text = useText()
  return (
    <SelectField
      id={id}
      label={label}
      optionalText={optionalText}
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
