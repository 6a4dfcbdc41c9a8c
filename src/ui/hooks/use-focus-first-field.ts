import { type RefObject, useLayoutEffect } from 'react'

/**
 * Focuses the first `input` of a form in a dialog, except checkboxes. If both are rendered together, the field gets the
 * focus when the dialog opens. If the form is added to an open dialog, it takes the focus unless another field has it.
 * Does nothing on touch screens, where the keyboard would cover the content.
 */
export function useFocusFirstField(formRef: RefObject<HTMLElement | null>, enabled = true): void {
  useLayoutEffect(() => {
    const dialog = formRef.current?.closest('dialog')
    const firstInput = formRef.current?.querySelector<HTMLInputElement>('input:not([type="checkbox"])')
    if (!enabled || !firstInput || !dialog || !window.matchMedia('(pointer: fine)').matches) return
    if (!dialog.open) firstInput.autofocus = true
    else if (canTakeFocus(document.activeElement, dialog)) firstInput.focus({ preventScroll: true })
  }, [formRef, enabled])
}

/**
 * Whether the form may take the focus: no element has it, for example because the form has replaced the focused
 * button, or the focused element is in the dialog and is not a field.
 */
function canTakeFocus(focusedElement: Element | null, dialog: HTMLDialogElement): boolean {
  if (focusedElement === null || focusedElement === document.body) return true
  return dialog.contains(focusedElement) && !focusedElement.matches('input, select, textarea')
}
