/**
 * Runs in a page that came with its first screen, before the program does. A button that is pressed before React has taken it up would do nothing: the
 * press is kept, the button says that it is busy, and it is pressed again as soon as it can do what it is there for. Of several, the last one counts.
 * Links need none of this.
 */
export const earlyClicks = `(() => {
  let kept
  const isTaken = (button) => Object.keys(button).some((key) => key.startsWith('__reactProps'))
  const wait = () => {
    if (!kept || !kept.isConnected) return
    if (!isTaken(kept)) return requestAnimationFrame(wait)
    const button = kept
    kept = undefined
    button.removeAttribute('aria-busy')
    button.click()
  }
  addEventListener('click', (event) => {
    const button = event.target.closest && event.target.closest('#root button')
    if (!button || isTaken(button)) return
    event.stopImmediatePropagation()
    if (kept) kept.removeAttribute('aria-busy')
    else requestAnimationFrame(wait)
    kept = button
    button.setAttribute('aria-busy', 'true')
  }, true)
})()`
