import type { InputHTMLAttributes, ReactNode } from 'react'
import { cx } from '../controls/cx.ts'
import styles from './field.module.css'
import { FieldError } from '../controls/notice.tsx'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size' | 'className' | 'onBlur' | 'onChange'> {
  readonly id: string
  readonly label: string
  /** Text beside the label of an optional field. */
  readonly optionalText?: string | undefined
  readonly hint?: ReactNode
  /** Validation error. */
  readonly error?: string | undefined
  /** Rendered inside the field, before and after the input. */
  readonly start?: ReactNode
  readonly end?: ReactNode
  readonly onChange: (text: string) => void
  readonly onBlur?: (() => void) | undefined
}

/** Returns the ids of the elements that describe a field, for `aria-describedby`; `undefined` if there are none. */
const joinDescriptionIds = (id: string, hasHint: boolean, hasError: boolean): string | undefined =>
  [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ') || undefined

/** A text input with its label, hint and error. */
export function TextField({ id, label, optionalText, hint, error, start, end, onChange, required, ...rest }: TextFieldProps): ReactNode {
  const hasHint = hint !== undefined && hint !== ''
  return (
    <div className={cx(styles['field'], error !== undefined && styles['invalid'])}>
      <div className={styles['labelRow']}>
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
        {optionalText !== undefined && <span className={styles['optional']}>{optionalText}</span>}
      </div>
      <div className={styles['control']}>
        {start}
        <input
          type="text"
          {...rest}
          id={id}
          className={styles['input']}
          aria-required={required}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={joinDescriptionIds(id, hasHint, error !== undefined)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {end}
      </div>
      {hasHint && (
        <div id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </div>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
