import { afterPaint } from '../hooks/timing.ts'

/** Whom the focus goes back to, by the dialog that has taken it. */
const openers = new WeakMap<Element, Element>()
let openCount = 0

/**
 * Opens a dialog as a modal one; the page behind is inert and does not scroll. What is returned takes it away again: it
 * leaves the screen at once, and when that is painted the page is free again and the focus is where it was. The browser
 * restyles the whole page for that, and nobody who closes a dialog has to wait for it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const opener = openerBehind(document.activeElement)
  if (opener) openers.set(dialog, opener)
  dialog.removeAttribute('data-leaving')
  holdPage(1)
  if (!dialog.open) dialog.showModal()
  return () => {
    dialog.setAttribute('data-leaving', '')
    void afterPaint().then(() => {
      holdPage(-1)
      if (dialog.hasAttribute('data-leaving')) dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.activeElement) opener.focus()
    })
  }
}

/** What is in a dialog that leaves is about to go: whoever opened that one is meant. */
function openerBehind(element: Element | null): Element | null {
  const leaving = element?.closest('dialog[data-leaving]')
  return leaving ? openerBehind(openers.get(leaving) ?? null) : element
}

function holdPage(more: 1 | -1): void {
  openCount += more
  document.documentElement.toggleAttribute('data-held', openCount > 0)
}
