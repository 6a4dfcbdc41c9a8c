/** How long the heading may take to come, in milliseconds. */
const patience = 3000

/**
 * Moves the focus to the main heading, so that a screen reader says where one has come. While the heading is on its way
 * the main part has the focus; the heading takes it over only if the visitor has not gone elsewhere meanwhile.
 */
export function focusHeading(document: Document): void {
  const main = document.getElementById('main')
  if (main === null || focusOn(main.querySelector('h1'))) return
  focusOn(main)
  const observer = new MutationObserver(() => {
    const heading = main.querySelector('h1')
    if (heading === null && document.activeElement === main) return
    observer.disconnect()
    if (document.activeElement === main) focusOn(heading)
  })
  observer.observe(main, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), patience)
}

function focusOn(element: HTMLElement | null): boolean {
  if (element === null) return false
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return true
}
