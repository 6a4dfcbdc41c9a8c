import { type RefObject, useEffect, useRef } from 'react'

/**
 * A line that scrolls sideways shows what is chosen in its middle; `chosen` names it, and its element says so with
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
