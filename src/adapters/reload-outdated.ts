const key = 'livery.reloaded'
/** Minimum time between two such reloads, in milliseconds, since two servers can have two builds. */
const pauseMilliseconds = 600_000

/**
 * Reloads the page when a chunk cannot be loaded because the server has another build than the page. If the server's
 * page still refers to this build, the network failed, and the visitor's retry loads the chunk. `own` is the URL of the
 * entry bundle.
 */
export function reloadOutdated(window: Window, own: string): void {
  let checking: Promise<void> | undefined
  const check = async (): Promise<void> => {
    const answer = await window.fetch(window.location.href, { cache: 'no-store' })
    const page = await answer.text()
    if (!page.includes('id="livery-boot"') || page.includes(new URL(own).pathname) || !rememberReload(window)) return
    window.location.reload()
  }
  window.addEventListener('vite:preloadError', () => {
    checking ??= check()
      .catch(() => undefined)
      .finally(() => (checking = undefined))
  })
}

/** Whether the page may reload now. Always `false` without storage, which would allow an endless loop. */
function rememberReload({ sessionStorage }: Window): boolean {
  const now = Date.now()
  if (now - Number(sessionStorage.getItem(key) ?? 0) < pauseMilliseconds) return false
  sessionStorage.setItem(key, String(now))
  return true
}
