import { useState, type FocusEvent, type PointerEvent } from 'react'

interface HoverListeners {
  onPointerEnter(event: PointerEvent): void
  onFocus(event: FocusEvent): void
}

/**
 * Whether an element has ever been hovered with a mouse or focused with the keyboard, for content that is rendered only
 * from then on. Touch has no effect.
 */
export function useWasHovered(): [hovered: boolean, listeners: HoverListeners] {
  const [hovered, setHovered] = useState(false)
  const listeners: HoverListeners = {
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && setHovered(true),
    onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && setHovered(true),
  }
  return [hovered, listeners]
}
