import { createStore, defineSlice, type Engine, type Store } from '../../engine/index.ts'

/** Notifies of balance changes: by a counter in this tab, and by a broadcast channel in the other tabs. */
interface BalanceNotifier {
  readonly notifications: Store<{ readonly count: number }>
  /** Notifies this tab and the others that the balance has changed or may have changed. */
  notify(): void
  /** Subscribes to notifications from other tabs. */
  listen(callback: () => void): void
}

export const balanceNotifierSlice = defineSlice('balance changes', (): BalanceNotifier => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('balance changes')
  const notifications = createStore({ count: 0 })
  const increment = (): void => notifications.set({ count: notifications.get().count + 1 })
  return {
    notifications,
    notify: () => {
      increment()
      channel?.postMessage('changed')
    },
    listen: (callback) => {
      if (!channel) return
      channel.onmessage = () => {
        increment()
        callback()
      }
    },
  }
})

/** Polling interval in milliseconds. Polling detects changes from outside this browser, such as a credited deposit. */
const pollMilliseconds = 20_000

/**
 * Refetches the balance periodically while the page is visible and online, and after a notification from another tab.
 * Notifies this tab and the others when the balance of the same login session changes.
 */
export function keepBalanceUpToDate({ facts, poller, window, slice }: Engine): void {
  const notifier = slice(balanceNotifierSlice)
  facts.subscribe(({ facts: { session: current } }, { facts: { session: previous } }) => {
    if (
      current.token === previous.token &&
      previous.balance !== undefined &&
      current.balance !== undefined &&
      current.balance !== previous.balance
    )
      notifier.notify()
  })
  notifier.listen(() => void poller.refresh(['balance']))
  window.setInterval(() => {
    if (window.document.visibilityState === 'visible' && !facts.get().offline) void poller.refresh(['balance'])
  }, pollMilliseconds)
}
