import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import { throttle } from './timing.ts'

/** When an element counts as near. */
interface Nearness {
  /** Distance in viewport heights; 1 is the viewport itself. */
  readonly preload: number
  /** Fraction of it that must be near, from 0 to 1. */
  readonly threshold: number
  /** Interval between checks in milliseconds; elements that are only scrolled past do not count. */
  readonly throttleMs: number
}

/** Whether an element is, or has been, near the viewport. */
export function useInView<E extends HTMLElement>(
  eager: boolean,
  { preload, threshold, throttleMs }: Nearness,
): [inView: boolean, frame: RefObject<E | null>] {
  const frame = useRef<E>(null)
  const [inView, setInView] = useState(eager)
  useEffect(() => {
    const element = frame.current
    if (inView || !element) return
    let near = false
    const look = throttle(() => near && startTransition(() => setInView(true)), throttleMs)
    const watch = new IntersectionObserver(
      (entries) => {
        near = entries.at(-1)?.isIntersecting ?? near
        look.now()
      },
      { rootMargin: `${Math.round((preload - 1) * 100)}% 0px`, threshold },
    )
    watch.observe(element)
    return () => {
      look.stop()
      watch.disconnect()
    }
  }, [inView, preload, threshold, throttleMs])
  return [inView, frame]
}
