import { createContext, use, useLayoutEffect, type RefCallback, type RefObject } from 'react'

/** The game whose row had the focus when it went away, until it is found again. */
export const LostRow = createContext<RefObject<string | undefined>>({ current: undefined })

/** For a row's button: remembers its game where the row goes away while it has the focus. */
export function useFocusedRow(game: string): RefCallback<HTMLElement> {
  const lostRef = use(LostRow)
  return (button) => () => {
    if (button !== null && button === document.activeElement) lostRef.current = game
  }
}

/**
 * For a list of rows: whoever had come to a row by the keyboard when other results took its place stands at the same
 * game in them, or at the first, and presses no key in vain. Somebody who has gone elsewhere meanwhile is left there.
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
