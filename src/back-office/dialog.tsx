import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  readonly title: string
  /** If it is missing, the user cannot close the dialog. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

/**
 * A modal dialog. Its first control has the focus when it opens: React's `autoFocus` has an effect only on elements
 * that are added to the open dialog. Escape closes it if it has `onClose`; the focus then returns to the element that
 * had it.
 */
export function Dialog({ title, onClose, children }: DialogProps): ReactNode {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const previousFocus = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (previousFocus instanceof HTMLElement) previousFocus.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
