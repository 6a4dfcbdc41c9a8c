import { type ReactNode, useRef, useState } from 'react'
import { useConfig, useText } from '../../engine/index.ts'
import { FieldFrame } from '../../ui/forms/field-frame.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { type ChosenImage, type ImageFault, pickImages, sayLimits } from './pick-images.ts'
import styles from './style.module.css'

const mediaTypes = { png: 'image/png', jpg: 'image/jpeg' } as const

interface ImagesFieldProps {
  readonly id: string
  readonly images: readonly ChosenImage[]
  readonly disabled: boolean
  readonly error: string | undefined
  readonly onChange: (images: readonly ChosenImage[]) => void
}

/** Pictures for an application: each is judged when it is chosen, by its content, its size and how many there are. */
export function ImagesField({ id, images, disabled, error, onChange }: ImagesFieldProps): ReactNode {
  const [fault, setFault] = useState<ImageFault>()
  const input = useRef<HTMLInputElement>(null)
  const text = useText()
  const limits = useConfig(({ settings }) => settings.activity)
  const choose = async (files: readonly File[]): Promise<void> => {
    const { images: now, fault: found } = await pickImages(images, files, limits)
    onChange(now)
    setFault(found)
    // The same file can be chosen again.
    if (input.current) input.current.value = ''
  }
  return (
    <div className={styles['images']}>
      <FieldFrame
        id={id}
        label={text('activity_images')}
        hint={text('activity_images_hint', sayLimits(limits))}
        error={fault ? text(fault.key, fault.values) : error}
      >
        {(described) => (
          <input
            {...described}
            ref={input}
            id={id}
            name="images"
            type="file"
            multiple
            accept={limits.imageTypes.map((type) => mediaTypes[type]).join()}
            disabled={disabled}
            className={styles['file']}
            onChange={({ currentTarget }) => void choose([...(currentTarget.files ?? [])])}
          />
        )}
      </FieldFrame>
      {images.length > 0 && (
        <ul className={styles['chosen']}>
          {images.map((image, at) => (
            <li key={`${image.name} ${String(at)}`} className={styles['image']}>
              <img src={image.shown} alt={image.name} />
              <IconButton
                icon="close"
                label={text('activity_image_remove', { name: image.name })}
                onClick={() => {
                  setFault(undefined)
                  onChange(images.filter((one) => one !== image))
                  input.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
