import { createStore, defineSlice, type Engine, type Store } from '../../engine/index.ts'

/** Notifications of moved money: a counter for this tab, and a channel to the other tabs. */
interface MoneyMoves {
  readonly heard: Store<{ readonly times: number }>
  /** Notifies this tab and the others that money has moved, or may have. */
  notify(): void
  /** Subscribes to the other tabs. */
  listen(hear: () => void): void
}

export const movesSlice = defineSlice('money moves', (): MoneyMoves => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('money moves')
  const heard = createStore({ times: 0 })
  const count = (): void => heard.set({ times: heard.get().times + 1 })
  return {
    heard,
    notify: () => {
      count()
      channel?.postMessage('moved')
    },
    listen: (hear) => {
      if (!channel) return
      channel.onmessage = () => {
        count()
        hear()
      }
    },
  }
})

/**
 * Polling interval of a visible page in milliseconds: for changes made outside this browser, such as a credited
 * deposit.
 */
const everyMilliseconds = 20_000

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
  }, everyMilliseconds)
}
