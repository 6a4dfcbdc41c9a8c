import { type RefObject, useLayoutEffect } from 'react'

/**
 * Focuses the first field of a form in a dialog: as part of opening if both are rendered together, so that nothing else
 * has the focus before; otherwise when the form is added, unless another field of the dialog has the focus. Not on
 * touch screens, where the keyboard would cover the content.
 */
export function useFocusFirstField(form: RefObject<HTMLElement | null>, enabled = true): void {
  useLayoutEffect(() => {
    const dialog = form.current?.closest('dialog')
    const firstInput = form.current?.querySelector<HTMLInputElement>('input:not([type="checkbox"])')
    if (!enabled || !firstInput || !dialog || !window.matchMedia('(pointer: fine)').matches) return
    if (!dialog.open) firstInput.autofocus = true
    else if (canTakeFocus(document.activeElement, dialog)) firstInput.focus({ preventScroll: true })
  }, [form, enabled])
}

/**
 * Whether the form may take the focus: if no element is focused, as after the form has replaced its button, or if the
 * focused element is in the dialog and is not a field.
 */
function canTakeFocus(active: Element | null, dialog: HTMLDialogElement): boolean {
  if (active === null || active === document.body) return true
  return dialog.contains(active) && !active.matches('input, select, textarea')
}
