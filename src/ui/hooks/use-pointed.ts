import { useState, type FocusEvent, type PointerEvent } from 'react'

interface Hearing {
  onPointerEnter(event: PointerEvent): void
  onFocus(event: FocusEvent): void
}

/**
 * Whether a part was ever pointed at with a mouse, or stepped to with a key: what shows only then need not be there before. A finger points at nothing, and has
 * nothing to wait for.
 */
export function usePointed(): [pointed: boolean, hearing: Hearing] {
  const [pointed, setPointed] = useState(false)
  const hearing: Hearing = {
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && setPointed(true),
    onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && setPointed(true),
  }
  return [pointed, hearing]
}
