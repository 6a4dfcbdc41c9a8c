import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { validateApplication, cleanApplication, toProblem, getRemarkLength, useConfig, usePorts, useText } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { useForm, useInvalidFocus } from '../forms/index.ts'
import { ImagesField } from './images-field.tsx'
import type { ChosenImage } from './pick-images.ts'
import styles from './style.module.css'

interface ApplicationDialogProps {
  /** Id of the promotion. */
  readonly id: string
  readonly title: string
  readonly onSent: () => void
  readonly onClose: () => void
}

/** Dialog to apply for an activity with a remark and images. Shows a confirmation once it is sent. */
export function ApplicationDialog({ id, title, onSent, onClose }: ApplicationDialogProps): ReactNode {
  const width = useConfig(({ overlays }) => overlays.defaults.dialogWidth)
  const [sent, setSent] = useState(false)
  const text = useText()
  return (
    <Modal
      title={text('activity_title', { title })}
      closeLabel={text('engine_close')}
      onClose={onClose}
      kind="dialog"
      width={width}
      closeOnEscape
    >
      {sent ? (
        <SentMessage onClose={onClose} />
      ) : (
        <Form
          id={id}
          onSent={() => {
            setSent(true)
            onSent()
          }}
        />
      )}
    </Modal>
  )
}

function Form({ id: promotionId, onSent }: Pick<ApplicationDialogProps, 'id' | 'onSent'>): ReactNode {
  const form = useForm({ remark: '' }, { fields: ['remark', 'images'] })
  const { remark } = form.values
  const [images, setImages] = useState<readonly ChosenImage[]>([])
  const formRef = useRef<HTMLFormElement>(null)
  /** Ids of uploaded images, so that none is uploaded twice. */
  const uploadedIds = useRef(new Map<ChosenImage, string>())
  const { activity: port } = usePorts()
  const text = useText()
  const id = useId()
  const limits = useConfig(({ settings }) => settings.activity)
  const count = getRemarkLength(remark)
  useInvalidFocus(formRef, form)
  const send = async (): Promise<void> => {
    if (form.showErrors(validateApplication({ remark, images: images.map(({ name }) => name) }, limits)) !== undefined) return
    try {
      for (const image of images)
        if (!uploadedIds.current.has(image)) uploadedIds.current.set(image, (await port.image({ file: image.data })).id)
      const ids = images.map((image) => uploadedIds.current.get(image) ?? '')
      await port.apply({ id: promotionId, ...cleanApplication({ remark, images: ids }) } as Parameters<typeof port.apply>[0])
    } catch (error) {
      if (toProblem(error).detail.fields?.['images']) uploadedIds.current.clear()
      throw error
    }
    onSent()
  }
  return (
    <form
      ref={formRef}
      className={styles['form']}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void form.submit(send)
      }}
    >
      <TextArea
        id={`${id}-remark`}
        name="remark"
        label={text('activity_remark')}
        hint={text('activity_remark_count', { count, max: limits.remarkMax })}
        value={remark}
        required={false}
        rows={4}
        error={form.findError('remark')}
        onChange={(value) => form.change('remark', value)}
      />
      <ImagesField
        id={`${id}-images`}
        images={images}
        disabled={form.pending}
        error={form.findError('images')}
        onChange={(chosenImages) => {
          setImages(chosenImages)
          form.clearError('images')
        }}
      />
      {form.notice !== undefined && <Notice tone="bad">{form.notice}</Notice>}
      <Button type="submit" tone="primary" size="l" wide busy={form.pending}>
        {text('activity_send')}
      </Button>
    </form>
  )
}

function SentMessage({ onClose }: Pick<ApplicationDialogProps, 'onClose'>): ReactNode {
  const containerRef = useRef<HTMLDivElement>(null)
  const text = useText()
  useEffect(() => containerRef.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={containerRef} tabIndex={-1} className={styles['form']}>
      <Notice tone="good">{text('activity_sent')}</Notice>
      <Button wide size="l" onClick={onClose}>
        {text('engine_close')}
      </Button>
    </div>
  )
}
