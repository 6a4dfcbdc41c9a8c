/**
 * A script that runs in a server-rendered page before the browser app starts. A click on a button before hydration
 * would have no effect: the script remembers the button, marks it as busy, and repeats the click once the page reports
 * that it is hydrated. React replays a click on a component whose code is still loading. If a click has not reached its
 * button by the next task, the script remembers this button as well, and clicks it in each frame until a click reaches
 * it. Only the last clicked button is remembered. Links work without the script.
 */
export const earlyClickScript = `(() => {
  let pendingButton, frame
  const isHydrated = () => 'hydrated' in document.documentElement.dataset
  const remember = (button) => {
    if (pendingButton && pendingButton !== button) pendingButton.removeAttribute('aria-busy')
    pendingButton = button
    button.setAttribute('aria-busy', 'true')
    frame = frame || requestAnimationFrame(repeatClick)
  }
  const repeatClick = () => {
    frame = undefined
    if (!pendingButton.isConnected) pendingButton = undefined
    else if (isHydrated()) pendingButton.click()
    else remember(pendingButton)
  }
  addEventListener('click', (event) => {
    const button = event.target.closest && event.target.closest('#root button')
    if (!button) return
    if (!isHydrated()) {
      event.stopImmediatePropagation()
      return remember(button)
    }
    let reached = false
    const onReached = () => {
      reached = true
      if (pendingButton !== button) return
      pendingButton = undefined
      button.removeAttribute('aria-busy')
    }
    button.addEventListener('click', onReached, true)
    setTimeout(() => {
      button.removeEventListener('click', onReached, true)
      if (!reached) remember(button)
    })
  }, true)
})()`
