import type { ReactNode } from 'react'
import { cx } from '../controls/cx.ts'
import styles from './field.module.css'
import { FieldError } from '../controls/notice.tsx'

export interface TickBoxProps {
  readonly id: string
  readonly checked: boolean
  readonly required?: boolean
  readonly error?: string | undefined
  readonly onChange: (checked: boolean) => void
  /** What is agreed to. It may hold links. */
  readonly children: ReactNode
}

/** A box to tick. */
export function TickBox({ id, checked, required = false, error, onChange, children }: TickBoxProps): ReactNode {
  const wrong = error !== undefined
  return (
    <div className={cx(styles['tick'], wrong && styles['invalid'])}>
      <input
        type="checkbox"
        id={id}
        checked={checked}
        aria-required={required}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{children}</label>
      {wrong && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
