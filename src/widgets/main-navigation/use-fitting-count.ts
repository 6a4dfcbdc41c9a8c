import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Assumed width of the "more" button in pixels, until it is rendered and measured. */
const assumedMoreWidth = 64

/**
 * Returns how many entries of a list fit into its row. Entries that do not fit must stay in the list, hidden, to be
 * measured. The attribute `data-measure` marks the entries, `data-more` the "more" button. Row, entries and button are
 * observed, since a font, a language or a badge that loads later changes widths. A hidden row keeps its last count; the
 * count is `undefined` until the first measurement.
 */
export function useFittingCount(count: number): { list: RefObject<HTMLUListElement | null>; fittingCount: number | undefined } {
  const list = useRef<HTMLUListElement>(null)
  const [fittingCount, setFittingCount] = useState<number>()
  const isCollapsed = fittingCount !== undefined && fittingCount < count
  useLayoutEffect(() => {
    const element = list.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const entries = [...element.querySelectorAll(':scope > [data-measure]')]
    const moreButton = element.querySelector(':scope > [data-more]')
    const updateCount = (): void => {
      const availableWidth = measureWidth(element)
      if (availableWidth === 0) return
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0
      setFittingCount(
        countFittingEntries(
          entries.map(measureWidth),
          gap,
          availableWidth,
          moreButton === null ? assumedMoreWidth : measureWidth(moreButton),
        ),
      )
    }
    updateCount()
    const observer = new ResizeObserver(updateCount)
    for (const observedElement of [element, ...entries, ...(moreButton === null ? [] : [moreButton])]) observer.observe(observedElement)
    return () => observer.disconnect()
  }, [count, isCollapsed])
  return { list, fittingCount }
}

const measureWidth = (element: Element): number => element.getBoundingClientRect().width

/**
 * Returns how many entries of these widths fit into a row, all in pixels. If not all fit, reserves space for
 * the "more" button.
 */
export function countFittingEntries(widths: readonly number[], gap: number, availableWidth: number, moreButtonWidth: number): number {
  const computeWidth = (count: number): number =>
    widths.slice(0, count).reduce((total, width) => total + width, 0) + gap * Math.max(0, count - 1)
  if (computeWidth(widths.length) <= availableWidth) return widths.length
  let count = widths.length - 1
  while (count > 0 && computeWidth(count) + gap + moreButtonWidth > availableWidth) count--
  return count
}
