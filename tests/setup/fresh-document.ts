import { afterAll } from 'vitest'

const { href } = location
const listeners: Parameters<typeof window.addEventListener>[] = []
const originalAddEventListener = window.addEventListener
window.addEventListener = (...listener: Parameters<typeof window.addEventListener>) => {
  listeners.push(listener)
  originalAddEventListener.apply(window, listener)
}

/** The test files of a worker share one document and its modules, so each file removes what it has added. */
afterAll(() => {
  window.addEventListener = originalAddEventListener
  for (const listener of listeners) window.removeEventListener(...listener)
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(href)
  for (const [name] of document.cookie.split('; ').map((pair) => pair.split('='))) document.cookie = `${String(name)}=; path=/; max-age=-1`
  sessionStorage.clear()
  localStorage.clear()
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
})
