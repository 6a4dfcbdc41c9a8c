import { startTransition, useLayoutEffect, useState, type RefObject } from 'react'
import { virtualRows, type Rows, type Sizes } from './virtual-rows.ts'

/** Renders everything until sizes are known. */
const unknown: Rows = { from: 0, to: Infinity, before: 0, after: 0 }

/** Which of `count` items are near the viewport, and the space before and after them in pixels. */
export function useVirtualRows(list: RefObject<HTMLUListElement | null>, count: number): Rows {
  const [rows, setRows] = useState(unknown)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    let frame = 0
    const look = (): void => {
      frame = 0
      const next = virtualRows(measure(element, count))
      setRows((last) =>
        last.from === next.from && last.to === next.to && last.before === next.before && last.after === next.after ? last : next,
      )
    }
    // One screen is rendered ahead, so the next rows can be a transition, which does not block scrolling.
    const lookSoon = (): void => void (frame ||= requestAnimationFrame(() => startTransition(look)))
    look()
    const watch = new ResizeObserver(lookSoon)
    watch.observe(element)
    window.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      watch.disconnect()
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
    }
  }, [list, count])
  return rows
}

function measure(element: HTMLUListElement, count: number): Sizes {
  const { gridTemplateColumns, rowGap } = getComputedStyle(element)
  const item = element.firstElementChild?.getBoundingClientRect().height ?? 0
  return {
    count,
    columns: gridTemplateColumns.split(' ').length,
    row: item === 0 ? 0 : item + (Number.parseFloat(rowGap) || 0),
    top: element.getBoundingClientRect().top,
    screen: window.innerHeight,
  }
}
