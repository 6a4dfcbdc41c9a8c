const key = 'livery.reloaded'
/** Minimum time between two reloads, in milliseconds: servers with different builds could cause a loop. */
const minReloadIntervalMs = 600_000

/**
 * Reloads the page when a chunk cannot be loaded because the server has a different build from the page. If the
 * server's page still refers to this build, the network failed, and the visitor's retry loads the chunk. `entryUrl` is
 * the URL of the entry bundle.
 */
export function reloadWhenOutdated(window: Window, entryUrl: string): void {
  let pendingCheck: Promise<void> | undefined
  const check = async (): Promise<void> => {
    const response = await window.fetch(window.location.href, { cache: 'no-store' })
    const page = await response.text()
    if (!page.includes('id="livery-boot"') || page.includes(new URL(entryUrl).pathname) || !recordReload(window)) return
    window.location.reload()
  }
  window.addEventListener('vite:preloadError', () => {
    pendingCheck ??= check()
      .catch(() => undefined)
      .finally(() => (pendingCheck = undefined))
  })
}

/**
 * Records a reload; returns `false` if the last one is too recent. Throws if the storage is unavailable, since reloads
 * could then loop.
 */
function recordReload({ sessionStorage }: Window): boolean {
  const now = Date.now()
  if (now - Number(sessionStorage.getItem(key) ?? 0) < minReloadIntervalMs) return false
  sessionStorage.setItem(key, String(now))
  return true
}
