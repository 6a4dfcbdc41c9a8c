import { type ReactNode, useRef, useState } from 'react'
import { useConfig, useText } from '../../engine/index.ts'
import { FileField } from '../../ui/forms/file-field.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { type ChosenImage, type ImageError, pickImages, describeLimits } from './pick-images.ts'
import styles from './style.module.css'

const mediaTypes = { png: 'image/png', jpg: 'image/jpeg' } as const

interface ImagesFieldProps {
  readonly id: string
  readonly images: readonly ChosenImage[]
  readonly disabled: boolean
  readonly error: string | undefined
  readonly onChange: (images: readonly ChosenImage[]) => void
}

/** Images of an application. Content, size and number are validated when files are chosen. */
export function ImagesField({ id, images, disabled, error, onChange }: ImagesFieldProps): ReactNode {
  const [fileError, setFileError] = useState<ImageError>()
  const inputRef = useRef<HTMLInputElement>(null)
  const text = useText()
  const limits = useConfig(({ settings }) => settings.activity)
  const addFiles = async (files: readonly File[]): Promise<void> => {
    const { images: accepted, error: firstError } = await pickImages(images, files, limits)
    onChange(accepted)
    setFileError(firstError)
  }
  return (
    <div className={styles['images']}>
      <FileField
        ref={inputRef}
        id={id}
        name="images"
        label={text('activity_images')}
        hint={text('activity_images_hint', describeLimits(limits))}
        accept={limits.imageTypes.map((type) => mediaTypes[type]).join()}
        multiple
        required={false}
        disabled={disabled}
        error={fileError ? text(fileError.key, fileError.values) : error}
        onChange={(files) => void addFiles(files)}
      />
      {images.length > 0 && (
        <ul className={styles['chosen']}>
          {images.map((image, index) => (
            <li key={`${image.name} ${String(index)}`} className={styles['image']}>
              <img src={image.previewUrl} alt={image.name} />
              <IconButton
                icon="close"
                label={text('activity_image_remove', { name: image.name })}
                onClick={() => {
                  setFileError(undefined)
                  onChange(images.filter((other) => other !== image))
                  inputRef.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
