import type { ReactNode } from 'react'
import { useConfig, useText } from '../../engine/index.ts'
import { PhoneField, type PhoneFieldProps } from '../../ui/forms/phone-field.tsx'

/** A phone number beside the dialling code of one of the brand's regions. */
export function NumberField(wiring: Omit<PhoneFieldProps, 'regions' | 'regionLabel'>): ReactNode {
  const { regions } = useConfig(({ registration }) => registration.phone)
  const text = useText()
  return <PhoneField {...wiring} autoComplete="tel-national" regions={regions} regionLabel={text('phone_region')} />
}
