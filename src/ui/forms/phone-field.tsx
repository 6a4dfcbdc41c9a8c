import type { ReactNode } from 'react'
import { cx } from '../controls/cx.ts'
import styles from './field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PhoneFieldProps extends Omit<TextFieldProps, 'start' | 'type' | 'inputMode'> {
  /** Available regions by dialling code. */
  readonly regions: Readonly<Record<string, { readonly name: string }>>
  readonly regionLabel: string
  readonly dialingCode: string
  readonly onDialingCodeChange: (code: string) => void
}

/** A phone number with the dialling code of its region. */
export function PhoneField({ regions, regionLabel, dialingCode, onDialingCodeChange, ...fieldProps }: PhoneFieldProps): ReactNode {
  return (
    <TextField
      {...fieldProps}
      type="tel"
      inputMode="tel"
      start={
        <select
          className={cx(styles['dropdown'], styles['select'])}
          aria-label={regionLabel}
          autoComplete="tel-country-code"
          value={dialingCode}
          onChange={(event) => onDialingCodeChange(event.currentTarget.value)}
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
