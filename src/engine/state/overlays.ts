import { createStore, type Store } from './store.ts'

/** Where an overlay is between closed and closed; one that is closed is not in the stack. */
type OverlayPhase = 'before-open' | 'open' | 'before-close'

type Values = Readonly<Record<string, string | number>>

export interface OverlayOffer {
  readonly overlay: string
  readonly label: string
}

/** What an overlay shows: an overlay of the configuration, a question, or a warning. Texts are message keys. */
export type OverlayContent =
  | { readonly type: 'overlay'; readonly id: string; readonly page: string | undefined; readonly byRoute: boolean }
  | { readonly type: 'ask'; readonly title: string; readonly text: string; readonly confirm: string; readonly cancel: string }
  | {
      readonly type: 'warn'
      readonly title: string
      readonly text: string
      readonly confirm: string
      readonly values: Values | undefined
      /** An overlay that it offers to open instead, and the label of the button. */
      readonly offer?: OverlayOffer
    }

export interface OverlayEntry {
  readonly key: number
  readonly phase: OverlayPhase
  readonly content: OverlayContent
}

export interface OverlayStack extends Store<readonly OverlayEntry[]> {
  /** Puts something on top. `onClosed` hears once, whether it was confirmed, when it has left the screen. */
  push(content: OverlayContent, onClosed?: (confirmed: boolean) => void): number
  /** It stands on the screen. */
  opened(key: number): void
  /** It is to go. It leaves the stack when `closed` is said. */
  close(key: number, confirmed?: boolean): void
  closed(key: number): void
  /** Closes whatever is on top. */
  closeTop(): void
  /** The overlay of the configuration with this id, where it stands and is not leaving. */
  find(id: string): OverlayEntry | undefined
  /** Shows another page in an overlay that has pages. */
  turnTo(key: number, page: string): void
}

/** One stack of everything that stands above the page. */
export function createOverlays(): OverlayStack {
  const store = createStore<readonly OverlayEntry[]>([])
  const waiting = new Map<number, { confirmed: boolean; readonly onClosed: (confirmed: boolean) => void }>()
  let last = 0
  const setPhase = (key: number, phase: OverlayPhase): void =>
    store.update((stack) => void stack.filter((entry) => entry.key === key).forEach((entry) => (entry.phase = phase)))
  const close = (key: number, confirmed = false): void => {
    const listener = waiting.get(key)
    if (listener) listener.confirmed ||= confirmed
    setPhase(key, 'before-close')
  }
  return {
    ...store,
    push: (content, onClosed) => {
      const key = (last += 1)
      if (onClosed) waiting.set(key, { confirmed: false, onClosed })
      store.set([...store.get(), { key, phase: 'before-open', content }])
      return key
    },
    opened: (key) => {
      if (store.get().some((entry) => entry.key === key && entry.phase === 'before-open')) setPhase(key, 'open')
    },
    close,
    closed: (key) => {
      store.set(store.get().filter((entry) => entry.key !== key))
      const listener = waiting.get(key)
      waiting.delete(key)
      listener?.onClosed(listener.confirmed)
    },
    closeTop: () => {
      const top = store.get().findLast((entry) => entry.phase !== 'before-close')
      if (top) close(top.key)
    },
    find: (id) =>
      store.get().findLast((entry) => entry.phase !== 'before-close' && entry.content.type === 'overlay' && entry.content.id === id),
    turnTo: (key, page) =>
      store.update((stack) => {
        const content = stack.find((entry) => entry.key === key)?.content
        if (content?.type === 'overlay') content.page = page
      }),
  }
}
