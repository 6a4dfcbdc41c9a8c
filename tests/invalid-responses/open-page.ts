import './unthrottled-react.ts'
import { vi } from 'vitest'
import { createPorts } from '../../src/adapters/index.ts'
import { type Boot, createEngine, type Report, startSite } from '../../src/engine/index.ts'
import { features } from '../../src/features/index.ts'
import { widgets } from '../../src/widgets/index.ts'

/** The text of a page, including hidden elements, and the problems that the page reported. */
export interface OpenedPage {
  readonly text: string
  /** Whether the page has a link or an enabled button. */
  readonly isUsable: boolean
  readonly reports: readonly Report[]
}

/** Responds to a call with this method, path with query, token and body. */
export type ResponseHandler = (method: string, path: string, token: string | undefined, body: string | undefined) => Promise<Response>

/**
 * Opens a page of the site in the document of the test, with stubs for the network and `IntersectionObserver`. Waits
 * until `isReady` returns `true` and the page has a link or an enabled button, up to a timeout, and then until no more
 * requests, DOM changes or short timers occur.
 */
export async function openPage(
  boot: Boot,
  path: string,
  respond: ResponseHandler,
  token?: string,
  isReady?: () => boolean,
): Promise<OpenedPage> {
  window.sessionStorage.clear()
  window.localStorage.clear()
  window.scrollTo = vi.fn() as unknown as typeof window.scrollTo
  window.requestIdleCallback = vi.fn()
  if (token !== undefined) window.sessionStorage.setItem('token', token)
  window.history.replaceState(null, '', path)
  document.body.innerHTML = '<div id="root"></div>'
  const root = document.getElementById('root') as HTMLElement
  let activityCount = 0
  let lastTimerAt = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url)
    const body = request.method === 'GET' ? '' : await request.clone().text()
    activityCount++
    return respond(
      request.method,
      url.pathname + url.search,
      request.headers.get('authorization')?.slice('Bearer '.length),
      body === '' ? undefined : body,
    ).finally(() => activityCount++)
  })
  vi.stubGlobal('IntersectionObserver', AlwaysIntersectingObserver)
  const timers: ReturnType<typeof setTimeout>[] = []
  const { setTimeout: originalSetTimeout } = globalThis
  vi.stubGlobal('setTimeout', (callback: () => void, milliseconds = 0) => {
    const timer = originalSetTimeout(callback, milliseconds)
    timers.push(timer)
    if (milliseconds <= timerLimitMs) lastTimerAt = Math.max(lastTimerAt, Date.now() + milliseconds)
    return timer
  })
  const { setInterval: originalSetInterval } = globalThis
  vi.stubGlobal('setInterval', (callback: () => void, milliseconds = 0) => {
    const timer = originalSetInterval(callback, milliseconds)
    timers.push(timer)
    return timer
  })
  const engine = createEngine({ boot, widgets, features, createPorts, getFile: async () => ({}), window })
  const site = startSite(() => engine, root)
  const hasUsableControl = (): boolean => root.querySelector('a[href], button:not([disabled])') !== null
  const maxWaitMs = isReady === undefined ? timeoutMs : longTimeoutMs
  for (const end = Date.now() + maxWaitMs; !(isReady?.() !== false && hasUsableControl()) && Date.now() < end;) await waitForTick()
  await vi.dynamicImportSettled()
  const observer = new MutationObserver(() => activityCount++)
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
  for (let quietTicks = 0; quietTicks < settledTicks;) {
    const previousCount = activityCount
    await waitForTick()
    if (quietTicks === settledTicks / 2) await vi.dynamicImportSettled()
    quietTicks = activityCount === previousCount && Date.now() > lastTimerAt ? quietTicks + 1 : 0
  }
  observer.disconnect()
  const openedPage = {
    text: root.textContent,
    isUsable: hasUsableControl(),
    reports: engine.reports.get(),
  }
  engine.poller.stop()
  // Cancels the pending work of this page, so that it does not affect the next one.
  for (const timer of timers) clearTimeout(timer)
  void site.then((rendered) => rendered.unmount())
  vi.unstubAllGlobals()
  return openedPage
}

/** Reports every observed element as intersecting, as if the viewport were as high as the page. */
class AlwaysIntersectingObserver {
  readonly #callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback
  }
  observe(target: Element): void {
    setTimeout(() =>
      this.#callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
    )
  }
  unobserve(): void {}
  disconnect(): void {}
}

const timeoutMs = 5000
/** Maximum wait if `isReady` is given, because a page may have to load modules first on a busy machine. */
const longTimeoutMs = 60_000
/** Maximum delay of the timers that `openPage` waits for. */
const timerLimitMs = 40
/**
 * Number of consecutive event loop ticks without a request or DOM change after which the page counts as settled. On a
 * busy machine ticks take longer, but their number is the same.
 */
const settledTicks = 10
const { setTimeout: nativeSetTimeout } = globalThis
const waitForTick = (): Promise<void> => new Promise((resolve) => nativeSetTimeout(resolve, 1))
