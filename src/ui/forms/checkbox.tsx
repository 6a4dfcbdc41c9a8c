import type { ReactNode } from 'react'
import { cx } from '../controls/cx.ts'
import styles from './field.module.css'
import { FieldError } from '../controls/notice.tsx'

export interface CheckboxProps {
  readonly id: string
  readonly checked: boolean
  readonly required?: boolean
  readonly error?: string | undefined
  readonly onChange: (checked: boolean) => void
  /** Label; can contain links. */
  readonly children: ReactNode
}

/** A checkbox with its label and error. */
export function Checkbox({ id, checked, required = false, error, onChange, children }: CheckboxProps): ReactNode {
  const invalid = error !== undefined
  return (
    <div className={cx(styles['checkbox'], invalid && styles['invalid'])}>
      <input
        type="checkbox"
        id={id}
        checked={checked}
        aria-required={required}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{children}</label>
      {invalid && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
