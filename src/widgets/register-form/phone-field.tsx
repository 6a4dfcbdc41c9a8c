import type { ReactNode } from 'react'
import { useConfig, useText } from '../../engine/index.ts'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import fieldStyles from '../../ui/field.module.css'
import { useFormShare } from './form-context.ts'

/** A phone number beside the dialling code of its region. */
export function PhoneField(wiring: TextFieldProps): ReactNode {
  const { dialingCode, chooseDialingCode } = useFormShare()
  const regions = useConfig(({ registration }) => registration.phone.regions)
  const text = useText()
  return (
    <TextField
      {...wiring}
      type="tel"
      inputMode="tel"
      start={
        <select
          className={fieldStyles['select']}
          aria-label={text('phone_region')}
          autoComplete="tel-country-code"
          value={dialingCode}
          onChange={(event) => chooseDialingCode(event.currentTarget.value)}
        >
          {Object.entries(regions).map(([code, { name }]) => (
            <option key={code} value={code} label={`+${code} ${name}`}>
              {`+${code}`}
            </option>
          ))}
        </select>
      }
    />
  )
}
