import type { ReactNode } from 'react'
import { cx } from '../controls/cx.ts'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import field from './field.module.css'
import styles from './long-field.module.css'

interface ChoiceFieldProps extends Omit<FieldFrameProps, 'children'> {
  readonly name: string
  readonly value: string
  readonly required: boolean
  /** Label of the empty option. */
  readonly none: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly autoComplete?: string | undefined
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
}

/** A select. */
export function ChoiceField({
  name,
  value,
  required,
  none,
  choices,
  autoComplete,
  onChange,
  onBlur,
  ...frame
}: ChoiceFieldProps): ReactNode {
  return (
    <FieldFrame {...frame}>
      {(described) => (
        <select
          {...described}
          id={frame.id}
          name={name}
          value={value}
          className={cx(field['drops'], styles['choice'])}
          aria-required={required}
          autoComplete={autoComplete}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{none}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
