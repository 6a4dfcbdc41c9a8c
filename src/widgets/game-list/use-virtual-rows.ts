import { startTransition, useLayoutEffect, useState, type RefObject } from 'react'
import { computeRenderedRange, type RenderedRange, type ListMetrics } from './virtual-rows.ts'

/** The initial range, before sizes are measured: all items. */
const initialRange: RenderedRange = { from: 0, to: Infinity, before: 0, after: 0 }

/** Returns the range of the `count` items that is near the viewport, and the space before and after it in pixels. */
export function useVirtualRows(list: RefObject<HTMLUListElement | null>, count: number): RenderedRange {
  const [range, setRange] = useState(initialRange)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    let frame = 0
    const updateRange = (): void => {
      frame = 0
      const next = computeRenderedRange(measureList(element, count))
      setRange((previous) =>
        previous.from === next.from && previous.to === next.to && previous.before === next.before && previous.after === next.after
          ? previous
          : next,
      )
    }
    // The rows within one screen of the viewport are already rendered, so a transition, which does not block scrolling,
    // is soon enough.
    const scheduleUpdate = (): void => void (frame ||= requestAnimationFrame(() => startTransition(updateRange)))
    updateRange()
    const observer = new ResizeObserver(scheduleUpdate)
    observer.observe(element)
    window.addEventListener('scroll', scheduleUpdate, { passive: true })
    window.addEventListener('resize', scheduleUpdate)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      window.removeEventListener('scroll', scheduleUpdate)
      window.removeEventListener('resize', scheduleUpdate)
    }
  }, [list, count])
  return range
}

function measureList(element: HTMLUListElement, count: number): ListMetrics {
  const { gridTemplateColumns, rowGap } = getComputedStyle(element)
  const itemHeight = element.firstElementChild?.getBoundingClientRect().height ?? 0
  return {
    count,
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: itemHeight === 0 ? 0 : itemHeight + (Number.parseFloat(rowGap) || 0),
    top: element.getBoundingClientRect().top,
    viewportHeight: window.innerHeight,
  }
}
