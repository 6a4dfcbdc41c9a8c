import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** What the button that holds the rest is taken to be wide, in pixels, until it stands and can be measured. */
const guessedMore = 64

/**
 * How many children of a list fit into its row. The children that do not fit must stay in the list, hidden, so that
 * they can be measured; `data-measure` marks those that count, `data-more` the button that holds the rest. They are
 * watched as the row is: a font, a language or a count that comes later makes them wider or narrower. A row that is not
 * shown keeps its last count; undefined until it has been measured.
 */
export function useFit(count: number): { list: RefObject<HTMLUListElement | null>; fits: number | undefined } {
  const list = useRef<HTMLUListElement>(null)
  const [fits, setFits] = useState<number>()
  const folded = fits !== undefined && fits < count
  useLayoutEffect(() => {
    const element = list.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const entries = [...element.querySelectorAll(':scope > [data-measure]')]
    const more = element.querySelector(':scope > [data-more]')
    const measure = (): void => {
      const available = widthOf(element)
      if (available === 0) return
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0
      setFits(fitCount(entries.map(widthOf), gap, available, more === null ? guessedMore : widthOf(more)))
    }
    measure()
    const watch = new ResizeObserver(measure)
    for (const part of [element, ...entries, ...(more === null ? [] : [more])]) watch.observe(part)
    return () => watch.disconnect()
  }, [count, folded])
  return { list, fits }
}

const widthOf = (element: Element): number => element.getBoundingClientRect().width

/**
 * How many entries of these widths stand in a row, in pixels. Where not all of them fit, the room for the "more" button
 * is taken off, so that the rest can stand behind it.
 */
export function fitCount(widths: readonly number[], gap: number, available: number, more: number): number {
  const sum = (count: number): number => widths.slice(0, count).reduce((total, width) => total + width, 0) + gap * Math.max(0, count - 1)
  if (sum(widths.length) <= available) return widths.length
  let count = widths.length - 1
  while (count > 0 && sum(count) + gap + more > available) count--
  return count
}
