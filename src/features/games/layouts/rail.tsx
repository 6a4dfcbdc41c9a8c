import { Children, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useText } from '../../../engine/index.ts'
import { cx } from '../../../ui/controls/cx.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import styles from './layouts.module.css'

/**
 * Returns whether a row of `count` items can be scrolled towards its start and its end. Measures in an effect, so that
 * it forces no extra layout.
 */
function useScrollEnds(count: number): { row: RefObject<HTMLUListElement | null>; before: boolean; after: boolean } {
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ before: false, after: false })
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const update = (): void => {
      const position = Math.abs(element.scrollLeft)
      const next = { before: position > 2, after: position < element.scrollWidth - element.clientWidth - 2 }
      setEnds((previous) => (previous.before === next.before && previous.after === next.after ? previous : next))
    }
    const observer = new ResizeObserver(update)
    observer.observe(element)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [count])
  return { row, ...ends }
}

/** A row of items that scrolls by touch, wheel, keyboard focus, and a button at either end. */
export function Rail({
  className,
  label,
  children,
}: {
  readonly className: string
  readonly label: string
  readonly children: ReactNode
}): ReactNode {
  const { row, before, after } = useScrollEnds(Children.count(children))
  const text = useText()
  const scroll = (direction: 1 | -1): void => {
    const element = row.current
    if (!element) return
    const rtlSign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollBy({ left: direction * rtlSign * element.clientWidth * 0.85, behavior: 'smooth' })
  }
  return (
    <div className={styles['frame']}>
      {before && (
        <IconButton
          icon="previous"
          label={text('rail_back', { name: label })}
          className={cx(styles['arrow'], styles['previous'])}
          onClick={() => scroll(-1)}
        />
      )}
      {after && (
        <IconButton
          icon="next"
          label={text('rail_next', { name: label })}
          className={cx(styles['arrow'], styles['next'])}
          onClick={() => scroll(1)}
        />
      )}
      <ul ref={row} aria-label={label} className={className}>
        {children}
      </ul>
    </div>
  )
}
