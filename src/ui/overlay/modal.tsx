import { useId, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { cx } from '../controls/cx.ts'
import { IconButton } from '../controls/icon-button.tsx'
import styles from './modal.module.css'
import { openModal } from './open-modal.ts'
import { useLayer } from './use-layer.ts'

export interface ModalProps {
  /** Accessible name, and heading of the dialog. */
  readonly title: string
  /** Label of the close button. */
  readonly closeLabel: string
  /**
   * Called by the close button, Escape (`closeOnEscape`) and Back (`closeOnBack`). The parent must close the dialog.
   */
  readonly onClose: () => void
  /** `modal` fills a phone's screen; `dialog` stays small; `sheet` slides in from the bottom. */
  readonly kind?: 'modal' | 'dialog' | 'sheet'
  /** Width in pixels. */
  readonly width?: number
  /** Minimum height in pixels; nested dialogs do not inherit it. */
  readonly minHeight?: number
  readonly closeOnEscape?: boolean
  /** URL of a picture beside the content on wide screens. */
  readonly banner?: string | undefined
  readonly role?: 'dialog' | 'alertdialog'
  /** Style of the header: `plain` has the colours of the dialog, `chat` the theme's `chatHeader` colour. */
  readonly head?: 'plain' | 'chat' | undefined
  /** Whether the browser's Back button closes it; `false` if the URL represents the open overlay. Default: `true`. */
  readonly closeOnBack?: boolean
  /** `false` plays the exit animation before the parent unmounts it. Default: `true`. */
  readonly open?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * The frame of every overlay: a native dialog, open while it is mounted and `open`. The page behind is inert and does
 * not scroll; the focus stays inside and returns to the opener. A click outside does nothing.
 */
export function Modal({
  title,
  closeLabel,
  onClose,
  kind = 'modal',
  width = 600,
  minHeight = 0,
  closeOnEscape = false,
  banner,
  role,
  head = 'plain',
  closeOnBack = true,
  open = true,
  className,
  children,
}: ModalProps): ReactNode {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialogRef.current
    if (!open || !element) return undefined
    return openModal(element)
  }, [open])
  useLayer(open && closeOnBack, onClose)

  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      className={cx(
        'colour-scope page-colours',
        styles['modal'],
        kind !== 'modal' && styles[kind],
        banner !== undefined && styles['withBanner'],
        className,
      )}
      style={{ '--modal-width': `${width}px`, '--modal-height': `${minHeight}px` } as CSSProperties}
      {...(role && { role })}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (closeOnEscape) onClose()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !closeOnEscape && !event.defaultPrevented && !document.querySelector(':popover-open'))
          event.preventDefault()
      }}
    >
      <div className={cx(styles['header'], head === 'chat' && styles['chatHeader'])}>
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
