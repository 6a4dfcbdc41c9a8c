/** What the engine keeps of an entry of the history, in `history.state` and beside it. */
interface Entry {
  readonly key: string
  /** How many layers lay over the page when the entry was current. */
  readonly layers: number
  readonly path: string
}

export interface HistoryLayers {
  /**
   * Adds a layer, such as an open dialog, on top of the page. The browser's Back calls `close` of the topmost layer
   * instead of leaving the page. The result removes the layer, and its history entry with it.
   */
  add(close: () => void): () => void
  /** Writes an address. It waits while the browser moves between entries. */
  write(how: 'push' | 'replace', key: string, path: string): void
  /** Goes `delta` pages on, or back where it is negative. Layers are not counted. */
  go(delta: number): void
  /** Runs once the browser has arrived where a step or a write leads. */
  whenStill(run: () => void): void
  /** The browser has moved to another entry. True if only layers have come or gone. */
  follow(): boolean
  /** The number of entries of the history without those of layers. */
  entries(): number
  stop(): void
}

/** Milliseconds after which a step that the browser has not reported is given up. */
const MAX_WAIT = 1000

export function readEntry({ history, location }: Window): Entry {
  const state = history.state as { readonly key?: unknown; readonly layers?: unknown } | null
  return {
    key: typeof state?.key === 'string' ? state.key : 'first',
    layers: typeof state?.layers === 'number' ? state.layers : 0,
    path: location.pathname + location.search + location.hash,
  }
}

/**
 * Gives every layer over the page an entry of the history. It is added at once, so that Back closes what is seen, and
 * removed a task later: a dialog that replaces another takes over its entry, and a link that closes a dialog and leads
 * to another page replaces it. No entry of a removed layer is ever left behind the current one, so Back never stands
 * still.
 */
export function createHistoryLayers(window: Window): HistoryLayers {
  const { history } = window
  const layers: { readonly close: () => void }[] = []
  const queue: (() => void)[] = []
  let current = readEntry(window)
  let scheduled: number | undefined
  let moving: number | undefined
  let stopped = false
  /** Entries of removed layers that lie ahead of the current one. */
  let ahead = 0

  const set = (how: 'pushState' | 'replaceState', key: string, count: number, path?: string): void => {
    history[how]({ key, layers: count }, '', path)
    current = readEntry(window)
    if (how === 'pushState') ahead = 0
  }
  const settle = (): void => {
    window.clearTimeout(moving)
    moving = undefined
    for (const run of queue.splice(0)) run()
    schedule()
  }
  /** Leaves the entries of layers until `left` of them remain, and then goes on with `run`. */
  const stepBack = (left: number, run?: () => void): void => {
    if (run) queue.unshift(run)
    moving = window.setTimeout(settle, MAX_WAIT)
    history.go(left - current.layers)
  }
  const addEntries = (): void => {
    while (moving === undefined && current.layers < layers.length) set('pushState', current.key, current.layers + 1)
  }
  const reconcile = (): void => {
    scheduled = undefined
    if (moving === undefined && current.layers > layers.length) stepBack(layers.length)
    else addEntries()
  }
  const schedule = (): void => {
    if (stopped) return
    scheduled ??= window.setTimeout(reconcile)
  }
  const whenStill = (run: () => void): void => void (moving === undefined ? run() : queue.push(run))
  const write: HistoryLayers['write'] = (how, key, path) =>
    whenStill(() => {
      const takesOver = how === 'push' && current.layers === 1
      if (current.layers > 0 && !takesOver) return stepBack(how === 'push' ? 1 : 0, () => write(how, key, path))
      set(how === 'push' && !takesOver ? 'pushState' : 'replaceState', key, 0, path)
      schedule()
    })
  if (current.layers > 0) schedule()

  return {
    add: (close) => {
      const layer = { close }
      layers.push(layer)
      addEntries()
      return () => {
        const at = layers.indexOf(layer)
        if (at >= 0) layers.splice(at, 1)
        schedule()
      }
    },
    write,
    whenStill,
    go: (delta) =>
      whenStill(() => {
        // What lies over the page stays there, and gets its entries again where the page leads.
        if (current.layers > 0) moving = window.setTimeout(settle, MAX_WAIT)
        history.go(delta < 0 ? delta - current.layers : delta)
      }),
    follow: () => {
      const before = current
      current = readEntry(window)
      const samePage = current.key === before.key && current.path === before.path
      if (samePage) ahead = Math.max(0, ahead + before.layers - current.layers)
      if (moving === undefined) for (const { close } of layers.splice(current.layers).reverse()) close()
      settle()
      return samePage
    },
    entries: () => history.length - ahead - current.layers,
    stop: () => {
      stopped = true
      window.clearTimeout(scheduled)
      window.clearTimeout(moving)
    },
  }
}
