import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls the current item of a horizontal list to its centre; `chosen` identifies it, and its element has
 * `aria-current` or `aria-selected`.
 */
export function useCurrentInView<E extends HTMLElement>(chosen: string): RefObject<E | null> {
  const line = useRef<E>(null)
  useEffect(() => {
    const current = line.current?.querySelector(':is([aria-current], [aria-selected=true])')?.getBoundingClientRect()
    const around = line.current?.getBoundingClientRect()
    if (current && around && line.current) line.current.scrollLeft += current.left - around.left - (around.width - current.width) / 2
  }, [chosen])
  return line
}
