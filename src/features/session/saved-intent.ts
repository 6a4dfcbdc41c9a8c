import type { Engine, Intent } from '../../engine/index.ts'

const storageKey = 'pendingIntent'

/** Saves the pending intent in this tab during a social login, unless it is a function or storage is unavailable. */
export function saveIntent({ pendingIntent, window }: Pick<Engine, 'pendingIntent' | 'window'>): void {
  const intent = pendingIntent()
  discardIntent(window)
  try {
    if (typeof intent === 'object') window.sessionStorage.setItem(storageKey, JSON.stringify(intent))
  } catch {
    // Without storage, the intent is lost, but not the login.
  }
}

/** Restores the saved intent as the pending intent. Access rules apply again when it is performed. */
export function restoreIntent(engine: Engine): void {
  const intent = parseIntent(engine.window)
  discardIntent(engine.window)
  if (intent) engine.setPendingIntent(intent)
}

export function discardIntent(window: Window): void {
  try {
    window.sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage, nothing was saved.
  }
}

function parseIntent(window: Window): Intent | undefined {
  try {
    const savedIntent = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null') as {
      readonly name?: unknown
      readonly data?: unknown
    } | null
    return typeof savedIntent?.name === 'string' && typeof savedIntent.data === 'object' && savedIntent.data !== null
      ? { name: savedIntent.name, data: savedIntent.data }
      : undefined
  } catch {
    return undefined
  }
}
