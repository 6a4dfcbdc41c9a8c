import { Children, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useText } from '../../../engine/index.ts'
import { cx } from '../../../ui/controls/cx.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import styles from './layouts.module.css'

/** Whether a row of `count` items can be scrolled to either side. Measured after layout, to avoid forcing one. */
function useEnds(count: number): { row: RefObject<HTMLUListElement | null>; before: boolean; after: boolean } {
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ before: false, after: false })
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const look = (): void => {
      const at = Math.abs(element.scrollLeft)
      const next = { before: at > 2, after: at < element.scrollWidth - element.clientWidth - 2 }
      setEnds((last) => (last.before === next.before && last.after === next.after ? last : next))
    }
    const watch = new ResizeObserver(look)
    watch.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [count])
  return { row, ...ends }
}

/** A horizontal scroller: touch, wheel, focus, and a button at either end. */
export function Rail({
  className,
  label,
  children,
}: {
  readonly className: string
  readonly label: string
  readonly children: ReactNode
}): ReactNode {
  const { row, before, after } = useEnds(Children.count(children))
  const text = useText()
  const move = (way: 1 | -1): void => {
    const element = row.current
    if (!element) return
    const rtl = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollBy({ left: way * rtl * element.clientWidth * 0.85, behavior: 'smooth' })
  }
  return (
    <div className={styles['frame']}>
      {before && (
        <IconButton
          icon="previous"
          label={text('rail_back', { name: label })}
          className={cx(styles['arrow'], styles['back'])}
          onClick={() => move(-1)}
        />
      )}
      {after && (
        <IconButton
          icon="next"
          label={text('rail_on', { name: label })}
          className={cx(styles['arrow'], styles['on'])}
          onClick={() => move(1)}
        />
      )}
      <ul ref={row} aria-label={label} className={className}>
        {children}
      </ul>
    </div>
  )
}
