import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls a horizontal list so that the current item is in its centre. `currentId` identifies the item, whose element
 * has `aria-current` or `aria-selected`.
 */
export function useScrollCurrentIntoView<E extends HTMLElement>(currentId: string): RefObject<E | null> {
  const listRef = useRef<E>(null)
  useEffect(() => {
    const itemBox = listRef.current?.querySelector(':is([aria-current], [aria-selected=true])')?.getBoundingClientRect()
    const listBox = listRef.current?.getBoundingClientRect()
    if (itemBox && listBox && listRef.current)
      listRef.current.scrollLeft += itemBox.left - listBox.left - (listBox.width - itemBox.width) / 2
  }, [currentId])
  return listRef
}
