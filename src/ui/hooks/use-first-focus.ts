import { type RefObject, useLayoutEffect } from 'react'

/**
 * Gives the focus to the first field of a form in a dialog: with the dialog where both come at once, so that nothing
 * else has it before, and otherwise when the form comes, where nobody writes in another field of the dialog. Not on
 * touch screens: the keyboard would cover what one has not read yet.
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
 * Whether the focus may leave `active`: nothing has it, as where its button has made way for the form, or no field has.
 */
function isFree(active: Element | null, dialog: HTMLDialogElement): boolean {
  if (active === null || active === document.body) return true
  return dialog.contains(active) && !active.matches('input, select, textarea')
}
