import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { fitCount } from './fit-count.ts'

const MORE_WIDTH = 64

/**
 * How many children of a list fit into its row. The children that do not fit must stay in the list, hidden, so that they
 * can be measured; `data-measure` marks those that count. A row that is not shown keeps its last count; undefined until it has been measured.
 */
export function useFit(count: number): { list: RefObject<HTMLUListElement | null>; fits: number | undefined } {
  const list = useRef<HTMLUListElement>(null)
  const [fits, setFits] = useState<number>()
  useLayoutEffect(() => {
    const element = list.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = (): void => {
      if (element.clientWidth === 0) return
      const widths = [...element.querySelectorAll<HTMLElement>(':scope > [data-measure]')].map((child) => child.offsetWidth)
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0
      setFits(fitCount(widths, gap, element.clientWidth, MORE_WIDTH))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    document.fonts?.ready.then(measure, () => undefined)
    return () => watch.disconnect()
  }, [count])
  return { list, fits }
}
