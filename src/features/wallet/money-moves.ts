import { createStore, defineSlice, type Engine, type Store } from '../../engine/index.ts'

/** Notifications of moved money: a counter for this tab, and a channel to the other tabs. */
interface MoneyMoves {
  readonly notifications: Store<{ readonly count: number }>
  /** Notifies this tab and the others that money has moved, or may have. */
  notify(): void
  /** Subscribes to the other tabs. */
  listen(callback: () => void): void
}

export const movesSlice = defineSlice('money moves', (): MoneyMoves => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('money moves')
  const notifications = createStore({ count: 0 })
  const increment = (): void => notifications.set({ count: notifications.get().count + 1 })
  return {
    notifications,
    notify: () => {
      increment()
      channel?.postMessage('moved')
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

/**
 * Polling interval of a visible page in milliseconds: for changes made outside this browser, such as a credited
 * deposit.
 */
const pollMilliseconds = 20_000

/** Keeps the balance up to date while the page is visible, in this tab and the others. */
export function followBalance({ facts, poller, window, slice }: Engine): void {
  const moves = slice(movesSlice)
  facts.subscribe(({ facts: { session: now } }, { facts: { session: before } }) => {
    if (now.token === before.token && before.balance !== undefined && now.balance !== undefined && now.balance !== before.balance)
      moves.notify()
  })
  moves.listen(() => void poller.refresh(['balance']))
  window.setInterval(() => {
    if (window.document.visibilityState === 'visible' && !facts.get().offline) void poller.refresh(['balance'])
  }, pollMilliseconds)
}
