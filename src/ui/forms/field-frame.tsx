import type { ReactNode } from 'react'
import { cx } from '../controls/cx.ts'
import styles from './field.module.css'
import { FieldError } from '../controls/notice.tsx'

export interface FieldFrameProps {
  readonly id: string
  readonly label: string
  /** What stands beside the label of a field that may be left empty. */
  readonly optional?: string | undefined
  readonly hint?: ReactNode
  /** Why the value is refused. */
  readonly error?: string | undefined
  /** The control, which is told what describes it. */
  readonly children: (described: {
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string | undefined
  }) => ReactNode
}

/** A control that is no line of text, with its label, its hint, and the one thing that is wrong with it. */
export function FieldFrame({ id, label, optional, hint, error, children }: FieldFrameProps): ReactNode {
  const wrong = error !== undefined
  const described = [wrong && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div className={cx(styles['field'], wrong && styles['invalid'])}>
      <div className={styles['head']}>
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
        {optional !== undefined && <span className={styles['optional']}>{optional}</span>}
      </div>
      <div className={styles['control']}>{children({ 'aria-invalid': wrong || undefined, 'aria-describedby': described })}</div>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </div>
      )}
      {wrong && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
