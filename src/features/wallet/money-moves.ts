import { createStore, defineSlice, type Engine, type Store } from '../../engine/index.ts'

/** Money that has moved: how often this page has heard of it, and how it tells the others of this browser. */
interface MoneyMoves {
  readonly heard: Store<{ readonly times: number }>
  /** Tells this page and the others that money has moved, or may have. */
  notify(): void
  /** Hears the others. */
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
 * How often a page in view asks by itself: for what nobody in this browser has moved, such as a deposit that has come.
 */
const everyMilliseconds = 20_000

/** Keeps the balance true while the page is in view, and with it what other pages of this browser show. */
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
