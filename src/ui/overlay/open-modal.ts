import { waitForPaint } from '../hooks/timing.ts'

/** Element that receives the focus after a dialog closes, by dialog. */
const openers = new WeakMap<Element, Element>()
let openCount = 0

/**
 * Opens a modal dialog; the page behind is inert and does not scroll. The element with `data-autofocus` gets the focus,
 * or the first control if there is none. (React's `autoFocus` has no effect on elements rendered with the dialog,
 * because React focuses them before the dialog is open.) The returned function closes it: it is hidden at
 * once, and after the next paint the page is unlocked and the focus restored. These two steps recalculate the styles of
 * the whole page, which must not delay the closing.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const opener = findOpener(document.activeElement)
  if (opener) openers.set(dialog, opener)
  dialog.removeAttribute('data-closing')
  updateScrollLock(1)
  if (!dialog.open) {
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }
  return () => {
    dialog.setAttribute('data-closing', '')
    void waitForPaint().then(() => {
      updateScrollLock(-1)
      if (dialog.hasAttribute('data-closing')) dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.activeElement) opener.focus()
    })
  }
}

/**
 * Returns the element, or, if it is inside a closing dialog, the opener of that dialog, since the element is about to
 * be removed.
 */
function findOpener(element: Element | null): Element | null {
  const closingDialog = element?.closest('dialog[data-closing]')
  return closingDialog ? findOpener(openers.get(closingDialog) ?? null) : element
}

function updateScrollLock(delta: 1 | -1): void {
  openCount += delta
  document.documentElement.toggleAttribute('data-scroll-locked', openCount > 0)
}
