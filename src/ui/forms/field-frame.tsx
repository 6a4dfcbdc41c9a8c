import type { ReactNode } from 'react'
import { cx } from '../controls/cx.ts'
import styles from './field.module.css'
import { FieldError } from '../controls/notice.tsx'

export interface FieldFrameProps {
  readonly id: string
  readonly label: string
  /** Text beside the label of an optional field. */
  readonly optionalText?: string | undefined
  readonly hint?: ReactNode
  /** Validation error. */
  readonly error?: string | undefined
  /** Renders the control with the given ARIA attributes. */
  readonly children: (ariaProps: {
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string | undefined
  }) => ReactNode
}

/** Frame of a control other than a text field: label, hint and error. */
export function FieldFrame({ id, label, optionalText, hint, error, children }: FieldFrameProps): ReactNode {
  const invalid = error !== undefined
  const describedBy = [invalid && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div className={cx(styles['field'], invalid && styles['invalid'])}>
      <div className={styles['labelRow']}>
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
        {optionalText !== undefined && <span className={styles['optional']}>{optionalText}</span>}
      </div>
      <div className={styles['control']}>{children({ 'aria-invalid': invalid || undefined, 'aria-describedby': describedBy })}</div>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </div>
      )}
      {invalid && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
