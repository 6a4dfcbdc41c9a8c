const key = 'livery.reloaded'
/** A page that has reloaded for this reason does not again within this time: two servers may have two builds. */
const pauseMilliseconds = 600_000

/**
 * Reloads the page when a part of the program cannot be loaded because the server has another build than the one that
 * the page came with. Where the page of the server still names this build, the network failed, and the visitor's retry
 * loads the part. `own` is the address of the entry bundle.
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

/** Whether the page may reload now. Without storage it never does: nothing would end a loop. */
function rememberReload({ sessionStorage }: Window): boolean {
  const now = Date.now()
  if (now - Number(sessionStorage.getItem(key) ?? 0) < pauseMilliseconds) return false
  sessionStorage.setItem(key, String(now))
  return true
}
