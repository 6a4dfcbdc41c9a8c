import './hasty-react.ts'
import { vi } from 'vitest'
import { createPorts } from '../../src/adapters/index.ts'
import { type Boot, createEngine, type Report, startSite } from '../../src/engine/index.ts'
import { features } from '../../src/features/index.ts'
import { widgets } from '../../src/widgets/index.ts'

/** The visible content of a page. */
export interface OpenedPage {
  readonly text: string
  /** Whether the visitor can do something: follow a link or press a button. */
  readonly wayOn: boolean
  readonly reports: readonly Report[]
}

/** Responds to a call by its method, its path with the query, its token, and its body. */
export type ResponseHandler = (method: string, path: string, token: string | undefined, body: string | undefined) => Promise<Response>

/**
 * Opens a page of the whole site in the test's document, with only the network faked. Waits until no request or change
 * has happened for a while, but not longer than a visitor would.
 */
export async function openPage(
  boot: Boot,
  path: string,
  answer: ResponseHandler,
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
  let happened = 0
  let due = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url)
    const sent = request.method === 'GET' ? '' : await request.clone().text()
    happened++
    return answer(
      request.method,
      url.pathname + url.search,
      request.headers.get('authorization')?.slice('Bearer '.length),
      sent === '' ? undefined : sent,
    ).finally(() => happened++)
  })
  vi.stubGlobal('IntersectionObserver', AlwaysIntersectingObserver)
  const timers: ReturnType<typeof setTimeout>[] = []
  const { setTimeout: start } = globalThis
  vi.stubGlobal('setTimeout', (then: () => void, milliseconds = 0) => {
    const timer = start(then, milliseconds)
    timers.push(timer)
    if (milliseconds <= timerLimitMs) due = Math.max(due, Date.now() + milliseconds)
    return timer
  })
  const { setInterval: repeat } = globalThis
  vi.stubGlobal('setInterval', (then: () => void, milliseconds = 0) => {
    const timer = repeat(then, milliseconds)
    timers.push(timer)
    return timer
  })
  const engine = createEngine({ boot, widgets, features, connect: createPorts, getFile: async () => ({}), window })
  const site = startSite(() => engine, root)
  const wayOn = (): boolean => root.querySelector('a[href], button:not([disabled])') !== null
  const max = isReady === undefined ? timeoutMs : longTimeoutMs
  for (const end = Date.now() + max; !(isReady?.() !== false && wayOn()) && Date.now() < end;) await turn()
  await vi.dynamicImportSettled()
  const watcher = new MutationObserver(() => happened++)
  watcher.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
  for (let calm = 0; calm < quietTurns;) {
    const before = happened
    await turn()
    if (calm === quietTurns / 2) await vi.dynamicImportSettled()
    calm = happened === before && Date.now() > due ? calm + 1 : 0
  }
  watcher.disconnect()
  const opened = {
    text: root.textContent,
    wayOn: wayOn(),
    reports: engine.reports.get(),
  }
  engine.poller.stop()
  // Leaving a page cancels its pending work: nothing of it may affect the next page.
  for (const timer of timers) clearTimeout(timer)
  void site.then((rendered) => rendered.unmount())
  vi.unstubAllGlobals()
  return opened
}

/** A window as high as the page, in which everything is near the viewport. */
class AlwaysIntersectingObserver {
  readonly #see: IntersectionObserverCallback
  constructor(see: IntersectionObserverCallback) {
    this.#see = see
  }
  observe(target: Element): void {
    setTimeout(() => this.#see([{ isIntersecting: true, target } as IntersectionObserverEntry], this as unknown as IntersectionObserver))
  }
  unobserve(): void {}
  disconnect(): void {}
}

const timeoutMs = 5000
/** Maximum wait for modules that a page has to load first on a busy machine. */
const longTimeoutMs = 60_000
/** Timers up to this many milliseconds are waited for. */
const timerLimitMs = 40
/**
 * Number of consecutive turns without a request or change after which the page counts as settled: a busy machine makes
 * turns longer, not more numerous.
 */
const quietTurns = 10
const { setTimeout: wait } = globalThis
const turn = (): Promise<void> => new Promise((resolve) => wait(resolve, 1))
