import type { ReactNode, Ref } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import styles from './file-field.module.css'

interface FileFieldProps extends Omit<FieldFrameProps, 'children'> {
  readonly name: string
  /** The kinds of files that can be chosen, as the browser names them. */
  readonly accept: string
  readonly required: boolean
  readonly disabled?: boolean
  /** Whether several can be chosen. Each choice adds to those before, so that the same file can be chosen again. */
  readonly multiple?: boolean
  readonly ref?: Ref<HTMLInputElement>
  /** Hears what was chosen; none where the choice was taken back. */
  readonly onChange: (files: readonly File[]) => void
}

/** A file from the device, or several. */
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
      {(described) => (
        <input
          {...described}
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
