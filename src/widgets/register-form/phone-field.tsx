import type { ReactNode } from 'react'
import { useConfig, useText } from '../../engine/index.ts'
import { PhoneField as PlainPhoneField } from '../../ui/forms/phone-field.tsx'
import type { TextFieldProps } from '../../ui/forms/text-field.tsx'
import { useSharedForm } from './form-context.ts'

/** Phone number field with a choice of dialling code, which is part of the shared form state. */
export function PhoneField(fieldProps: TextFieldProps): ReactNode {
  const { dialingCode, chooseDialingCode } = useSharedForm()
  const regions = useConfig(({ registration }) => registration.phone.regions)
  const text = useText()
  return (
    <PlainPhoneField
      {...fieldProps}
      regions={regions}
      regionLabel={text('phone_region')}
      dialingCode={dialingCode}
      onDialingCodeChange={chooseDialingCode}
    />
  )
}
