import { createContext, use, useLayoutEffect, type RefCallback, type RefObject } from 'react'

/** Ref to the key of the game whose row was removed while focused; `undefined` if there is no focus to restore. */
export const LostFocusContext = createContext<RefObject<string | undefined>>({ current: undefined })

/** Returns the ref for the button of a row. It stores the key of the game if the row is removed while focused. */
export function useFocusedRow(key: string): RefCallback<HTMLElement> {
  const lostFocusRef = use(LostFocusContext)
  return (button) => () => {
    if (button !== null && button === document.activeElement) lostFocusRef.current = key
  }
}

/**
 * Restores the focus after new results have replaced the focused row: to the row of the same game, else to the first.
 * Does nothing if another element has the focus by then.
 */
export function useRestoreFocus(list: RefObject<HTMLElement | null>): void {
  const lostFocusRef = use(LostFocusContext)
  useLayoutEffect(() => {
    if (lostFocusRef.current === undefined) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-game]') ?? [])]
    const row = rows.find((candidate) => candidate.dataset['game'] === lostFocusRef.current) ?? rows[0]
    lostFocusRef.current = undefined
    if (document.activeElement === document.body) row?.focus()
  })
}
