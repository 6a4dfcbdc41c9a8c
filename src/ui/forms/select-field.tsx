import type { ReactNode } from 'react'
import { cx } from '../controls/cx.ts'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import fieldStyles from './field.module.css'
import styles from './long-field.module.css'

interface SelectFieldProps extends Omit<FieldFrameProps, 'children'> {
  readonly name: string
  readonly value: string
  readonly required: boolean
  /** Label of the empty option. */
  readonly emptyLabel: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly autoComplete?: string | undefined
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
}

/** A select with its label, hint and error. */
export function SelectField({
  name,
  value,
  required,
  emptyLabel,
  options,
  autoComplete,
  onChange,
  onBlur,
  ...frame
}: SelectFieldProps): ReactNode {
  return (
    <FieldFrame {...frame}>
      {(ariaProps) => (
        <select
          {...ariaProps}
          id={frame.id}
          name={name}
          value={value}
          className={cx(fieldStyles['dropdown'], styles['select'])}
          aria-required={required}
          autoComplete={autoComplete}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{emptyLabel}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
