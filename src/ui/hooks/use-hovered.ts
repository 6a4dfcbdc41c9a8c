import { useState, type FocusEvent, type PointerEvent } from 'react'

interface HoverListeners {
  onPointerEnter(event: PointerEvent): void
  onFocus(event: FocusEvent): void
}

/**
 * Whether a part was ever pointed at with a mouse, or stepped to with a key: what shows only then need not be there
 * before. A finger points at nothing, and has nothing to wait for.
 */
export function useHovered(): [hovered: boolean, listeners: HoverListeners] {
  const [hovered, setHovered] = useState(false)
  const listeners: HoverListeners = {
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && setHovered(true),
    onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && setHovered(true),
  }
  return [hovered, listeners]
}
