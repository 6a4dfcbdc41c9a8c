import type { ReactNode } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import styles from './long-field.module.css'

interface TextAreaProps extends Omit<FieldFrameProps, 'children'> {
  readonly name: string
  readonly value: string
  readonly required: boolean
  readonly rows: number
  readonly onChange: (text: string) => void
}

/** A multi-line text input with its label, hint and error. */
export function TextArea({ name, value, required, rows, onChange, ...frame }: TextAreaProps): ReactNode {
  return (
    <FieldFrame {...frame}>
      {(ariaProps) => (
        <textarea
          {...ariaProps}
          id={frame.id}
          name={name}
          value={value}
          rows={rows}
          className={styles['textArea']}
          aria-required={required}
          dir="auto"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}
