import type { ReactNode } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import styles from './file-field.module.css'

interface FileFieldProps extends Omit<FieldFrameProps, 'children'> {
  readonly name: string
  /** The kinds of files that can be chosen, as the browser names them. */
  readonly accept: string
  readonly required: boolean
  readonly disabled?: boolean
  /** Hears what was chosen; nothing where the choice was taken back. */
  readonly onChange: (file: File | undefined) => void
}

/** A file from the device. */
export function FileField({ name, accept, required, disabled = false, onChange, ...frame }: FileFieldProps): ReactNode {
  return (
    <FieldFrame {...frame}>
      {(described) => (
        <input
          {...described}
          id={frame.id}
          name={name}
          type="file"
          accept={accept}
          aria-required={required}
          disabled={disabled}
          className={styles['file']}
          onChange={(event) => onChange(event.currentTarget.files?.[0])}
        />
      )}
    </FieldFrame>
  )
}
