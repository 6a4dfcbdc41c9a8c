import { createStore, type Store } from './store.ts'

/** The phase of an overlay in the stack; closed overlays are not in the stack. */
type OverlayPhase = 'before-open' | 'open' | 'before-close'

type Values = Readonly<Record<string, string | number>>

export interface OverlayOffer {
  readonly overlay: string
  readonly label: string
}

/** The content of an overlay: a configured overlay, a confirmation, or a warning. Texts are message keys. */
export type OverlayContent =
  | { readonly type: 'overlay'; readonly id: string; readonly page: string | undefined; readonly openedByRoute: boolean }
  | { readonly type: 'confirm'; readonly title: string; readonly text: string; readonly confirm: string; readonly cancel: string }
  | {
      readonly type: 'warn'
      readonly title: string
      readonly text: string
      readonly confirm: string
      readonly values: Values | undefined
      /** An overlay offered instead, and the label of its button. */
      readonly offer?: OverlayOffer
    }

export interface OverlayEntry {
  readonly key: number
  readonly phase: OverlayPhase
  readonly content: OverlayContent
}

export interface OverlayStack extends Store<readonly OverlayEntry[]> {
  /** Pushes an overlay. `onClosed` is called once, after it has left the screen, with whether it was confirmed. */
  push(content: OverlayContent, onClosed?: (confirmed: boolean) => void): number
  /** Marks the overlay as visible. */
  markOpen(key: number): void
  /** Starts closing the overlay. It leaves the stack when `markClosed` is called. */
  close(key: number, confirmed?: boolean): void
  markClosed(key: number): void
  /** Closes the topmost overlay that is not closing yet. */
  closeTop(): void
  /** Returns the topmost overlay with this configuration id that is not closing; `undefined` if there is none. */
  find(id: string): OverlayEntry | undefined
  /** Switches to another page of an overlay that has pages. */
  setPage(key: number, page: string): void
}

/** Creates the stack of all overlays above the page. */
export function createOverlays(): OverlayStack {
  const store = createStore<readonly OverlayEntry[]>([])
  const listeners = new Map<number, { confirmed: boolean; readonly onClosed: (confirmed: boolean) => void }>()
  let lastKey = 0
  const setPhase = (key: number, phase: OverlayPhase): void =>
    store.update((stack) => void stack.filter((entry) => entry.key === key).forEach((entry) => (entry.phase = phase)))
  const close = (key: number, confirmed = false): void => {
    const listener = listeners.get(key)
    if (listener) listener.confirmed ||= confirmed
    setPhase(key, 'before-close')
  }
  return {
    ...store,
    push: (content, onClosed) => {
      const key = (lastKey += 1)
      if (onClosed) listeners.set(key, { confirmed: false, onClosed })
      store.set([...store.get(), { key, phase: 'before-open', content }])
      return key
    },
    markOpen: (key) => {
      if (store.get().some((entry) => entry.key === key && entry.phase === 'before-open')) setPhase(key, 'open')
    },
    close,
    markClosed: (key) => {
      store.set(store.get().filter((entry) => entry.key !== key))
      const listener = listeners.get(key)
      listeners.delete(key)
      listener?.onClosed(listener.confirmed)
    },
    closeTop: () => {
      const top = store.get().findLast((entry) => entry.phase !== 'before-close')
      if (top) close(top.key)
    },
    find: (id) =>
      store.get().findLast((entry) => entry.phase !== 'before-close' && entry.content.type === 'overlay' && entry.content.id === id),
    setPage: (key, page) =>
      store.update((stack) => {
        const content = stack.find((entry) => entry.key === key)?.content
        if (content?.type === 'overlay') content.page = page
      }),
  }
}
