import type { ReactNode, Ref } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import styles from './file-field.module.css'

interface FileFieldProps extends Omit<FieldFrameProps, 'children'> {
  readonly name: string
  /** Accepted file types, as in the `accept` attribute. */
  readonly accept: string
  readonly required: boolean
  readonly disabled?: boolean
  /** Whether several files are allowed. The input is cleared after each choice; the parent collects the files. */
  readonly multiple?: boolean
  readonly ref?: Ref<HTMLInputElement>
  /** Called with the chosen files; with an empty array if none is chosen. */
  readonly onChange: (files: readonly File[]) => void
}

/** A file input with its label, hint and error. */
export function FileField({
  name,
  accept,
  required,
  disabled = false,
  multiple = false,
  ref,
  onChange,
  ...frame
}: FileFieldProps): ReactNode {
  return (
    <FieldFrame {...frame}>
      {(ariaProps) => (
        <input
          {...ariaProps}
          ref={ref}
          id={frame.id}
          name={name}
          type="file"
          accept={accept}
          multiple={multiple}
          aria-required={required}
          disabled={disabled}
          className={styles['file']}
          onChange={({ currentTarget }) => {
            onChange([...(currentTarget.files ?? [])])
            if (multiple) currentTarget.value = ''
          }}
        />
      )}
    </FieldFrame>
  )
}
