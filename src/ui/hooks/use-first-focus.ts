import { type RefObject, useLayoutEffect } from 'react'

/**
 * Focuses the first field of a form in a dialog: as part of opening if both are rendered together, so that nothing else
 * has the focus before; otherwise when the form is added, unless another field of the dialog has the focus. Not on
 * touch screens, where the keyboard would cover the content.
 */
export function useFirstFocus(form: RefObject<HTMLElement | null>, wanted = true): void {
  useLayoutEffect(() => {
    const dialog = form.current?.closest('dialog')
    const first = form.current?.querySelector<HTMLInputElement>('input:not([type="checkbox"])')
    if (!wanted || !first || !dialog || !window.matchMedia('(pointer: fine)').matches) return
    if (!dialog.open) first.autofocus = true
    else if (isFree(document.activeElement, dialog)) first.focus({ preventScroll: true })
  }, [form, wanted])
}

/**
 * Whether the focus may leave `active`: true if nothing has it, as after the form replaced its button, or if no field
 * has it.
 */
function isFree(active: Element | null, dialog: HTMLDialogElement): boolean {
  if (active === null || active === document.body) return true
  return dialog.contains(active) && !active.matches('input, select, textarea')
}
