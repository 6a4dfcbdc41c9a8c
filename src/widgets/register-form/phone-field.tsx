import type { ReactNode } from 'react'
import { useConfig, useText } from '../../engine/index.ts'
import { PhoneField as PlainPhoneField } from '../../ui/forms/phone-field.tsx'
import type { TextFieldProps } from '../../ui/forms/text-field.tsx'
import { useFormShare } from './form-context.ts'

/** A phone number beside the dialling code of its region, which is a form value. */
export function PhoneField(wiring: TextFieldProps): ReactNode {
  const { dialingCode, chooseDialingCode } = useFormShare()
  const regions = useConfig(({ registration }) => registration.phone.regions)
  const text = useText()
  return (
    <PlainPhoneField
      {...wiring}
      regions={regions}
      regionLabel={text('phone_region')}
      dialingCode={dialingCode}
      onDialingCode={chooseDialingCode}
    />
  )
}
