/**
 * Runs in a page that came with its first screen, before the program does. A button that is pressed before React can
 * answer would do nothing: the press is kept, the button says that it is busy, and it is pressed again as soon as the
 * page says that it is hydrated. React keeps a press from a part of the page whose code has not come by then: one that
 * has not reached its button is kept like any other. Of several, the last one counts. Links need none of this.
 */
export const earlyClicks = `(() => {
  let press, frame
  const isHydrated = () => 'hydrated' in document.documentElement.dataset
  const keep = (button) => {
    if (press && press !== button) press.removeAttribute('aria-busy')
    press = button
    button.setAttribute('aria-busy', 'true')
    frame = frame || requestAnimationFrame(pressAgain)
  }
  const pressAgain = () => {
    frame = undefined
    if (!press.isConnected) press = undefined
    else if (isHydrated()) press.click()
    else keep(press)
  }
  addEventListener('click', (event) => {
    const button = event.target.closest && event.target.closest('#root button')
    if (!button) return
    if (!isHydrated()) {
      event.stopImmediatePropagation()
      return keep(button)
    }
    let reached = false
    const reach = () => {
      reached = true
      if (press !== button) return
      press = undefined
      button.removeAttribute('aria-busy')
    }
    button.addEventListener('click', reach, true)
    setTimeout(() => {
      button.removeEventListener('click', reach, true)
      if (!reached) keep(button)
    })
  }, true)
})()`
