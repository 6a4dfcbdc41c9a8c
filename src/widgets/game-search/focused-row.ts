import { createContext, use, useLayoutEffect, type RefCallback, type RefObject } from 'react'

/** The game whose focused row was removed, until its row is restored. */
export const LostRow = createContext<RefObject<string | undefined>>({ current: undefined })

/** Ref for the button of a row: remembers the game if the row is removed while it has the focus. */
export function useFocusedRow(game: string): RefCallback<HTMLElement> {
  const lostRef = use(LostRow)
  return (button) => () => {
    if (button !== null && button === document.activeElement) lostRef.current = game
  }
}

/**
 * Layout effect for a list of rows: if the focused row was removed by new results, focuses the same game in them, or
 * the first. Leaves a focus that has moved elsewhere alone.
 */
export function useRestoredRow(list: RefObject<HTMLElement | null>): void {
  const lostRef = use(LostRow)
  useLayoutEffect(() => {
    if (lostRef.current === undefined) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-game]') ?? [])]
    const row = rows.find((one) => one.dataset['game'] === lostRef.current) ?? rows[0]
    lostRef.current = undefined
    if (document.activeElement === document.body) row?.focus()
  })
}
