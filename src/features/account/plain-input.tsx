import type { ReactNode } from 'react'
import type { FormField } from '../../engine/index.ts'
import { TextField, type TextFieldProps } from '../../ui/forms/text-field.tsx'

const types = { text: 'text', email: 'email', tel: 'tel', date: 'date', digits: 'text', password: 'password', captcha: 'text' } as const
const modes = { email: 'email', tel: 'tel', digits: 'numeric' } as const

/**
 * The input of a field of a form that is typed as it is: its keyboard, and what that leaves alone, are chosen by what
 * the brand says that it is.
 */
export function PlainInput({ field: { input, name, patternId }, ...wiring }: TextFieldProps & { readonly field: FormField }): ReactNode {
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
