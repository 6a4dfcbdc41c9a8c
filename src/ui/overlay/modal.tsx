import { useId, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { cx } from '../controls/cx.ts'
import { IconButton } from '../controls/icon-button.tsx'
import styles from './modal.module.css'
import { openModal } from './open-modal.ts'
import { useLayer } from './use-layer.ts'

export interface ModalProps {
  /** Read out as the dialog's name, and shown at its head. */
  readonly title: string
  /** What the close button says. */
  readonly closeLabel: string
  /** Asked for by the close button, and by Escape where `escapeCloses` is set. The owner then takes the modal away. */
  readonly onClose: () => void
  /** `modal` fills a phone's screen; `dialog` stays small; `sheet` rises from the bottom. */
  readonly kind?: 'modal' | 'dialog' | 'sheet'
  /** Pixels. */
  readonly width?: number
  /** Least height, in pixels. A dialog that is opened in another has its own, or none. */
  readonly height?: number
  readonly escapeCloses?: boolean
  /** The address of a picture beside the content on wide screens. */
  readonly banner?: string | undefined
  readonly role?: 'dialog' | 'alertdialog'
  /** The look of the head: the panel's own, or that of the chat room. */
  readonly head?: 'plain' | 'chat' | undefined
  /** Whether Back of the browser closes it. False where the address says that it is open. On by default. */
  readonly closedByBack?: boolean
  /** False lets it close with its motion before the owner takes it away. On by default. */
  readonly open?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * The frame of every overlay: a native dialog, open as long as it is mounted and `open`. The page behind is inert and
 * does not scroll; the focus stays inside and returns to the opener. A click outside does nothing.
 */
export function Modal({
  title,
  closeLabel,
  onClose,
  kind = 'modal',
  width = 600,
  height = 0,
  escapeCloses = false,
  banner,
  role,
  head = 'plain',
  closedByBack = true,
  open = true,
  className,
  children,
}: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    return openModal(element)
  }, [open])
  useLayer(open && closedByBack, onClose)

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={cx(
        'ground page-ground',
        styles['modal'],
        kind !== 'modal' && styles[kind],
        banner !== undefined && styles['withBanner'],
        className,
      )}
      style={{ '--modal-width': `${width}px`, '--modal-height': `${height}px` } as CSSProperties}
      {...(role && { role })}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (escapeCloses) onClose()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !escapeCloses && !event.defaultPrevented && !document.querySelector(':popover-open'))
          event.preventDefault()
      }}
    >
      <div className={cx(styles['head'], head === 'chat' && styles['chatHead'])}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles['body']}>
        {banner !== undefined && <img className={styles['banner']} src={banner} alt="" />}
        <div className={styles['content']}>{children}</div>
      </div>
    </dialog>
  )
}
