/** The engine's data of a history entry, from `history.state` and the URL. */
interface HistoryEntry {
  readonly key: string
  /** Number of layers above the page when the entry was current. */
  readonly layerCount: number
  readonly path: string
}

export interface HistoryLayers {
  /**
   * Adds a layer, such as an open dialog, on top of the page. The browser's Back button calls `close` of the topmost
   * layer instead of leaving the page. The returned function removes the layer together with its history entry.
   */
  add(close: () => void): () => void
  /** Adds a path to the history, or replaces the current one. Deferred while the browser is navigating. */
  setPath(method: 'push' | 'replace', key: string, path: string): void
  /** Moves by `delta` pages; negative values go back. Layers do not count. */
  go(delta: number): void
  /** Runs the callback once the pending navigation has completed. */
  whenIdle(run: () => void): void
  /** Handles a `popstate` event. Returns `true` if only layers were added or removed. */
  handlePopState(): boolean
  /** Returns the number of history entries excluding those of layers. */
  countEntries(): number
  stop(): void
}

/** Milliseconds after which a navigation that the browser has not reported is abandoned. */
const maxWaitMilliseconds = 1000

export function readHistoryEntry({ history, location }: Window): HistoryEntry {
  const state = history.state as { readonly key?: unknown; readonly layers?: unknown } | null
  return {
    key: typeof state?.key === 'string' ? state.key : 'first',
    layerCount: typeof state?.layers === 'number' ? state.layers : 0,
    path: location.pathname + location.search + location.hash,
  }
}

/**
 * Gives every layer above the page a history entry. It is added immediately, so that Back closes the topmost layer, and
 * removed one task after its layer: a dialog that replaces another takes over its entry, and a link that closes a
 * dialog and navigates replaces it. No entry of a removed layer remains behind the current one, so Back always has an
 * effect.
 */
export function createHistoryLayers(window: Window): HistoryLayers {
  const { history } = window
  const layers: { readonly close: () => void }[] = []
  const pendingCallbacks: (() => void)[] = []
  let current = readHistoryEntry(window)
  let scheduledTimer: number | undefined
  let navigationTimer: number | undefined
  let isStopped = false
  /** Number of entries of removed layers ahead of the current entry. */
  let entriesAhead = 0

  const setEntry = (method: 'pushState' | 'replaceState', key: string, layerCount: number, path?: string): void => {
    history[method]({ key, layers: layerCount }, '', path)
    current = readHistoryEntry(window)
    if (method === 'pushState') entriesAhead = 0
  }
  const finishNavigation = (): void => {
    window.clearTimeout(navigationTimer)
    navigationTimer = undefined
    for (const run of pendingCallbacks.splice(0)) run()
    schedule()
  }
  /** Goes back until `targetLayerCount` layer entries remain, and then runs the callback. */
  const stepBack = (targetLayerCount: number, run?: () => void): void => {
    if (run) pendingCallbacks.unshift(run)
    navigationTimer = window.setTimeout(finishNavigation, maxWaitMilliseconds)
    history.go(targetLayerCount - current.layerCount)
  }
  const addEntries = (): void => {
    while (navigationTimer === undefined && current.layerCount < layers.length) setEntry('pushState', current.key, current.layerCount + 1)
  }
  const reconcile = (): void => {
    scheduledTimer = undefined
    if (navigationTimer === undefined && current.layerCount > layers.length) stepBack(layers.length)
    else addEntries()
  }
  const schedule = (): void => {
    if (isStopped) return
    scheduledTimer ??= window.setTimeout(reconcile)
  }
  const whenIdle = (run: () => void): void => void (navigationTimer === undefined ? run() : pendingCallbacks.push(run))
  const setPath: HistoryLayers['setPath'] = (method, key, path) =>
    whenIdle(() => {
      const replacesLayer = method === 'push' && current.layerCount === 1
      if (current.layerCount > 0 && !replacesLayer) return stepBack(method === 'push' ? 1 : 0, () => setPath(method, key, path))
      setEntry(method === 'push' && !replacesLayer ? 'pushState' : 'replaceState', key, 0, path)
      schedule()
    })
  if (current.layerCount > 0) schedule()

  return {
    add: (close) => {
      const layer = { close }
      layers.push(layer)
      addEntries()
      return () => {
        const index = layers.indexOf(layer)
        if (index >= 0) layers.splice(index, 1)
        schedule()
      }
    },
    setPath,
    whenIdle,
    go: (delta) =>
      whenIdle(() => {
        // Layers above the page stay open and get new entries at the destination.
        if (current.layerCount > 0) navigationTimer = window.setTimeout(finishNavigation, maxWaitMilliseconds)
        history.go(delta < 0 ? delta - current.layerCount : delta)
      }),
    handlePopState: () => {
      const previous = current
      current = readHistoryEntry(window)
      const isSamePage = current.key === previous.key && current.path === previous.path
      if (isSamePage) entriesAhead = Math.max(0, entriesAhead + previous.layerCount - current.layerCount)
      if (navigationTimer === undefined) for (const { close } of layers.splice(current.layerCount).reverse()) close()
      finishNavigation()
      return isSamePage
    },
    countEntries: () => history.length - entriesAhead - current.layerCount,
    stop: () => {
      isStopped = true
      window.clearTimeout(scheduledTimer)
      window.clearTimeout(navigationTimer)
    },
  }
}
