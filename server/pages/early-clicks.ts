/**
 * Runs in a server-rendered page before the browser app starts. A click on a button before hydration
 * would have no effect: the script remembers it, marks the button as busy and repeats the click once the page reports
 * that it is hydrated. React replays clicks on parts whose code has not loaded; if such a click has not reached its
 * button by then, it is remembered too. Of several clicks only the last is repeated. Links work without it.
 */
export const earlyClicks = `(() => {
  let press, frame
  const isHydrated = () => 'hydrated' in document.documentElement.dataset
  const keep = (button) => {
    if (press && press !== button) press.removeAttribute('aria-busy')
    press = button
    button.setAttribute('aria-busy', 'true')
    frame = frame || requestAnimationFrame(repeatClick)
  }
  const repeatClick = () => {
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
