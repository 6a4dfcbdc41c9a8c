import { useState, type FocusEvent, type PointerEvent } from 'react'

interface HoverListeners {
  onPointerEnter(event: PointerEvent): void
  onFocus(event: FocusEvent): void
}

/**
 * Whether an element has ever been hovered with a mouse or focused with a key: content shown only then need not be
 * rendered before. Touch never triggers it.
 */
export function useHovered(): [hovered: boolean, listeners: HoverListeners] {
  const [hovered, setHovered] = useState(false)
  const listeners: HoverListeners = {
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && setHovered(true),
    onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && setHovered(true),
  }
  return [hovered, listeners]
}
