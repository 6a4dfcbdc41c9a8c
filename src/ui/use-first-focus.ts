import { type RefObject, useEffect } from 'react'

/**
 * Puts the focus into the first field when the form comes, where it stands in a dialog that has the focus. Not on
 * touch screens: the keyboard would cover what one has not read yet.
 */
export function useFirstFocus(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = form.current?.closest('dialog')
    const first = form.current?.querySelector<HTMLInputElement>('input:not([type="checkbox"])')
    if (first && dialog?.contains(document.activeElement) && window.matchMedia('(pointer: fine)').matches)
      first.focus({ preventScroll: true })
  }, [form])
}
