import './hasty-react.ts'
import { vi } from 'vitest'
import { createPorts } from '../../src/adapters/index.ts'
import { type Boot, createEngine, type Report, startSite } from '../../src/engine/index.ts'
import { features } from '../../src/features/index.ts'
import { widgets } from '../../src/widgets/index.ts'

/** What stands on a page, as its visitor finds it. */
export interface OpenedPage {
  readonly text: string
  /** Whether something can be done there: a link to follow, a button to press. */
  readonly wayOn: boolean
  readonly reports: readonly Report[]
}

/** Answers a call, by its method, its path with the query, the token that it carries, and what was sent. */
export type ResponseHandler = (method: string, path: string, token: string | undefined, body: string | undefined) => Promise<Response>

/**
 * Opens a page of the whole site in the test's document, with nothing faked but the network; gives up waiting after a
 * moment, as people do. Waits for what `asked` waits for, too, and until nothing is asked and nothing changes for a
 * while.
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
  // Whoever leaves a page leaves what it still waits for: nothing of it may happen on the next one.
  for (const timer of timers) clearTimeout(timer)
  void site.then((rendered) => rendered.unmount())
  vi.unstubAllGlobals()
  return opened
}

/** In a window as high as the page everything is near. */
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
/** What a page asks for may have to be loaded first, on a machine that has much else to do. */
const longTimeoutMs = 60_000
/** What is to happen within so many milliseconds is waited for. */
const timerLimitMs = 40
/**
 * After so many turns in which nothing was asked and nothing changed, nothing more happens by itself: a busy machine
 * makes them longer, not fewer.
 */
const quietTurns = 10
const { setTimeout: wait } = globalThis
const turn = (): Promise<void> => new Promise((resolve) => wait(resolve, 1))
