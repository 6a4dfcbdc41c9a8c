import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  readonly title: string
  /** If it is missing, the user cannot close the dialog. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

/** A modal dialog. Escape closes it if it has `onClose`; the focus then returns to the element that had it. */
export function Dialog({ title, onClose, children }: DialogProps): ReactNode {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const previousFocus = document.activeElement
    // React focuses an element with `autoFocus` before the dialog is open, when the focus has no effect.
    const focused = element?.querySelector<HTMLElement>('[data-autofocus], [autofocus]')
    element?.showModal()
    focused?.focus()
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
