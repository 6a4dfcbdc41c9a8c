import { type RefObject, useLayoutEffect } from 'react'

/**
 * Gives the focus to the first field of a form in a dialog: with the dialog where both come at once, so that nothing
 * else has it before, and otherwise when the form comes, where the dialog has the focus. Not on touch screens: the
 * keyboard would cover what one has not read yet.
 */
export function useFirstFocus(form: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const dialog = form.current?.closest('dialog')
    const first = form.current?.querySelector<HTMLInputElement>('input:not([type="checkbox"])')
    if (!first || !dialog || !window.matchMedia('(pointer: fine)').matches) return
    if (!dialog.open) first.autofocus = true
    else if (dialog.contains(document.activeElement)) first.focus({ preventScroll: true })
  }, [form])
}
