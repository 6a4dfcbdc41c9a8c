import type { Engine, Intent } from '../../engine/index.ts'

const key = 'pendingIntent'

/** Keeps the pending intent while the visitor is at another site, in this tab alone, where it can be kept. */
export function saveIntent({ pendingIntent, window }: Pick<Engine, 'pendingIntent' | 'window'>): void {
  const intent = pendingIntent()
  dropIntent(window)
  try {
    if (typeof intent === 'object') window.sessionStorage.setItem(key, JSON.stringify(intent))
  } catch {
    // A browser that keeps nothing loses the intent, not the login.
  }
}

/** Makes it pending again, for the login that is under way; the rules of access run again then. */
export function restoreIntent(engine: Engine): void {
  const intent = parseIntent(engine.window)
  dropIntent(engine.window)
  if (intent) engine.setPendingIntent(intent)
}

export function dropIntent(window: Window): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}

function parseIntent(window: Window): Intent | undefined {
  try {
    const saved = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as { readonly name?: unknown; readonly data?: unknown } | null
    return typeof saved?.name === 'string' && typeof saved.data === 'object' && saved.data !== null
      ? { name: saved.name, data: saved.data }
      : undefined
  } catch {
    return undefined
  }
}
