/** Maximum wait for the heading, in milliseconds. */
const maxWaitMilliseconds = 3000

/**
 * Moves the focus to the main heading, so that a screen reader announces the page. Until the heading is rendered,
 * `main` has the focus; the heading then gets it unless the visitor has moved it.
 */
export function focusHeading(document: Document): void {
  const main = document.getElementById('main')
  if (main === null || focusElement(main.querySelector('h1'))) return
  focusElement(main)
  const observer = new MutationObserver(() => {
    const heading = main.querySelector('h1')
    if (heading === null && document.activeElement === main) return
    observer.disconnect()
    if (document.activeElement === main) focusElement(heading)
  })
  observer.observe(main, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), maxWaitMilliseconds)
}

function focusElement(element: HTMLElement | null): boolean {
  if (element === null) return false
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return true
}
